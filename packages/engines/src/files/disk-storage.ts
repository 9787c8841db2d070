import { createReadStream } from 'node:fs';
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFile, syncFolderOf } from './durable.js';
import { freeBytesAt } from './free-bytes.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-modes.js';
import { type ByteRange, type ListedObject, ObjectStorage, type StoredObject } from './object-storage.js';

/** Tells a storage that has been written to from an empty folder. */
const MARK = '.clipwright';

/**
 * Objects as files in one folder. A write goes to a temporary name beside the target and is renamed when it
 * is on the disk.
 */
export class DiskStorage extends ObjectStorage {
  constructor(private readonly config: { readonly dir: string }) {
    super();
  }

  async checkWritable(): Promise<void> {
    const probe = join(this.config.dir, `probe-${hostname()}-${process.pid}.part`);
    await mkdir(this.config.dir, { recursive: true, mode: PRIVATE_FOLDER });
    await writeFile(probe, 'ok', { mode: PRIVATE_FILE });
    await rm(probe, { force: true });
  }

  async put(key: string, localFile: string): Promise<void> {
    await this.write(key, (part) => moveOrCopy(localFile, part));
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    await this.write(key, (part) => writeFile(part, bytes, { mode: PRIVATE_FILE }));
  }

  async stat(key: string): Promise<StoredObject | null> {
    const found = await stat(this.pathOf(key)).catch(() => null);
    if (found === null || !found.isFile()) return null;
    // A key is given to one content and never again, so it tells versions apart, also after a restore, which
    // changes times.
    return { sizeBytes: found.size, etag: `"${key}-${found.size.toString(16)}"`, modifiedAt: found.mtime };
  }

  async missingAmong(keys: readonly string[]): Promise<string[]> {
    const found = await Promise.all(keys.map((key) => this.stat(key)));
    return keys.filter((_, at) => found[at] === null);
  }

  read(key: string, range: ByteRange): Readable {
    return createReadStream(this.pathOf(key), range);
  }

  async readAll(key: string): Promise<Uint8Array> {
    return await readFile(this.pathOf(key));
  }

  async *list(): AsyncIterable<ListedObject> {
    for await (const entry of await opendir(this.config.dir)) {
      const found = entry.name.startsWith('.')
        ? null
        : await stat(join(this.config.dir, entry.name)).catch(() => null);
      if (found?.isFile() === true) yield { key: entry.name, modifiedAt: found.mtime };
    }
  }

  async freeBytes(): Promise<number> {
    return await freeBytesAt(this.config.dir);
  }

  async isFamiliar(): Promise<boolean> {
    return (await stat(join(this.config.dir, MARK)).catch(() => null)) !== null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private async write(key: string, fill: (part: string) => Promise<void>): Promise<void> {
    await mkdir(this.config.dir, { recursive: true, mode: PRIVATE_FOLDER });
    const part = `${this.pathOf(key)}.part`;
    try {
      await fill(part);
      await chmod(part, PRIVATE_FILE);
      await syncFile(part);
      await rename(part, this.pathOf(key));
      await writeFile(join(this.config.dir, MARK), '', { flag: 'a', mode: PRIVATE_FILE });
      await syncFolderOf(part);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  private pathOf(key: string): string {
    if (basename(key) !== key || key.startsWith('.')) throw new Error('a storage key is a plain file name');
    return join(this.config.dir, key);
  }
}

/** A rename where both are on one disk, else a copy. */
async function moveOrCopy(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await rm(from, { force: true });
  }
}
