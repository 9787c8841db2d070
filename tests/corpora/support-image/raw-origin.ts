import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

/** A server that says on the wire exactly what it is told to. */
export interface RawOrigin {
  readonly port: number;
  /** Requests whose head arrived whole. */
  readonly requests: () => number;
  readonly close: () => void;
}

/** What to do with a connection once the head of a request, which comes with it, has arrived. */
export type Behave = (socket: Socket, request: string) => void;

/** Opens on a free loopback port, with TLS when it is given options for it. */
export async function openRawOrigin(behave: Behave, tls: TlsOptions | null): Promise<RawOrigin> {
  const open = new Set<Socket>();
  let requests = 0;
  const onConnection = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    let head = '';
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      requests += 1;
      const request = head;
      head = '';
      behave(socket, request);
    });
  };
  const server: Server = tls ? createTlsServer(tls, onConnection) : createServer(onConnection);
  server.on('tlsClientError', (_error, socket: Socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, requests: () => requests, close };
}

/**
 * Writes a block again and again, minding backpressure, until the other side has had enough or `total` bytes
 * went out.
 */
export function flood(socket: Socket, block: Buffer | string, total = Infinity): void {
  let left = total;
  const writeOn = () => {
    while (left > 0 && !socket.destroyed) {
      left -= block.length;
      if (!socket.write(block)) return;
    }
  };
  socket.on('drain', writeOn);
  writeOn();
}

/** Writes one byte per interval until the other side has had enough. */
export function drip(socket: Socket, text: string, intervalMs: number): void {
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= text.length) return clearInterval(timer);
    socket.write(text.charAt(at));
    at += 1;
  }, intervalMs);
  socket.on('close', () => clearInterval(timer));
}
