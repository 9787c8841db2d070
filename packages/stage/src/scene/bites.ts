import type { Actor } from './actor.js';
import { biteMarks } from './bite-marks.js';

/** How many bites somebody has had who bites every so many seconds, the first time at `first`. */
export const bitesBy = (
  seconds: number,
  { every, first }: { readonly every: number; readonly first: number },
): number => Math.max(0, Math.floor((seconds - first) / every) + 1);

/** Seconds from one bite of a beast to the next. */
const GNAWED = { every: 0.7, first: 0.12 };

/** What a beast eats has more bites out of it as it goes on. */
export function gnawed(who: Actor, what: Actor): void {
  const pose = who.live;
  const show = biteMarks(what);
  const live = (seconds: number): void => {
    pose(seconds);
    show(bitesBy(seconds + who.late, GNAWED));
  };
  Object.assign(who, { live });
}
