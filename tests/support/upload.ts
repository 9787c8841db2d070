import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer } from './call.js';
import { parseHttpAnswers } from './parse-http-answers.js';

export interface Upload {
  /** Request line and headers, without the empty line. */
  readonly head: readonly string[];
  /** How much is sent after the head; Infinity: for as long as the other side lets us. */
  readonly bytes: number;
  /** In chunks of the transfer coding, in place of as it is. */
  readonly chunked?: boolean;
  /**
   * Answers are read while the body is sent. Otherwise after it, as simple clients do: a reset then takes the
   * answer away.
   */
  readonly readsMeanwhile?: boolean;
}

/**
 * What became of an upload: how many bytes the connection took after the head, how it broke, if it did, and
 * what was read.
 */
export interface Uploaded {
  readonly sent: number;
  readonly broken: string | null;
  readonly answers: readonly Answer[];
}

const PIECE = Buffer.alloc(256 * 1024, 'a');
const CHUNK = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]);

/** Sends a large body on a connection of its own, whatever is answered meanwhile. */
export async function upload(
  origin: string,
  { head, bytes, chunked = false, readsMeanwhile = false }: Upload,
): Promise<Uploaded> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const received: Buffer[] = [];
  const read = () => socket.on('data', (chunk) => received.push(chunk));
  let broken: string | null = null;
  socket.on('error', (error: NodeJS.ErrnoException) => (broken = error.code ?? error.message));
  if (readsMeanwhile) read();
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const sent = await send(socket, { bytes, chunked });
  socket.end(chunked ? '0\r\n\r\n' : '');
  if (!readsMeanwhile) read();
  if (!socket.closed) await once(socket, 'close').catch(() => undefined);
  return { sent, broken, answers: parseHttpAnswers(Buffer.concat(received)) };
}

async function send(
  socket: Socket,
  { bytes, chunked }: { bytes: number; chunked: boolean },
): Promise<number> {
  let sent = 0;
  for (; sent < bytes && socket.writable; sent += PIECE.length) {
    const taken = socket.write(chunked ? CHUNK : PIECE.subarray(0, bytes - sent));
    if (!taken) await roomIn(socket);
  }
  return Math.min(sent, bytes);
}

/** Until the connection takes more, or is gone. */
async function roomIn(socket: Socket): Promise<void> {
  const waiting = new AbortController();
  const told = ['drain', 'close'].map((event) =>
    once(socket, event, { signal: waiting.signal }).catch(() => undefined),
  );
  await Promise.race(told);
  waiting.abort();
}
