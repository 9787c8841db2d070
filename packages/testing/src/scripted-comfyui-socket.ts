import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const BINARY = 0x82;

/** The server's side of one WebSocket, as far as a server that only speaks needs one. */
export class SpeakingSocket {
  readonly clientId: string;

  constructor(
    request: IncomingMessage,
    private readonly stream: Duplex,
  ) {
    this.clientId = new URL(request.url ?? '', 'http://localhost').searchParams.get('clientId') ?? '';
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    stream.on('error', () => stream.destroy());
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    // What the other side says is not listened to; that it goes is answered by going too.
    stream.on('data', () => stream.end());
  }

  say(message: unknown): void {
    this.send(TEXT, Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** A picture of the work in progress, say. */
  sayBytes(bytes: Uint8Array): void {
    this.send(BINARY, Buffer.from(bytes));
  }

  /** The connection ends without a word. */
  drop(): void {
    this.stream.destroy();
  }

  private send(kind: number, body: Buffer): void {
    const head =
      body.length < 126
        ? Buffer.from([kind, body.length])
        : Buffer.from([kind, 126, body.length >> 8, body.length & 0xff]);
    if (!this.stream.destroyed) this.stream.write(Buffer.concat([head, body]));
  }
}
