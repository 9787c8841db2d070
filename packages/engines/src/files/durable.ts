import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Resolves once the bytes of a file are on the disk, whatever power does afterwards. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Resolves once the names in the folder that a file or folder stands in are on the disk: a rename is lost
 * with the power until then.
 */
export async function syncFolderOf(path: string): Promise<void> {
  // Windows opens no folder, and writes names down by itself.
  if (process.platform === 'win32') return;
  const handle = await open(dirname(path), 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
