import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolderOf } from '@clipwright/engines/files';
import { EmbeddedPostgresError } from './postgres-failure.js';

/** Stands in a home from the first moment of a restore to its last. */
export const restoreMark = (homeDir: string): string => join(homeDir, 'restoring');

export async function markRestore(homeDir: string): Promise<void> {
  await mkdir(homeDir, { recursive: true, mode: 0o700 });
  await writeFile(restoreMark(homeDir), '', { mode: 0o600 });
  await syncFolderOf(restoreMark(homeDir));
}

export async function unmarkRestore(homeDir: string): Promise<void> {
  await rm(restoreMark(homeDir), { force: true });
  await syncFolderOf(restoreMark(homeDir));
}

/** @throws EmbeddedPostgresError in a home whose restore has not come to its end */
export function refuseHalfRestored(homeDir: string): void {
  if (!existsSync(restoreMark(homeDir))) return;
  throw new EmbeddedPostgresError(
    `A restore into ${homeDir} is under way or was cut off, so it holds only a part of a backup. Run "clipwright restore" once more: it begins anew.`,
  );
}
