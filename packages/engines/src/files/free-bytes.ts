import { statfsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { PRIVATE_FOLDER } from './private-modes.js';

/** Bytes that can still be written to the disk of a folder, which is made where it is missing. */
export async function freeBytesAt(dir: string): Promise<number> {
  await mkdir(dir, { recursive: true, mode: PRIVATE_FOLDER });
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

/** The same without waiting, for a folder that is there. */
export function freeBytesNow(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
