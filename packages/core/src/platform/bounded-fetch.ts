import type { Fetch, HttpInit } from '../client/transport.js';

/** A name that nobody knows, or a certificate that nobody trusts: waiting changes neither. */
const HOPELESS = /ENOTFOUND|CERT|SSL|TLS|VERIFY|EPROTO/;

/** The platform's `fetch`, and whatever takes its place. */
export type PlatformFetch = (url: string, init: Omit<HttpInit, 'timeoutMs'>) => ReturnType<Fetch>;

/** A fetch with `timeoutMs` kept: past it the exchange is aborted with a TimeoutError. */
export function boundedFetch(fetch: PlatformFetch): Fetch {
  return async (url, { timeoutMs, signal, ...init }) => {
    const late = timeoutMs == null ? undefined : AbortSignal.timeout(timeoutMs);
    const signals = [signal, late].filter((one) => one != null);
    try {
      return await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    } catch (cause) {
      const { code } = (cause as { cause?: { code?: string } }).cause ?? {};
      throw code != null && HOPELESS.test(code) ? Object.assign(cause as Error, { hopeless: true }) : cause;
    }
  };
}
