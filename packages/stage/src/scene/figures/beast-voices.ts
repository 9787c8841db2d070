import { softStep } from '../soft-step.js';
import { type Acting, type Actor, BASE } from './beast-at-rest.js';
import type { Place } from './beast-pose.js';
import { yawnAt } from './person-voices.js';

const { sin, max } = Math;

/** Metres of leg: what is smaller gives tongue quickly, over and over; what is larger does so long and loud. */
const SMALL = 0.42;
/** Seconds from one roar to the next. */
const EVERY = 3.2;

/** Chest out and head up, jaws wide apart. */
export const roaring = (actor: Actor): Acting => (actor.metres < SMALL ? barking() : bellowing(actor));

const bellowing = ({ leg }: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const at = (t + 0.5) % EVERY;
    const loud = softStep(0.1, 0.6, at) - softStep(2.3, 2.8, at);
    const shake = loud * sin(t * 26);
    const foot: Place = [0.03 * loud, 0, 0.1 * loud];
    return {
      ...BASE,
      body: [0, -0.02 - leg * 0.05 * loud, 0.05 * loud],
      pitch: 0.05 * loud,
      roll: 0.01 * shake,
      neck: 0.12 - 0.4 * loud,
      nod: 0.06 - 0.22 * loud + 0.015 * shake,
      look: 0.25 * sin(t * 1.2),
      tail: [-0.2 * loud, 0.5 * sin(t * 4)],
      trunk: -1 * loud,
      open: 0.12 + 0.88 * loud,
      shut: 0.5 * loud,
      feet: [foot, foot, [0, 0, 0], [0, 0, 0]],
    };
  },
});

const barking = (): Acting => ({
  gait: null,
  pose: (t) => {
    const bark = max(0, sin(t * 8.4)) ** 1.5 * softStep(-0.6, -0.2, sin(t * 1.9 + 0.8));
    const hop: Place = [0, 0.05 * bark, 0.03 * bark];
    return {
      ...BASE,
      body: [0, -0.02 + 0.05 * bark, 0.02 * bark],
      pitch: -0.08 * bark,
      neck: -0.08 - 0.2 * bark,
      nod: -0.14 * bark,
      look: 0.2 * sin(t * 1.4),
      tail: [-0.2, 0.9 * sin(t * 9)],
      open: 0.08 + 0.85 * bark,
      feet: [hop, hop, [0, 0, 0], [0, 0, 0]],
    };
  },
});

/** A stretch, mouth wide and eyes closed. */
export const yawning = (): Acting => ({
  gait: null,
  pose: (t) => {
    const wide = yawnAt(t);
    return {
      ...BASE,
      body: [0, -0.02 - 0.03 * wide, -0.03 * wide],
      pitch: 0.1 * wide,
      neck: 0.05 - 0.2 * wide,
      nod: 0.1 - 0.28 * wide,
      roll: 0.04 * wide,
      tail: [-0.25 * wide, 0.3 * sin(t * 2)],
      open: wide,
      shut: 0.3 + 0.7 * wide,
      feet: [
        [0, 0, 0.1 * wide],
        [0, 0, 0.1 * wide],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
  },
});

/** The head hangs. */
export const weeping = (): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    body: [0, -0.02 + 0.008 * sin(t * 9), 0],
    neck: 0.4,
    nod: 0.3 + 0.04 * sin(t * 9),
    tail: [0.6, 0],
    open: 0.2 + 0.15 * sin(t * 9),
    shut: 0.9,
  }),
});
