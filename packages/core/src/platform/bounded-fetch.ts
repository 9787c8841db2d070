import type { Fetch } from '../client/transport.js';

/** The platform's fetch with `timeoutMs` kept: past it the exchange is aborted with a TimeoutError. */
export const boundedFetch: Fetch = (url, { timeoutMs, signal, ...init }) => {
  const signals = [
    ...(signal === undefined ? [] : [signal]),
    ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]),
  ];
  return fetch(url, signals.length === 0 ? init : { ...init, signal: AbortSignal.any(signals) });
};
