import { type Acting, type Actor, BASE, flicked } from './beast-at-rest.js';
import type { Place } from './beast-pose.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { PI, sin, max } = Math;

/** Lengths of a leg a second, and how often its feet go round. */
const [PADDLES, STROKES] = [0.9, 5.67];

/** Back and head above the water, which is at 0, the legs at work below it. */
export const paddling = ({ leg }: Actor): Acting => ({
  gait: { period: 1, stride: PADDLES * leg, stands: 0, lift: 0 },
  pose: (t) => {
    const foot = (late: number): Place => {
      const turn = t * STROKES + late;
      return [0, -0.5 * leg + 0.2 * leg * max(0, sin(turn)), 0.3 * leg * sin(turn + PI / 2)];
    };
    return {
      ...BASE,
      body: [0.02 * toAndFro(t), -1.04 * leg + 0.035 * toAndFro(t, 0.2), 0],
      pitch: -0.14 + 0.05 * toAndFro(t),
      roll: 0.07 * sin(t * STROKES),
      turn: 0.06 * sin(t * STROKES + 0.6),
      neck: -0.12 + 0.06 * toAndFro(t, 0.1),
      nod: 0.16 + 0.06 * sin(t * STROKES),
      look: -0.1 - 0.35 * fromOneToOther(t),
      tail: [0.5, 0.5 * sin(t * STROKES)],
      bend: [0, 0.12 * sin(t * STROKES)],
      ears: flicked(t),
      open: 0.15,
      feet: [foot(0), foot(PI), foot(PI), foot(0)],
    };
  },
});

/** How high above its paws' ground a belly is that is up, and a paw that lies on it, in legs. */
const [BELLY, PAW] = [-0.03, 0.46];

/** On its back, the tail towards whoever looks, and the head up; a paw is held out to whoever floats beside it. */
export const floating = ({ leg, long, side }: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const bob = toAndFro(t);
    const folded = (late: number): Place => [
      -0.06,
      leg * (PAW + 0.09 * toAndFro(t, late)),
      -2 * long * 0.86 + leg * (0.2 + 0.1 * toAndFro(t, late + 0.2)),
    ];
    const held: Place = [0.22, leg * (0.2 + 0.06 * bob), -2 * long + leg * 0.1];
    const hind = (late: number): Place => [0.08, leg * (0.34 + 0.16 * sin(t * 3.3 + late)), 2 * long * 0.95];
    return {
      ...BASE,
      body: [0.03 * toAndFro(t, 0.3), -leg * (1 - BELLY) + 0.05 * bob, 0],
      pitch: PI + 0.07 * toAndFro(t, 0.2),
      turn: 0.1 * toAndFro(t, 0.1),
      roll: 0.1 * toAndFro(t, 0.35),
      neck: 0.62 + 0.14 * bob,
      nod: 0.5 + 0.1 * toAndFro(t, 0.3),
      look: 0.4 * fromOneToOther(t) + 0.2 * side,
      tail: [-0.1 + 0.2 * toAndFro(t, 0.4), 0.45 * sin(t * 3)],
      breath: 0.05 * sin(t * 2.6),
      ears: flicked(t),
      open: 0.1 + 0.1 * sin(t * 5.2),
      folds: 'all',
      feet: [side > 0 ? held : folded(0), side < 0 ? held : folded(0.25), hind(0), hind(PI)],
    };
  },
});
