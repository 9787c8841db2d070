import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { StorageConfig } from '../../config/slices.js';
import { freeBytesAt } from './free-bytes.js';
import { type ByteRange, type ListedObject, ObjectStorage, type StoredObject } from './object-storage.js';

/** Tells a storage that has been written to from an empty folder. */
const MARK = '.clipwright';

/** Objects as files in one folder. A write goes to a temporary name beside the target and is renamed when it is on the disk. */
@Injectable()
export class DiskStorage extends ObjectStorage {
  constructor(private readonly config: StorageConfig) {
    super();
  }

  async checkWritable(): Promise<void> {
    const probe = join(this.config.dir, `probe-${hostname()}-${process.pid}.part`);
    await mkdir(this.config.dir, { recursive: true });
    await writeFile(probe, 'ok');
    await rm(probe, { force: true });
  }

  async put(key: string, localFile: string): Promise<void> {
    await this.write(key, (part) => moveOrCopy(localFile, part));
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    await this.write(key, (part) => writeFile(part, bytes));
  }

  async stat(key: string): Promise<StoredObject | null> {
    const found = await stat(this.pathOf(key)).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`;
    return { sizeBytes: found.size, etag, modifiedAt: found.mtime };
  }

  read(key: string, range: ByteRange): Readable {
    return createReadStream(this.pathOf(key), range);
  }

  async readAll(key: string): Promise<Uint8Array> {
    return await readFile(this.pathOf(key));
  }

  async *list(): AsyncIterable<ListedObject> {
    for await (const entry of await opendir(this.config.dir)) {
      const found = entry.name.startsWith('.') ? null : await stat(join(this.config.dir, entry.name)).catch(() => null);
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
    await mkdir(this.config.dir, { recursive: true });
    const part = `${this.pathOf(key)}.part`;
    try {
      await fill(part);
      await flush(part);
      await rename(part, this.pathOf(key));
      await writeFile(join(this.config.dir, MARK), '', { flag: 'a' });
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

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
