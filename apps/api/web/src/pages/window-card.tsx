import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { clockOf, spanOf, words } from '../words.js';
import { spread } from './spread.js';
import { nextPlace, useWindow } from './window-state.js';

/** The rolling window: each generation as a mark on the time that counts, and when the next place is free. */
export function WindowCard({ overview }: { overview: Overview }): JSX.Element {
  const state = useWindow(overview);
  const { used, limit, windowMs } = state;
  return (
    <section class="card wide" aria-labelledby="window-title">
      <div class="card-head">
        <h2 id="window-title">{words().window.title}</h2>
        <p class="muted">{words().window.size(words().count.generations(limit), spanOf(windowMs / 1000))}</p>
      </div>
      <p class="figure" data-used={used}>
        {used}
        <span class="of">{words().window.used(limit)}</span>
      </p>
      <Strip {...state} />
      <p class="next-place">{nextPlace(state)}</p>
    </section>
  );
}

const WIDTH = 1_000;
const TICKS = 6;
/** As far apart as marks can be told from each other on a phone. */
const APART = 24;
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
  const places = spread(
    atMs.map((time) => ((time - (nowMs - windowMs)) / windowMs) * WIDTH),
    { apart: APART, width: WIDTH },
  );
  const times = atMs.slice(-MOST_SPOKEN).map(clockOf).join(', ');
  const { none, at, newestAt, ago, now } = words().window;
  const spoken = atMs.length > MOST_SPOKEN ? newestAt(times) : at(times);
  const description = atMs.length === 0 ? none : spoken;
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
          {places.map((x, index) => (
            <line key={index} class="strip-mark" x1={x} x2={x} y1="8" y2="56" />
          ))}
        </svg>
      </div>
      <figcaption>
        <span>{ago(spanOf(windowMs / 1000))}</span>
        <span>{ago(spanOf(windowMs / 2000))}</span>
        <span>{now}</span>
      </figcaption>
    </figure>
  );
}
