import type { PinnedAddress } from './address-pinning.js';
import { judgeAnswer } from './safe-fetch-answer.js';
import type { FetchBearer, HostTurn } from './safe-fetch-bearer.js';
import type { Dial } from './safe-fetch-dial.js';
import { openExchange, type Exchange } from './safe-fetch-exchange.js';
import type { FetchLimits } from './safe-fetch-limits.js';
import { FetchRefusedError } from './safe-fetch-refusal.js';
import type { Sink } from './safe-fetch-sink.js';
import { readFetchableUrl, readRedirect, type UrlRule } from './safe-fetch-url.js';

/** What stands between a URL and a connection. */
export interface Guard {
  readonly urlRule: UrlRule;
  readonly limits: FetchLimits;
  readonly dial: Dial;
  /** Looks a host up and judges every answer. Throws FetchRefusedError. */
  pin(hostname: string): Promise<readonly PinnedAddress[]>;
}

/** `headers` are for the origin that was asked for: the first redirect away from it drops them for good. */
export interface FollowOrder {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly signal: AbortSignal;
  readonly sink: Sink;
  readonly bearer: FetchBearer;
}

interface Hop {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Fetches into the sink, each redirect judged like the first URL. Throws FetchRefusedError or the signal's
 * reason.
 */
export async function follow(guard: Guard, order: FollowOrder): Promise<void> {
  let hop: Hop = { url: readFetchableUrl(order.text, guard.urlRule), headers: order.headers };
  for (let redirects = 0; redirects <= guard.limits.maxRedirects; redirects += 1) {
    const location = await visit(guard, order, hop);
    if (location === null) return;
    hop = hopOn(hop, readRedirect(hop.url, location, guard.urlRule));
  }
  throw new FetchRefusedError('too_many_redirects');
}

function hopOn(from: Hop, url: URL): Hop {
  return { url, headers: url.origin === from.url.origin ? from.headers : {} };
}

/**
 * One request: its body goes to the sink and null comes back, or the Location that it answers, its body
 * unread.
 */
async function visit(guard: Guard, order: FollowOrder, hop: Hop): Promise<string | null> {
  const pinned = await untilAborted(guard.pin(hop.url.hostname), order.signal);
  const turn = await order.bearer.turnAt(pinned, order.signal);
  try {
    return await visitInTurn(guard, order, { ...hop, turn });
  } finally {
    turn.leave();
  }
}

async function visitInTurn(
  guard: Guard,
  order: FollowOrder,
  hop: Hop & { readonly turn: HostTurn },
): Promise<string | null> {
  const { dial, limits } = guard;
  const { accept, signal } = order;
  const { url, headers, turn } = hop;
  const exchange = await openExchange({
    url,
    addresses: turn.addresses,
    dial,
    limits,
    headers: { ...headers, accept },
    signal,
  });
  try {
    const { location } = judgeAnswer(exchange, limits);
    if (location === null) await pour(exchange, order, limits.maxBytes);
    return location;
  } finally {
    await exchange.close();
  }
}

async function pour(exchange: Exchange, { sink, bearer }: FollowOrder, maxBytes: number): Promise<void> {
  let sizeBytes = 0;
  for await (const chunk of exchange.chunks()) {
    sizeBytes += chunk.byteLength;
    bearer.tookBytes(chunk.byteLength);
    if (sizeBytes > maxBytes) throw new FetchRefusedError('too_large', { detail: 'counted' });
    await sink.write(chunk);
  }
}

/** The system's resolver can't be called off: past the deadline its answer is ignored. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
