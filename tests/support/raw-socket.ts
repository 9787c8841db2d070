import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './call.js';
import { parseHttpAnswers } from './parse-http-answers.js';
import { PATIENCE_MS } from './wait-until.js';

export interface RawExchange {
  /** Text is sent as latin1, one byte a character. */
  readonly bytes: Buffer | string;
  /** After `bytes`: one byte of `of`, over and over, until the other side closes. */
  readonly drip?: { readonly of: string; readonly everyMs: number };
  /** Sent once the first bytes of an answer came. */
  readonly next?: string;
  /** Until `timeoutMs`, reads one byte at a time, this far apart; what is left then is read at once. */
  readonly readEveryMs?: number;
  /**
   * Closes our side when nothing more came for so long, after the last answer that is expected. A server may
   * rightly wait for more.
   */
  readonly quietMs?: number;
  /**
   * How many answers are expected, left out: one, and one more for `next`; interim ones (1xx) count. 'until
   * closed': the server's close alone ends the exchange.
   */
  readonly answers?: number | 'until closed';
  /** Ends the exchange in any case. */
  readonly timeoutMs?: number;
}

/** What came over the connection, and how it ended. */
export interface RawOutcome {
  readonly received: Buffer;
  /** The other side closed the connection, and not we. */
  readonly closedByServer: boolean;
  readonly elapsedMs: number;
  /** The answers in `received`; throws when it holds something else. */
  answers(): Answer[];
}

/** Writes bytes to a new connection and reads until the server closes it, falls quiet, or time is up. */
export async function sendRaw(origin: string, exchange: RawExchange): Promise<RawOutcome> {
  const startMs = performance.now();
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const reading =
    exchange.readEveryMs === undefined
      ? readAll(socket, exchange)
      : readSlowly(socket, exchange, exchange.readEveryMs);
  if (exchange.bytes.length > 0) socket.write(latin1Bytes(exchange.bytes));
  const { next } = exchange;
  if (next !== undefined) socket.once('data', () => socket.write(next, 'latin1'));
  if (exchange.drip !== undefined) void dripInto(socket, exchange.drip);
  const { chunks, closedByServer } = await reading;
  socket.destroy();
  const received = Buffer.concat(chunks);
  return {
    received,
    closedByServer,
    elapsedMs: performance.now() - startMs,
    answers: () => parseHttpAnswers(received),
  };
}

const latin1Bytes = (bytes: Buffer | string): Buffer =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;

function readAll(
  socket: Socket,
  { quietMs = 300, next, answers = next === undefined ? 1 : 2, timeoutMs = PATIENCE_MS }: RawExchange,
): Promise<{ chunks: Buffer[]; closedByServer: boolean }> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (closedByServer: boolean) => () => resolve({ chunks, closedByServer });
    const timer = setTimeout(end(false), timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (answers !== 'until closed' && answersIn(chunks) >= answers) socket.setTimeout(quietMs);
    });
    socket.once('timeout', end(false));
    // A reset is a close too.
    socket.on('error', () => undefined);
    socket.once('end', end(true));
    socket.once('close', () => clearTimeout(timer));
    socket.once('close', end(true));
  });
}

/** 0 for what is no answer yet. */
function answersIn(chunks: readonly Buffer[]): number {
  try {
    return parseHttpAnswers(Buffer.concat(chunks)).length;
  } catch {
    return 0;
  }
}

async function readSlowly(socket: Socket, { timeoutMs = PATIENCE_MS }: RawExchange, everyMs: number) {
  const chunks: Buffer[] = [];
  const untilMs = performance.now() + timeoutMs;
  socket.on('error', () => undefined).on('readable', () => undefined);
  while (performance.now() < untilMs && !socket.readableEnded) {
    const chunk = socket.read(1) as Buffer | null;
    if (chunk !== null) chunks.push(chunk);
    await sleep(everyMs);
  }
  chunks.push((socket.read() as Buffer | null) ?? Buffer.alloc(0));
  return { chunks, closedByServer: socket.readableEnded };
}

async function dripInto(socket: Socket, { of, everyMs }: { of: string; everyMs: number }): Promise<void> {
  await sleep(everyMs);
  while (socket.writable) {
    socket.write(of, 'latin1');
    await sleep(everyMs, undefined, { ref: false });
  }
}
