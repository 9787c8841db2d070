import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { atEndOfFile } from './left-behind.js';

/**
 * Before several servers: each connection goes to the next of them, whoever it comes from, and is passed on
 * byte by byte. It ends with the file.
 */
export class FrontDoor {
  private readonly ports: number[] = [];
  private readonly open = new Set<Socket>();
  private turn = 0;

  private constructor(private readonly server: Server) {
    server.on('connection', (caller: Socket) => this.passOn(caller));
  }

  static async start(): Promise<FrontDoor> {
    // A caller that has said all may still be read to.
    const server = createServer({ allowHalfOpen: true, noDelay: true }).listen(0, '127.0.0.1');
    const door = new FrontDoor(server);
    await once(server, 'listening');
    atEndOfFile(() => door.close());
    return door;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on these have the turns. */
  leadTo(ports: readonly number[]): void {
    this.ports.splice(0, Infinity, ...ports);
  }

  private passOn(caller: Socket): void {
    const port = this.ports[this.turn++ % this.ports.length];
    if (port === undefined) return void caller.destroy();
    const server = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const [one, other] of [
      [caller, server],
      [server, caller],
    ] as const) {
      this.open.add(one);
      one.on('error', () => undefined);
      one.pipe(other);
      one.once('close', () => {
        this.open.delete(one);
        if (!other.writableFinished) other.destroy();
      });
    }
  }

  private async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.open) socket.destroy();
    await closed;
  }
}
