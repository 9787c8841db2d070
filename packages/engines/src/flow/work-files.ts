import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../files/private-modes.js';
import { withinReserve } from '../files/reserve-guard.js';

/** Bytes and SHA-256 of a local file. */
export interface FileFacts {
  readonly bytes: number;
  readonly hash: Buffer;
}

/** What an engine brings, and when that is wanted no more. */
export interface WorkSource {
  /** Name of the file that it goes to. */
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
  readonly signal: AbortSignal;
}

export interface WorkFilesConfig {
  /** A folder of this host among those of others: process ids of two containers may be the same. */
  readonly tempDir: string;
  /** Kept free on its disk. */
  readonly reserveBytes: number;
  /** What an attempt may take. */
  readonly deadlineMs: number;
}

/** No attempt takes this long: what other hosts left for longer is nobody's. */
const OTHER_HOSTS_KEEP_MS = 2 * 86_400_000;

/**
 * Temporary files of this worker process, in a folder of its host and its process id. What dead workers left
 * is removed at start, and by every sweep.
 */
export class WorkFiles {
  private readonly dir: string;

  constructor(private readonly config: WorkFilesConfig) {
    this.dir = join(config.tempDir, String(process.pid));
  }

  /** Once, before the first file. */
  async open(): Promise<void> {
    await mkdir(this.config.tempDir, { recursive: true, mode: PRIVATE_FOLDER });
    await rm(this.dir, { recursive: true, force: true });
    await this.removeDead();
    await mkdir(this.dir, { recursive: true, mode: PRIVATE_FOLDER });
  }

  /**
   * Removes what dead workers have left, and what has lain in our own folder for longer than an attempt may
   * take: its owner has ended.
   */
  async sweep(nowMs: number): Promise<void> {
    await mkdir(this.dir, { recursive: true, mode: PRIVATE_FOLDER });
    await this.removeDead();
    await removeOld(this.dir, nowMs - this.config.deadlineMs);
  }

  /**
   * Writes a stream to a file of its own, and runs `use` with it; the file is gone afterwards unless it was
   * moved. The stream is let go of in any case.
   */
  async with<Result>(
    { name, stream, signal }: WorkSource,
    use: (file: string) => Promise<Result>,
  ): Promise<Result> {
    const file = join(this.dir, name);
    // What is told while nobody reads is told too late to matter.
    const source = Readable.fromWeb(stream).on('error', () => undefined);
    try {
      // Another host may have taken an idle folder for one that was left.
      await mkdir(this.dir, { recursive: true, mode: PRIVATE_FOLDER });
      await pipeline(
        source,
        withinReserve(this.dir, this.config.reserveBytes),
        createWriteStream(file, { mode: PRIVATE_FILE }),
        { signal },
      );
      return await use(file);
    } finally {
      source.destroy();
      await rm(file, { force: true });
    }
  }

  async factsOf(file: string): Promise<FileFacts> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return { bytes: (await stat(file)).size, hash: hash.digest() };
  }

  /** Whether a process of another host lives can't be asked, so only age tells. */
  private async removeDead(): Promise<void> {
    const all = dirname(this.config.tempDir);
    const others = (await readdir(all))
      .filter((name) => name !== basename(this.config.tempDir))
      .map((name) => join(all, name));
    await Promise.all([removeDeadPids(this.config.tempDir), ...others.map(removeGoneHost)]);
  }
}

async function removeDeadPids(host: string): Promise<void> {
  const left = (await readdir(host)).filter((name) => !isAlive(Number(name)));
  await Promise.all(left.map((name) => rm(join(host, name), { recursive: true, force: true })));
}

/** Removes what is old below another host's folder, and the folder itself once it is empty. */
async function removeGoneHost(host: string): Promise<void> {
  await removeOld(host, Date.now() - OTHER_HOSTS_KEEP_MS);
  await rmdir(host).catch(() => undefined);
}

async function removeOld(dir: string, untilMs: number): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const modifiedAtMs = await stat(join(dir, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (modifiedAtMs < untilMs) await rm(join(dir, name), { recursive: true, force: true });
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
