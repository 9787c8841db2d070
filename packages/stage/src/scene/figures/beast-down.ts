import { type Acting, type Actor, BASE, flicked } from './beast-at-rest.js';
import type { Place } from './beast-pose.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { sin, cos, asin, min, max } = Math;

/** How far the chest of who sits is up, in radians. */
const UP = 0.46;
/** Where a back bends and where the middle of the hips is behind it, by how long half of it is. */
const [LOIN, HIPS] = [0.2, 0.86];

/** Haunches on the ground, front legs straight, the back bent so far as that asks for. */
export const sitting = (actor: Actor): Acting => {
  const { leg, long, rump } = actor;
  const down = long * sin(UP);
  const trunk = leg + 0.25 * rump - down;
  const loin = trunk - LOIN * long * sin(UP);
  const bent = asin(min(0.97, max(0, (loin - rump * 0.97) / ((HIPS - LOIN) * long)))) - UP;
  const hind: Place = [0.07, 0, 0.27 * (1 + long) * 0.7];
  return {
    gait: null,
    pose: (t) => {
      const side = fromOneToOther(t);
      return {
        ...BASE,
        body: [0.012 * toAndFro(t), -down + 0.006 * sin(t * 2.6), -long * 0.1],
        pitch: -UP,
        bend: [-max(0, bent), 0],
        neck: UP * 0.62 + 0.12 * toAndFro(t, 0.2),
        nod: UP * 0.36 + 0.1 * sin(t * 1.9),
        roll: 0.03 * toAndFro(t),
        look: -0.3 - 0.5 * side,
        open: 0.08 + 0.08 * sin(t * 5.2),
        tail: [0.3 + 0.2 * toAndFro(t), 0.75 * toAndFro(t, 0.15)],
        breath: 0.03 * sin(t * 2.6),
        ears: flicked(t),
        trunk: 0.2 * sin(t * 1.2),
        folds: 'hind',
        feet: [[0, 0, -0.1 * cos(UP)], [0, 0, -0.1 * cos(UP)], hind, hind],
      };
    },
  };
};

/** Metres of leg: what is no larger curls up to sleep. */
const CURLS = 0.36;

/** Legs folded beside the belly, the head on the paws, breathing; what is small is curled about itself. */
export const sleeping = ({ leg, metres }: Actor): Acting => {
  const curled = metres < CURLS ? 1 : 0.35;
  const front: Place = [0.03, 0, 0.3];
  const hind: Place = [0.1, 0, 0.26];
  return {
    gait: null,
    pose: (t) => {
      const breath = toAndFro(t);
      return {
        ...BASE,
        body: [0, -leg * 0.6 + 0.012 * breath, 0],
        roll: 0.05,
        bend: [-0.12, 0.75 * curled],
        neck: 1.02 - 0.05 * breath,
        nod: 0.3 - 0.04 * breath,
        look: -0.45 - 0.5 * curled,
        tail: [-0.85 + 0.05 * breath, 1.1 * curled + 0.2 * sin(t * 2.3)],
        breath: 0.02 + 0.07 * breath,
        ears: flicked(t),
        shut: 1,
        trunk: 0.4,
        folds: 'all',
        feet: [front, front, hind, hind],
      };
    },
  };
};
