import { type EngineError, isEngineError } from '@clipwright/core/engine';
import { lost, unusable } from './openai-videos.errors.js';

const REOPENED_AT_MOST = 3;

export interface ContentOptions {
  /** Opens the file from its beginning. */
  readonly open: () => Promise<ReadableStream<Uint8Array>>;
  readonly maxBytes: number;
  /** How long a read may take. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

/**
 * A video's bytes: bounded, and opened anew when the connection breaks in the middle. Rejects where it can't
 * be opened at first.
 */
export async function contentStream(options: ContentOptions): Promise<ReadableStream<Uint8Array>> {
  const content = new Content(options, (await options.open()).getReader());
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const part = await content.next();
        if (part === null) controller.close();
        else controller.enqueue(part);
      },
      cancel: (reason) => content.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** A file that is read once, over as many connections as it takes. */
class Content {
  private given = 0;
  private reopened = 0;
  /** Bytes of the current connection that were given already, over an earlier one. */
  private skip = 0;

  constructor(
    private readonly options: ContentOptions,
    private reader: ReadableStreamDefaultReader<Uint8Array>,
  ) {}

  /** The next part, or null at the end. */
  async next(): Promise<Uint8Array | null> {
    for (;;) {
      const part = await this.read();
      if (part === null) return null;
      const fresh = part.subarray(this.skip);
      this.skip = Math.max(this.skip - part.length, 0);
      this.given += fresh.length;
      if (this.given > this.options.maxBytes) throw await this.tooLarge();
      if (fresh.length > 0) return fresh;
    }
  }

  async cancel(reason?: unknown): Promise<void> {
    await this.reader.cancel(reason).catch(() => undefined);
  }

  private async read(): Promise<Uint8Array | null> {
    try {
      const { done, value } = await inTime(this.reader.read(), this.options);
      return done ? this.ended() : value;
    } catch (error) {
      await this.cancel(error);
      this.options.signal.throwIfAborted();
      await this.reopen(error);
      return await this.read();
    }
  }

  /** A file that is shorter the second time is not the same file. */
  private ended(): null {
    if (this.skip > 0) throw unusable('its file changed while it was read');
    return null;
  }

  private async reopen(cause: unknown): Promise<void> {
    if (isEngineError(cause)) throw cause;
    this.reopened += 1;
    if (this.reopened > REOPENED_AT_MOST) throw lost('the connection breaks whenever it is downloaded');
    this.reader = (await this.options.open()).getReader();
    this.skip = this.given;
  }

  private async tooLarge(): Promise<EngineError> {
    await this.cancel();
    return unusable(`it is larger than ${this.options.maxBytes} bytes`);
  }
}

/** A read, or a rejection when it takes too long or the signal fires. */
async function inTime<T>(read: Promise<T>, { idleMs, signal }: ContentOptions): Promise<T> {
  let stop: (() => void) | undefined;
  const end = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('no byte came in time')), idleMs);
    const aborted = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', aborted, { once: true });
    if (signal.aborted) aborted();
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
    };
  });
  try {
    return await Promise.race([read, end]);
  } finally {
    stop?.();
  }
}
