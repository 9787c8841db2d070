import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import type { PinnedAddress } from './address-pinning.js';
import type { Dial } from './safe-fetch-dial.js';
import type { FetchLimits } from './safe-fetch-limits.js';
import { FetchRefusedError } from './safe-fetch-refusal.js';
import { wholeAnswers } from './safe-fetch-whole-answer.js';

/** More than this many 1xx answers before the real one is a flood. */
const MAX_INFORMATIONAL = 4;

/** What one request to one pinned host needs. */
export interface ExchangeOrder {
  readonly url: URL;
  readonly addresses: readonly PinnedAddress[];
  readonly dial: Dial;
  readonly limits: FetchLimits;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** One answer on a connection of its own, which `close` ends whatever was read. */
export interface Exchange {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /**
   * Reads on as asked; throws FetchRefusedError when the origin breaks off, floods or says more than it
   * announced.
   */
  chunks(): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** Sends one GET. Rejects with FetchRefusedError, or with the signal's reason. */
export async function openExchange(order: ExchangeOrder): Promise<Exchange> {
  const surplus = new SurplusWatch();
  const client = connectTo(order, surplus);
  try {
    const answer = await client.compose(wholeAnswers).request(requestOf(order));
    answer.body.on('error', ignoreLateError);
    const chunks = () => readBody(answer, surplus, order.signal);
    return { status: answer.statusCode, headers: answer.headers, chunks, close: () => client.destroy() };
  } catch (cause) {
    await client.destroy();
    throw asRefusal(cause, order.signal);
  }
}

function connectTo(order: ExchangeOrder, surplus: SurplusWatch): Client {
  const { addresses, dial, limits, url } = order;
  const connect = dial({ addresses, connectMs: limits.connectMs });
  const client = new Client(url.origin, {
    allowH2: false,
    maxHeaderSize: limits.maxHeaderBytes,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
    connect: (options, callback) =>
      connect(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        surplus.watch(socket);
        callback(null, socket);
      }),
  });
  client.on('disconnect', (_origin, _targets, error) => surplus.sawDisconnect(error));
  return client;
}

function requestOf({ url, headers, signal }: ExchangeOrder): Dispatcher.RequestOptions {
  let informational = 0;
  return {
    method: 'GET',
    path: url.pathname + url.search,
    headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Clipwright' },
    signal,
    onInfo: () => {
      informational += 1;
      if (informational > MAX_INFORMATIONAL)
        throw new FetchRefusedError('malformed_answer', { detail: 'a flood of 1xx' });
    },
  };
}

async function* readBody(
  answer: Dispatcher.ResponseData,
  surplus: SurplusWatch,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* answer.body;
  } catch (cause) {
    throw asRefusal(cause, signal);
  }
  await surplus.settle();
  if (surplus.seen) throw new FetchRefusedError('malformed_answer', { detail: 'more bytes than announced' });
  if (Object.keys(answer.trailers).length > 0)
    throw new FetchRefusedError('malformed_answer', { detail: 'trailers' });
}

/**
 * Sees bytes that follow a complete answer: an origin that announces less than it sends is not to be
 * believed.
 */
class SurplusWatch {
  seen = false;

  /**
   * Where the connection ends with the answer (HTTP/1.0, `Connection: close`), the parser hands what is left
   * back to a socket that it has already given up: nothing, after an answer that is as long as it said.
   */
  watch(socket: Socket): void {
    const unshift = socket.unshift.bind(socket);
    socket.unshift = (chunk: Uint8Array) => {
      if (socket.destroyed && chunk.byteLength > 0) this.seen = true;
      unshift(chunk);
    };
  }

  /** On a connection kept alive the parser takes the surplus for a second answer that nobody asked for. */
  sawDisconnect(error: Error): void {
    if (error.message === 'bad response') this.seen = true;
  }

  /**
   * The surplus of one packet shows when the connection closes over it, which Node tells at the end of a
   * turn.
   */
  async settle(): Promise<void> {
    await nextTurn();
    await nextTurn();
  }
}

function asRefusal(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (cause instanceof FetchRefusedError) return cause;
  const { code = '' } = Object(cause) as { readonly code?: string };
  return new FetchRefusedError('connection_failed', { detail: String(code), cause });
}

/** A connection that we end ourselves reports it on the body too, when nobody reads that any more. */
function ignoreLateError(): void {
  return undefined;
}
