import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const lastBackup = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number() });

/** The newest whole backup that was made of this home; kept in it, for `doctor` and the metrics. */
export type LastBackup = z.infer<typeof lastBackup>;

const fileIn = (home: string): string => join(home, 'last-backup.json');

/** Null where none was made, or nobody can tell. */
export async function readLastBackup(home: string): Promise<LastBackup | null> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(fileIn(home), 'utf8')));
  } catch {
    return null;
  }
}

export async function noteBackup(home: string, made: LastBackup): Promise<void> {
  const draft = `${fileIn(home)}.draft`;
  await writeFile(draft, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  await rename(draft, fileIn(home));
}
