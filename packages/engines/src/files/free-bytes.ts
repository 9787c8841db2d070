import { type StatsFs, statfsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { PRIVATE_FOLDER } from './private-modes.js';

/** Bytes that can still be written to the disk of a folder, which is made where it is missing. */
export async function freeBytesAt(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir).catch(() => statfsOfNew(dir));
  return bavail * bsize;
}

/** Every admission asks twice, and the folder is missing once. */
async function statfsOfNew(dir: string): Promise<StatsFs> {
  await mkdir(dir, { recursive: true, mode: PRIVATE_FOLDER });
  return await statfs(dir);
}

/** The same without waiting, for a folder that is there. */
export function freeBytesNow(dir: string): number {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
}
