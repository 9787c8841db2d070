import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfFile } from './left-behind.js';

/** A new folder, removed after the file. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `clipwright-${name}-`));
  atEndOfFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
