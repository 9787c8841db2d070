const MEBIBYTE = 1024 * 1024;

/** As large as a route that takes an image takes it. */
export const LARGEST_BYTES = 15 * MEBIBYTE;

/** An object of a million and more keys, which is slow to read and slow to look through. */
export function manyKeys(bytes: number): Buffer {
  const parts = ['{"prompt":"a"'];
  for (let size = parts[0]?.length ?? 0, at = 0; size < bytes - 16; at += 1) {
    const part = `,"k${at}":1`;
    parts.push(part);
    size += part.length;
  }
  return Buffer.from(`${parts.join('')}}`);
}

/** Arrays in arrays, each of which takes some sixty bytes of memory for two of JSON. */
export function deeplyNested(bytes: number): Buffer {
  const depth = Math.floor((bytes - 24) / 2);
  return Buffer.from(`{"prompt":"a","x":${'['.repeat(depth)}${']'.repeat(depth)}}`);
}

/** A long text that is blank but for its end. */
export const blankPrompt = (bytes: number): Buffer => Buffer.from(`{"prompt":"${' '.repeat(bytes - 16)}a"}`);
