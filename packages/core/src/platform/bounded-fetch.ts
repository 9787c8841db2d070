import type { Fetch, HttpInit, LostCause } from '../client/transport.js';

/** A name that nobody knows (ENOTFOUND), no TLS, or a certificate that nobody trusts: waiting changes none. */
const HOPELESS = /ENOTF|CERT|SSL|VERIFY|EPROTO/;

type Thrown = LostCause & { readonly cause?: { readonly code?: string } };

/** The platform's `fetch`, and whatever takes its place. */
export type PlatformFetch = (url: string, init: Omit<HttpInit, 'timeoutMs'>) => ReturnType<Fetch>;

/** A fetch with `timeoutMs` kept: past it the exchange is aborted with a TimeoutError. */
export function boundedFetch(fetch: PlatformFetch): Fetch {
  return async (url, { timeoutMs, signal, ...init }) => {
    const late = timeoutMs == null ? undefined : AbortSignal.timeout(timeoutMs);
    const signals = [signal, late].filter((one) => one != null);
    try {
      return await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    } catch (failure) {
      const code = (failure as Thrown).cause?.code as string;
      if (HOPELESS.test(code)) (failure as Thrown).hopeless = code;
      throw failure;
    }
  };
}
