import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createTarPacker } from 'modern-tar';
import { MANIFEST, type Manifest } from './backup-format.js';

const PRIVATE = 0o600;

/** The parts of a manifest that only the writer knows. */
type Sealed = 'entries' | 'bytes' | 'sha256';

/**
 * A tar archive as it is written: entries, and at last a manifest that proves them. What is added waits until it is taken, so
 * that no more than a few MiB are in memory.
 */
export class BackupWriter {
  readonly stream: Readable;
  private readonly hash = createHash('sha256');
  private readonly packer = createTarPacker();
  private entries = 0;
  private bytes = 0;

  constructor(private readonly madeAt: Date) {
    this.stream = Readable.fromWeb(this.packer.readable as NodeStream<Uint8Array>);
  }

  /** Exactly `size` bytes. */
  async add(
    name: string,
    size: number,
    body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    this.hash.update(entryHead(name, size));
    const writer = this.packer.controller.add({ name, size, mode: PRIVATE, mtime: this.madeAt }).getWriter();
    for await (const piece of body) {
      this.hash.update(piece);
      await writer.write(piece);
    }
    await writer.close();
    this.entries += 1;
    this.bytes += size;
  }

  async finish(facts: Omit<Manifest, Sealed>): Promise<Manifest> {
    const sealed = { entries: this.entries, bytes: this.bytes, sha256: this.hash.digest('hex') };
    const manifest = { ...facts, ...sealed };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const last = this.packer.controller.add({
      name: MANIFEST,
      size: text.byteLength,
      mode: PRIVATE,
      mtime: this.madeAt,
    });
    const writer = last.getWriter();
    await writer.write(text);
    await writer.close();
    this.packer.controller.finalize();
    return manifest;
  }

  /** Ends the stream so that nobody takes what came for a whole backup. */
  fail(error: unknown): void {
    this.packer.controller.error(error);
  }
}

/** What is hashed before the bytes of an entry: one can't be cut elsewhere or called otherwise. */
export const entryHead = (name: string, size: number): string => `${name}\0${size}\0`;
