import { pinAddresses, systemResolve, type ResolveHost } from './address-pinning.js';
import { FetchClock } from './fetch-clock.js';
import { type FetchBearer, NOBODY } from './safe-fetch-bearer.js';
import { createPinnedDial, type Dial } from './safe-fetch-dial.js';
import { follow, type Guard } from './safe-fetch-follow.js';
import type { BeforeWriting } from '../files/reserve-guard.js';
import { hostAllowList } from './safe-fetch-hosts.js';
import { IMAGE_FETCH_LIMITS, type FetchLimits } from './safe-fetch-limits.js';
import { FetchRefusedError, type FetchRefusalReason } from './safe-fetch-refusal.js';
import { keepBytes, writeFileOnce, type Sink } from './safe-fetch-sink.js';

/**
 * Everything a fetcher is given. Only what differs from a guarded fetch of a public image needs to be named.
 */
export interface SafeFetchOptions {
  /** `host`, `*.suffix` or `*`, each with an optional `:port`; empty: every host, on 80 and 443. */
  readonly allowedHosts?: readonly string[];
  /** Also loopback, private, CGNAT and unique local addresses; metadata addresses stay refused. */
  readonly allowPrivateHosts?: boolean;
  /** This service's own public `host` or `host:port`, never fetched from. */
  readonly ownHosts?: readonly string[];
  /** Refuses http, also in a redirect. */
  readonly httpsOnly?: boolean;
  /** The Accept header. The default names what intake reads: a wildcard would make CDNs send AVIF. */
  readonly accept?: string;
  readonly limits?: Partial<FetchLimits>;
  readonly resolve?: ResolveHost;
  readonly dial?: Dial;
}

/** `headers` go to the origin that was asked for and to no other that it redirects to. */
export interface FetchRun {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Left out: nobody is asked for turns, and nothing is counted. */
  readonly bearer?: FetchBearer;
}

/** A refusal is a value: its reason is for our log, never for the caller. */
export type FetchRefusal = {
  readonly ok: false;
  readonly reason: FetchRefusalReason;
  readonly detail: string;
};
/** The whole body. */
export type FetchedBytes = { readonly ok: true; readonly bytes: Uint8Array } | FetchRefusal;
/** The whole body in a new file, which is not there after a refusal. */
export type FetchedFile = { readonly ok: true; readonly sizeBytes: number } | FetchRefusal;

/**
 * Fetches what somebody else named. Throws the signal's reason and what the disk says; everything else is a
 * value.
 */
export interface SafeFetch {
  fetchBytes(url: string, run: FetchRun): Promise<FetchedBytes>;
  /** `before` is told of every piece before it is written, and may refuse it. */
  fetchToFile(
    url: string,
    run: FetchRun & { readonly path: string; readonly before?: BeforeWriting },
  ): Promise<FetchedFile>;
}

/**
 * A fetcher that reaches no address it should not, whatever a URL, a resolver or a redirect says. Nothing is
 * pooled.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const guard = guardOf(options);
  const accept = options.accept ?? 'image/jpeg, image/png, image/webp';
  const fetchInto = (sink: Sink, text: string, run: FetchRun) =>
    follow(guard, {
      text,
      accept,
      sink,
      signal: run.signal,
      headers: run.headers ?? {},
      bearer: run.bearer ?? NOBODY,
    });
  return {
    fetchBytes: (url, run) =>
      asValue(guard.limits.totalMs, run, async (timed) => {
        const sink = keepBytes();
        await fetchInto(sink, url, timed);
        return { ok: true, bytes: sink.bytes() } as const;
      }),
    fetchToFile: (url, run) =>
      asValue(guard.limits.totalMs, run, async (timed) => {
        const sizeBytes = await writeFileOnce(run, (sink) => fetchInto(sink, url, timed));
        return { ok: true, sizeBytes } as const;
      }),
  };
}

function guardOf(options: SafeFetchOptions): Guard {
  const limits = { ...IMAGE_FETCH_LIMITS, ...options.limits };
  return {
    limits,
    dial: options.dial ?? createPinnedDial(),
    urlRule: {
      maxUrlLength: limits.maxUrlLength,
      judgeHost: hostAllowList(options.allowedHosts ?? []),
      ownHosts: new Set(options.ownHosts?.map((host) => host.toLowerCase())),
      httpsOnly: options.httpsOnly ?? false,
    },
    pin: async (hostname) => {
      const rule = {
        resolve: options.resolve ?? systemResolve,
        allowPrivate: options.allowPrivateHosts ?? false,
      };
      const pinned = await pinAddresses(hostname, rule);
      if ('addresses' in pinned) return pinned.addresses;
      throw new FetchRefusedError(pinned.refused === 'denied' ? 'address_denied' : 'unresolved');
    },
  };
}

/** Gives the work its deadline and turns a refusal, and nothing else, into a value. */
async function asValue<T>(
  totalMs: number,
  run: FetchRun,
  work: (timed: FetchRun) => Promise<T>,
): Promise<T | FetchRefusal> {
  run.signal.throwIfAborted();
  const deadline = new AbortController();
  const clock = new FetchClock(totalMs, () => deadline.abort(new FetchRefusedError('timed_out')));
  try {
    return await work({
      ...run,
      signal: AbortSignal.any([run.signal, deadline.signal]),
      bearer: waitingOff(clock, run.bearer ?? NOBODY),
    });
  } catch (error) {
    if (run.signal.aborted) throw run.signal.reason;
    if (error instanceof FetchRefusedError) return { ok: false, reason: error.reason, detail: error.detail };
    throw error;
  } finally {
    clock.stop();
  }
}

/** A wait for a turn takes nothing from the time of a fetch. */
const waitingOff = (clock: FetchClock, bearer: FetchBearer): FetchBearer => ({
  turnAt: async (addresses, signal) => await clock.stoppedFor(() => bearer.turnAt(addresses, signal)),
  tookBytes: (bytes) => bearer.tookBytes(bytes),
});
