import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';

/** Seconds: until the first comes, between one and the next, until the last one has come, and how long one falls. */
const [FIRST, NEXT, ALL, FALLS] = [0.1, 0.55, 4, 0.5];
/** How high over its place something comes from, in its own heights and in units, and how much it is pressed as it lands. */
const [OVER, HIGH, PRESSED] = [0.6, 1.2, 0.16];

/** Things that come one by one: each drops into its place, gives a little there, and stays. */
export function appearingOf(actors: readonly Actor[], { appears }: StagePlan): ((seconds: number) => void)[] {
  if (appears !== true || actors.length < 2) return [];
  const every = Math.min(NEXT, ALL / actors.length);
  return actors.map((one, index) => dropping(one, FIRST + index * every));
}

function dropping({ group, size }: Actor, from: number): (seconds: number) => void {
  const { y } = group.position;
  const home = group.scale.clone();
  const over = OVER * size.y + HIGH;
  return (seconds) => {
    const since = seconds - from;
    group.visible = since > 0;
    const left = 1 - Math.min(1, Math.max(0, since / FALLS));
    group.position.y = y + over * left * left;
    const rest = Math.max(0, since - FALLS);
    const press = left > 0 ? 0 : PRESSED * Math.exp(-rest * 6) * Math.cos(rest * 16);
    group.scale.set(home.x * (1 + press * 0.5), home.y * (1 - press), home.z * (1 + press * 0.5));
  };
}
