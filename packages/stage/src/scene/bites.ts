import type { Actor } from './actor.js';
import { softStep } from './soft-step.js';

/** What a bite takes, what is left at least, and seconds that one lasts. */
const [BITE, LEAST, LASTS] = [0.2, 0.42, 0.16];

/** What is left of something after so many bites, the last of which is `share` over. */
const leftAfter = (bites: number, share: number): number =>
  Math.max(LEAST, 1 - BITE * (bites - 1 + softStep(0, 1, share)));

/** What is left of what somebody bites every so many seconds, the first time at `first`. */
export function leftAt(
  seconds: number,
  { every, first }: { readonly every: number; readonly first: number },
): number {
  const bites = Math.floor((seconds - first) / every) + 1;
  return bites < 1 ? 1 : leftAfter(bites, (seconds - first - (bites - 1) * every) / LASTS);
}

/** Seconds from one bite of a beast to the next. */
const GNAWED = { every: 0.55, first: 0.35 };

/** What a beast eats gets less from bite to bite, its top at the mouth. */
export function gnawed(who: Actor, what: Actor): void {
  const { group } = what;
  const [scale, high] = [group.scale.clone(), group.position.y];
  const pose = who.live;
  const live = (seconds: number): void => {
    pose(seconds);
    const left = leftAt(seconds + who.late, GNAWED);
    group.scale.copy(scale).multiplyScalar(left);
    group.position.y = high + (1 - left) * what.size.y * scale.y * 0.8;
  };
  Object.assign(who, { live });
}
