import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** What is read and thrown away after a refusal, so that a client that is still sending gets to read it. */
const MOST_MS = 30_000;
const MOST_QUIET_MS = 5_000;
const MOST_BYTES = 256 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

const closing = new WeakSet<Socket>();

/** Whether the last answer of this connection is out: what still comes over it is no longer looked at. */
export const isClosing = (socket: Socket): boolean => closing.has(socket);

/**
 * Has the connection of a refused request end without a reset, should it end with this answer: closing it at
 * once, while bytes of the body are on their way, would have the client's side throw the answer away (RFC
 * 9112, 9.6).
 */
export function closeGently(request: IncomingMessage): void {
  const { socket } = request;
  // Node calls this when the last answer of a connection is out.
  socket.destroySoon = () => {
    request.resume();
    linger(socket);
  };
}

/**
 * Ends our side; reads on, and keeps nothing of it, until the client ends its side, falls quiet, or the
 * bounds are reached.
 */
export function linger(socket: Socket): void {
  closing.add(socket);
  socket.end();
  const startMs = performance.now();
  const startBytes = socket.bytesRead;
  let last = { atMs: startMs, bytes: startBytes };
  const timer = setInterval(() => {
    const nowMs = performance.now();
    if (socket.bytesRead > last.bytes) last = { atMs: nowMs, bytes: socket.bytesRead };
    const isOver =
      nowMs - startMs > MOST_MS || nowMs - last.atMs > MOST_QUIET_MS || last.bytes - startBytes > MOST_BYTES;
    if (isOver) socket.destroy();
  }, LOOK_EVERY_MS);
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearInterval(timer));
}
