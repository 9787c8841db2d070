import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RateLimit, WindowPicture } from '../shapes.js';
import { useEvery } from '../use-loaded.js';
import { clockOf, countOf, spanOf } from '../words.js';

interface WindowCardProps {
  readonly window: WindowPicture;
  readonly rateLimit: RateLimit;
}

const SECOND_MS = 1_000;

/** The server's clock, carried on by the browser's between two readings. */
function useServerClock(now: string): number {
  const [clock, setClock] = useState({ now, readAtMs: performance.now(), atMs: performance.now() });
  useEvery(SECOND_MS, () => setClock((known) => ({ ...known, atMs: performance.now() })));
  if (clock.now !== now) setClock({ now, readAtMs: performance.now(), atMs: performance.now() });
  return new Date(now).getTime() + Math.max(0, clock.atMs - clock.readAtMs);
}

/** The rolling window: each generation as a mark on the time that counts, and when the next place is free. */
export function WindowCard({ window, rateLimit }: WindowCardProps): JSX.Element {
  const nowMs = useServerClock(window.now);
  const windowMs = window.seconds * 1000;
  const atMs = window.generations.map(({ at }) => new Date(at).getTime()).filter((at) => at + windowMs > nowMs);
  const used = atMs.length;
  return (
    <section class="card wide" aria-labelledby="window-title">
      <div class="card-head">
        <h2 id="window-title">Rolling window</h2>
        <p class="muted">{countOf(rateLimit.limit, 'generation')} in {spanOf(window.seconds)}</p>
      </div>
      <p class="figure" data-used={used}>{used}<span class="of"> of {rateLimit.limit} used</span></p>
      <Strip atMs={atMs} nowMs={nowMs} windowMs={windowMs} />
      <p class="next-place">{nextPlace({ atMs, nowMs, windowMs, limit: rateLimit.limit })}</p>
    </section>
  );
}

function nextPlace({ atMs, nowMs, windowMs, limit }: { atMs: readonly number[]; nowMs: number; windowMs: number; limit: number }): string {
  const oldest = atMs[0];
  if (oldest === undefined) return 'Every place is free.';
  const leavesAtMs = oldest + windowMs;
  const when = `in ${spanOf((leavesAtMs - nowMs) / 1000)}, at ${clockOf(leavesAtMs)}`;
  return atMs.length >= limit ? `Full. The next place is free ${when}.` : `${countOf(limit - atMs.length, 'place')} free. One more ${when}.`;
}

const WIDTH = 1_000;
const TICKS = 6;

/** A strip of film on which now is at the right, and what leaves next at the left. */
function Strip({ atMs, nowMs, windowMs }: { atMs: readonly number[]; nowMs: number; windowMs: number }): JSX.Element {
  const place = (at: number): number => ((at - (nowMs - windowMs)) / windowMs) * WIDTH;
  const description = atMs.length === 0 ? 'No generation counts now.' : `Generations at ${atMs.map(clockOf).join(', ')}.`;
  return (
    <figure class="strip">
      <div class="strip-film">
      <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="none" role="img" aria-label={description}>
        <rect class="strip-ground" width={WIDTH} height="64" />
        {Array.from({ length: TICKS - 1 }, (_, index) => <line key={index} class="strip-tick" x1={((index + 1) * WIDTH) / TICKS} x2={((index + 1) * WIDTH) / TICKS} y1="0" y2="64" />)}
        {atMs.map((at) => <line key={at} class="strip-mark" x1={place(at)} x2={place(at)} y1="8" y2="56" />)}
      </svg>
      </div>
      <figcaption><span>{spanOf(windowMs / 1000)} ago</span><span>{spanOf(windowMs / 2000)} ago</span><span>now</span></figcaption>
    </figure>
  );
}
