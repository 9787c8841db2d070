import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** The server's side of a WebSocket that can wait until the other side has read what was said. */
export class ReplaySocket {
  private readonly pongs: (() => void)[] = [];

  constructor(
    request: IncomingMessage,
    private readonly stream: Duplex,
  ) {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    stream.on('error', () => stream.destroy());
    stream.on('close', () => this.pongs.splice(0).forEach((heard) => heard()));
    stream.on('data', (frame: Buffer) => this.heard(frame));
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
  }

  say(message: unknown): void {
    this.send(TEXT, Buffer.from(JSON.stringify(message)));
  }

  /** Resolves when all that was said has been read, or when nobody listens any more. */
  async read(): Promise<void> {
    if (this.stream.destroyed) return;
    await new Promise<void>((heard) => {
      this.pongs.push(heard);
      this.send(PING, Buffer.alloc(0));
    });
  }

  drop(): void {
    this.stream.destroy();
  }

  /** The other side says nothing but that it has read, and goodbye. */
  private heard(frame: Buffer): void {
    if (frame[0] === PONG) this.pongs.shift()?.();
    else this.stream.end();
  }

  private send(kind: number, body: Buffer): void {
    const head =
      body.length < 126
        ? Buffer.from([kind, body.length])
        : Buffer.from([kind, 126, body.length >> 8, body.length & 0xff]);
    if (!this.stream.destroyed) this.stream.write(Buffer.concat([head, body]));
  }
}
