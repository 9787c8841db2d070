import { chmod, mkdir, opendir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StorageConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@clipwright/engines/files';

const OTHERS = 0o077;

/**
 * Closes the folders of media and temporary files to other accounts of this machine, at every start: earlier
 * versions left them open, and a restored backup may. With the folder closed nobody reaches what is in it, so
 * the files follow one by one beside the server's work.
 */
@Injectable()
export class PrivateFiles implements OnModuleInit {
  constructor(
    private readonly config: StorageConfig,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    const { dir, tempDir } = this.config;
    const folders = [dir, dirname(tempDir), tempDir];
    try {
      for (const folder of folders) await closeFolder(folder);
      void this.closeFiles(dir);
    } catch (error) {
      this.log.warn(
        'media may be read by other accounts of this machine: their folder belongs to somebody else, or its disk knows no rights',
        { error },
      );
    }
  }

  private async closeFiles(dir: string): Promise<void> {
    try {
      for await (const entry of await opendir(dir)) await closeFile(join(dir, entry.name));
    } catch (error) {
      this.log.warn('not every file of the media could be closed to other accounts', { error });
    }
  }
}

async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const { mode } = await stat(folder);
  if ((mode & OTHERS) !== 0) await chmod(folder, PRIVATE_FOLDER);
}

/** A file may be deleted meanwhile. */
async function closeFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() === true && (found.mode & OTHERS) !== 0)
    await chmod(file, PRIVATE_FILE).catch(ignoreGone);
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
