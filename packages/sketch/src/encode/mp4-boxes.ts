import { open, type FileHandle } from 'node:fs/promises';

/** The top-level boxes of an mp4 in order, by type. Empty when the file is no such thing. */
export async function topLevelBoxes(file: string): Promise<string[]> {
  const handle = await open(file, 'r');
  try {
    return await readBoxes(handle);
  } finally {
    await handle.close();
  }
}

async function readBoxes(handle: FileHandle): Promise<string[]> {
  const { size } = await handle.stat();
  const types: string[] = [];
  const header = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size && types.length < 64;) {
    const { bytesRead } = await handle.read(header, 0, 16, at);
    const length = boxLength(header, size - at);
    if (bytesRead < 8 || length < 8) return types;
    types.push(header.toString('latin1', 4, 8));
    at += length;
  }
  return types;
}

// 1 says that a 64-bit length follows, 0 that the box runs to the end.
function boxLength(header: Buffer, left: number): number {
  const short = header.readUInt32BE(0);
  if (short === 1) return Number(header.readBigUInt64BE(8));
  return short === 0 ? left : short;
}

/** Whether there are boxes of words beside the media and its index, as authors' tools write them. */
export const hasWords = (boxes: readonly string[]): boolean =>
  boxes.includes('uuid') || boxes.includes('meta');

/** Whether the index stands before the media. */
export function isFastStart(boxes: readonly string[]): boolean {
  const moov = boxes.indexOf('moov');
  const mdat = boxes.indexOf('mdat');
  return moov >= 0 && mdat >= 0 && moov < mdat;
}
