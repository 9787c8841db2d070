import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@clipwright/engines/files';

export interface Move {
  readonly from: ObjectStorage;
  readonly to: ObjectStorage;
  /** A folder for one file at a time. */
  readonly tempDir: string;
  /** Told after each file. */
  readonly onFile: (moved: Moved) => void;
}

export interface Moved {
  readonly copied: number;
  readonly bytes: number;
  /** Were there already: an earlier run copied them. */
  readonly present: number;
  /** Were deleted while this went on, or have nothing in them. */
  readonly gone: number;
}

/**
 * Copies every file that is not there yet, reads each copy back and compares; nothing is removed where it was. It may be
 * ended at any time: a later run goes on. @throws Error of a copy that is not what was sent
 */
export async function moveFiles({ from, to, tempDir, onFile }: Move): Promise<Moved> {
  await to.checkWritable();
  let moved: Moved = { copied: 0, bytes: 0, present: 0, gone: 0 };
  for await (const { key } of from.list()) {
    if (key.endsWith(UNFINISHED)) continue;
    const outcome = await moveFile({ key, from, to, file: join(tempDir, `moving-${process.pid}`) });
    moved = countedIn(moved, outcome);
    onFile(moved);
  }
  return moved;
}

/** How the name of a file ends that is still being written. */
const UNFINISHED = '.part';

type Outcome = 'present' | 'gone' | { readonly bytes: number };

function countedIn(moved: Moved, outcome: Outcome): Moved {
  if (typeof outcome === 'string') return { ...moved, [outcome]: moved[outcome] + 1 };
  return { ...moved, copied: moved.copied + 1, bytes: moved.bytes + outcome.bytes };
}

async function moveFile({
  key,
  from,
  to,
  file,
}: {
  key: string;
  from: ObjectStorage;
  to: ObjectStorage;
  file: string;
}): Promise<Outcome> {
  const [source, target] = await Promise.all([from.stat(key), to.stat(key)]);
  if (source === null || source.sizeBytes === 0) return 'gone';
  const whole = { start: 0, end: source.sizeBytes - 1 };
  if (target?.sizeBytes === source.sizeBytes) return 'present';
  try {
    await pipeline(from.read(key, whole), createWriteStream(file, { mode: 0o600 }));
    const sent = await hashOf(createReadStream(file));
    await to.put(key, file);
    if ((await hashOf(to.read(key, whole))) === sent) return { bytes: source.sizeBytes };
    await to.remove(key);
    throw new Error(`${key} came back otherwise than it was sent, and was removed there.`);
  } catch (error) {
    if ((await from.stat(key)) === null) return 'gone';
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}
