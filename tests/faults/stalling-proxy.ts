import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { atEndOfFile } from '../support/index.js';

/** An address, or the socket of a program on this machine. */
export type ProxyTarget = { readonly host: string; readonly port: number } | { readonly path: string };

/**
 * A TCP proxy on loopback that can fall silent, as a network does that drops every packet: nothing passes,
 * nothing is closed.
 */
export class StallingProxy {
  private readonly sockets = new Set<Socket>();
  private stalled = false;

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private target: ProxyTarget,
  ) {}

  static async before(target: ProxyTarget): Promise<StallingProxy> {
    const server = createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new StallingProxy(server, (server.address() as AddressInfo).port, target);
    server.on('connection', (socket) => proxy.forward(socket));
    atEndOfFile(() => proxy.close());
    return proxy;
  }

  /** The same database by way of this proxy. */
  through(url: string): string {
    const through = new URL(url);
    through.host = `127.0.0.1:${this.port}`;
    return through.href;
  }

  /** From now on nothing passes. */
  stall(): void {
    this.stalled = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was held back goes on. */
  resume(): void {
    this.stalled = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Cuts every connection off, as a peer does that comes up again and knows of none. */
  reset(): void {
    // A Unix socket, which knows no reset, may stand on the far side.
    for (const socket of this.sockets)
      if (socket.remoteFamily === undefined) socket.destroy();
      else socket.resetAndDestroy();
  }

  /** Cuts every connection off, and leads new ones elsewhere, as an address does that another machine has taken over. */
  moveTo(target: ProxyTarget): void {
    this.target = target;
    this.reset();
  }

  private forward(socket: Socket): void {
    const upstream = connect(this.target);
    this.join(socket, upstream);
    this.join(upstream, socket);
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => to.destroy());
    from.on('end', () => to.end());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.stalled) from.pause();
  }

  private async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
