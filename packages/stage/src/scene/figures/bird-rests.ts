import { type BirdActing as Acting, BASE } from './bird-pose.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { PI, sin } = Math;

/** On the water up to its belly, its feet under it. */
export const paddling: Acting = ({ leg }) => ({
  gait: { period: 1, stride: 0.32, stands: 0, lift: 0 },
  pose: (t) => {
    const sunk = 0.85 * leg - 0.035 * toAndFro(t);
    const foot = (start: number): readonly [number, number] => [0.4 * leg * sin(t * 5 + start), -0.5 * leg];
    return {
      ...BASE,
      body: [0, -sunk, 0],
      pitch: 0.07 * toAndFro(t, 0.3),
      turn: 0.12 * toAndFro(t, 0.1),
      roll: 0.08 * toAndFro(t, 0.2),
      nod: 0.16 * toAndFro(t),
      look: -0.1 - 0.5 * fromOneToOther(t),
      wing: 0.05 + 0.05 * sin(t * 1.3),
      tail: [0.1 * sin(t * 4), 0.3 * sin(t * 5)],
      feet: [foot(0), foot(PI)],
    };
  },
});

/** A bird sits down on its legs, its head under a wing; what is large lies down along the ground. */
export const resting: Acting = ({ leg, metres }) => ({
  gait: null,
  pose: (t) => {
    const breath = toAndFro(t);
    const lies = metres > LARGE ? 1 : 0;
    return {
      ...BASE,
      body: [0, -leg * (0.5 + 0.05 * lies) + 0.014 * breath, 0],
      pitch: 0.98 * lies + 0.04 * breath,
      roll: 0.03 * breath,
      nod: 0.45 - 0.1 * lies + 0.06 * breath,
      look: lies ? 0.3 : -1.1,
      wing: 0.06 + 0.05 * breath - 0.5 * lies,
      shut: 1,
      tail: [0.5 * lies, 0.6 * lies + 0.12 * breath],
    };
  },
});

/** Metres: no bird is so tall. */
const LARGE = 1.6;
