import { BodyTooLargeError } from '@clipwright/core/errors';
import type { IncomingMessage } from 'node:http';

/** What a body needs to be read. */
export interface BodyDoor {
  /** The Content-Type as sent; null when there was none. */
  readonly contentType: string | null;
  /** What its route takes, bytes. */
  readonly limitBytes: number;
  /** Resolves when there is room for so many bytes, to what gives it back. */
  readonly takeRoom: (bytes: number) => Promise<() => void>;
  readonly askToContinue: () => void;
  /** Calls back when the answer is out, or the client gone. */
  readonly atEnd: (callBack: () => void) => void;
}

/** A request body that nobody has read yet. Guards run before it is; the body pipe reads it. */
export class UnreadBody {
  private giveBack: (() => void) | null = null;
  private isOver = false;
  private mayBeRead: () => void = () => undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly door: BodyDoor,
  ) {}

  get contentType(): string | null {
    return this.door.contentType;
  }

  get limitBytes(): number {
    return this.door.limitBytes;
  }

  get contentEncoding(): string | null {
    return this.request.headers['content-encoding'] ?? null;
  }

  /**
   * A check that may still refuse it, by throwing, once its media type and announced size are known to be
   * right.
   */
  beforeReading(check: () => void): void {
    this.mayBeRead = check;
  }

  /**
   * The bytes as they come, once there is room for all that were announced, or else for all that the route
   * takes. Asks a client that waits for it to go on first.
   * @throws BodyTooLargeError when more is announced than the route takes, BusyError
   */
  async open(): Promise<IncomingMessage> {
    const bytes = this.announcedBytes ?? this.limitBytes;
    if (bytes > this.limitBytes) throw this.tooLarge();
    this.mayBeRead();
    this.door.atEnd(() => this.end());
    this.giveBack = await this.door.takeRoom(bytes);
    if (this.isOver) this.release();
    this.door.askToContinue();
    return this.request;
  }

  /**
   * All bytes, refused as soon as they are more than the limit; then the rest is left to come, so that the
   * refusal can be read.
   */
  async read(): Promise<Buffer> {
    const source = await this.open();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > this.limitBytes) throw this.tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  }

  tooLarge(): BodyTooLargeError {
    return new BodyTooLargeError({ limitBytes: this.limitBytes });
  }

  /** Gives its room back: nobody holds its bytes any longer. */
  release(): void {
    this.giveBack?.();
    this.giveBack = null;
  }

  /** Whatever became of the body, its room is free again, also that which comes later. */
  private end(): void {
    this.isOver = true;
    this.release();
  }

  /** The announced length, bytes; null when the body is chunked or absent. */
  private get announcedBytes(): number | null {
    const length = this.request.headers['content-length'];
    return length === undefined ? null : Number(length);
  }
}
