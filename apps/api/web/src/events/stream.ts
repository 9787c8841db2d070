import type { LiveEvent } from '@clipwright/core/dashboard';
import { call, Refused } from '../call.js';

/** `asking`: the server is there and gives no stream, so pages ask as if there were none. */
export type Connection = 'live' | 'away' | 'asking';

/** What whoever reads the stream tells all tabs. */
export type Word = { readonly event: LiveEvent } | { readonly connection: Connection };

const NAMES: readonly LiveEvent['name'][] = [
  ...(['hello', 'beat', 'queued', 'processing', 'settled', 'deleted'] as const),
  ...(['window', 'credits', 'plan', 'work'] as const),
];

/** Two signs of life and some. */
const SILENT_MS = 40_000;
/** A stream that ends in order is back before anybody is told. */
const AWAY_AFTER_MS = 900;
const TRY_AGAIN_MS = 2_000;

/** Nobody knows what was missed: everything is read anew. */
const READ_ANEW: Word = { event: { name: 'hello', data: { resumed: false } } };

/** Reads the stream of events, again and again, until it is told to stop. */
export function readStream(tell: (word: Word) => void): () => void {
  let source: EventSource;
  let silence: ReturnType<typeof setTimeout>;
  let away: ReturnType<typeof setTimeout> | undefined;

  const isThere = (connection: Connection): void => {
    clearTimeout(away);
    // A server that refuses the stream as it stops is away a moment later, and that has to be told.
    away = undefined;
    tell({ connection });
  };
  const isLost = (): void => {
    away ??= setTimeout(() => tell({ connection: 'away' }), AWAY_AFTER_MS);
    if (source.readyState === EventSource.CLOSED) later(TRY_AGAIN_MS);
    if (source.readyState === EventSource.CLOSED) void isRefused();
  };
  const isRefused = async (): Promise<void> => {
    const refusal = await call('GET', 'session').catch((error: unknown) => error);
    if (refusal instanceof Refused) return;
    isThere('asking');
    tell(READ_ANEW);
  };
  const later = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(open, ms);
  };
  const open = (): void => {
    source?.close();
    source = new EventSource('/dashboard/events');
    source.onerror = isLost;
    for (const name of NAMES)
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        later(SILENT_MS);
        if (name === 'hello') isThere('live');
        tell({ event: { name, data: JSON.parse(data) as object } as LiveEvent });
      });
    later(SILENT_MS);
  };

  open();
  return () => {
    clearTimeout(silence);
    clearTimeout(away);
    source.close();
  };
}
