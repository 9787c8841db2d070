import type { WindowPicture } from '@clipwright/core/dashboard';
import type { RateLimitObject } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useEvery } from '../use-loaded.js';
import { clockOf, countOf, spanOf } from '../words.js';

interface WindowCardProps {
  readonly window: WindowPicture;
  readonly rateLimit: RateLimitObject;
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
  const atMs = window.generations
    .map(({ at }) => new Date(at).getTime())
    .filter((at) => at + windowMs > nowMs);
  // A picture of a large window has its newest marks alone; what is older than those leaves from the reading
  // on.
  const older = Math.max(0, rateLimit.count - window.generations.length);
  const used = atMs.length + older;
  const leavesAtMs =
    older > 0 ? Math.max(nowMs, new Date(rateLimit.reset_at).getTime()) : (atMs[0] ?? nowMs) + windowMs;
  return (
    <section class="card wide" aria-labelledby="window-title">
      <div class="card-head">
        <h2 id="window-title">Rolling window</h2>
        <p class="muted">
          {countOf(rateLimit.limit, 'generation')} in {spanOf(window.seconds)}
        </p>
      </div>
      <p class="figure" data-used={used}>
        {used}
        <span class="of"> of {rateLimit.limit} used</span>
      </p>
      <Strip atMs={atMs} nowMs={nowMs} windowMs={windowMs} />
      <p class="next-place">{nextPlace({ used, nowMs, leavesAtMs, limit: rateLimit.limit })}</p>
    </section>
  );
}

function nextPlace({
  used,
  nowMs,
  leavesAtMs,
  limit,
}: {
  used: number;
  nowMs: number;
  leavesAtMs: number;
  limit: number;
}): string {
  if (used === 0) return 'Every place is free.';
  const when = `in ${spanOf((leavesAtMs - nowMs) / 1000)}, at ${clockOf(leavesAtMs)}`;
  return used >= limit
    ? `Full. The next place is free ${when}.`
    : `${countOf(limit - used, 'place')} free. One more ${when}.`;
}

const WIDTH = 1_000;
const TICKS = 6;
/** Times that somebody who listens to the page is told. */
const MOST_SPOKEN = 30;

/** A strip of film on which now is at the right, and what leaves next at the left. */
function Strip({
  atMs,
  nowMs,
  windowMs,
}: {
  atMs: readonly number[];
  nowMs: number;
  windowMs: number;
}): JSX.Element {
  const place = (at: number): number => ((at - (nowMs - windowMs)) / windowMs) * WIDTH;
  const times = atMs.slice(-MOST_SPOKEN).map(clockOf).join(', ');
  const description =
    atMs.length === 0
      ? 'No generation counts now.'
      : `${atMs.length > MOST_SPOKEN ? 'The newest generations' : 'Generations'} at ${times}.`;
  return (
    <figure class="strip">
      <div class="strip-film">
        <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="none" role="img" aria-label={description}>
          <rect class="strip-ground" width={WIDTH} height="64" />
          {Array.from({ length: TICKS - 1 }, (_, index) => (
            <line
              key={index}
              class="strip-tick"
              x1={((index + 1) * WIDTH) / TICKS}
              x2={((index + 1) * WIDTH) / TICKS}
              y1="0"
              y2="64"
            />
          ))}
          {atMs.map((at) => (
            <line key={at} class="strip-mark" x1={place(at)} x2={place(at)} y1="8" y2="56" />
          ))}
        </svg>
      </div>
      <figcaption>
        <span>{spanOf(windowMs / 1000)} ago</span>
        <span>{spanOf(windowMs / 2000)} ago</span>
        <span>now</span>
      </figcaption>
    </figure>
  );
}
