/** Reads a stream of chunks by numbers of bytes. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** That many bytes, fewer only at the end. */
  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    let taken = 0;
    for await (const part of this.pass(count)) {
      parts.push(part);
      taken += part.length;
    }
    return Buffer.concat(parts, taken);
  }

  /** That many bytes as they come, fewer only at the end. */
  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const next = await this.next();
      if (next.length === 0) return;
      const part = next.subarray(0, left);
      this.rest = next.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private async next(): Promise<Buffer> {
    if (this.rest.length > 0) return this.rest;
    for (;;) {
      const { value, done } = await this.chunks.next();
      if (done === true) return Buffer.alloc(0);
      if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  }
}
