import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StorageConfig } from '../../../config/slices.js';

/** Bytes and SHA-256 of a local file. */
export interface FileFacts {
  readonly bytes: number;
  readonly hash: Buffer;
}

/** Temporary files of this worker process, in a folder named for its process id. What dead workers left is removed at start. */
@Injectable()
export class WorkFiles implements OnModuleInit {
  private readonly dir: string;

  constructor(private readonly config: StorageConfig) {
    this.dir = join(config.tempDir, String(process.pid));
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.config.tempDir, { recursive: true });
    const left = (await readdir(this.config.tempDir)).filter((name) => name === String(process.pid) || !isAlive(Number(name)));
    await Promise.all(left.map((name) => rm(join(this.config.tempDir, name), { recursive: true, force: true })));
    await mkdir(this.dir, { recursive: true });
  }

  /** Writes a stream to a file of its own, and runs `use` with it; the file is gone afterwards unless it was moved. */
  async with<Result>(name: string, source: ReadableStream<Uint8Array>, use: (file: string) => Promise<Result>): Promise<Result> {
    const file = join(this.dir, name);
    try {
      await pipeline(Readable.fromWeb(source), createWriteStream(file));
      return await use(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  async factsOf(file: string): Promise<FileFacts> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return { bytes: (await stat(file)).size, hash: hash.digest() };
  }
}

/** Whether a process with this id runs; ids of other users count as running. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
