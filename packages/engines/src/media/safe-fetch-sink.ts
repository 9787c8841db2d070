import { open, rm, type FileHandle } from 'node:fs/promises';
import type { BeforeWriting } from '../files/reserve-guard.js';

/** Where a body goes, chunk by chunk. */
export interface Sink {
  write(chunk: Uint8Array): Promise<void> | void;
}

/** Holds a body in memory; the reader before it sees to the limit. */
export function keepBytes(): Sink & { bytes(): Uint8Array } {
  const chunks: Uint8Array[] = [];
  return { write: (chunk) => void chunks.push(chunk), bytes: () => Buffer.concat(chunks) };
}

/** Where a file is to be written; `before` may refuse a piece. */
export interface NewFile {
  readonly path: string;
  readonly before?: BeforeWriting;
}

/**
 * Fills a file that must not exist yet and says its size in bytes; whatever goes wrong, no half file stays.
 */
export async function writeFileOnce(
  { path, before }: NewFile,
  fill: (sink: Sink) => Promise<void>,
): Promise<number> {
  const file = await open(path, 'wx');
  try {
    return await fillAndClose(file, { fill, before });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function fillAndClose(
  file: FileHandle,
  { fill, before }: { fill: (sink: Sink) => Promise<void>; before: BeforeWriting | undefined },
): Promise<number> {
  let sizeBytes = 0;
  const write = async (chunk: Uint8Array) => {
    await before?.(chunk.byteLength);
    await file.writeFile(chunk);
    sizeBytes += chunk.byteLength;
  };
  try {
    await fill({ write });
    return sizeBytes;
  } finally {
    await file.close();
  }
}
