import type { IncomingMessage } from 'node:http';

/** A request body that nobody has read yet. Guards run before it is; the body pipe reads it. */
export class UnreadBody {
  constructor(
    private readonly request: IncomingMessage,
    /** The Content-Type as sent; null when there was none. */
    readonly contentType: string | null,
    private readonly askToContinue: () => void,
  ) {}

  get contentEncoding(): string | null {
    return this.request.headers['content-encoding'] ?? null;
  }

  /** The announced length, bytes; null when the body is chunked or absent. */
  get announcedBytes(): number | null {
    const length = this.request.headers['content-length'];
    return length === undefined ? null : Number(length);
  }

  /** The bytes as they come. Asks a client that waits for it to go on first. */
  open(): IncomingMessage {
    this.askToContinue();
    return this.request;
  }
}
