import { type Acting, type Actor, BASE, flicked, HOME } from './beast-at-rest.js';
import type { Place } from './beast-pose.js';
import { softStep } from '../soft-step.js';
import { hopAt } from './step.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { sin, max } = Math;

/** As high as its legs are long at most: a crocodile does not leap its own height. */
export const jumping = ({ leg }: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const { high, air, thrown } = hopAt(t, Math.min(0.42, 1.05 * leg));
    const up = max(0, high);
    const front: Place = [0, up * (1 + 0.35 * air), 0.05 * air];
    const hind: Place = [0, up, -0.06 * air];
    return {
      ...BASE,
      body: [0, high * (high < 0 ? 0.8 : 1) - 0.012, 0],
      pitch: -0.14 * thrown,
      neck: max(0, -high) * 0.6 - 0.1 * air,
      tail: [-0.4 * air, 0.3 * sin(t * 9)],
      trunk: -0.5 * thrown,
      feet: [front, front, hind, hind],
    };
  },
});

/** Metres of leg: what is no larger sits up and has what it eats between its paws. */
const SITS_UP = 0.17;

export const eating = (actor: Actor): Acting => {
  if (!actor.holds) return grazing();
  return actor.metres < SITS_UP ? nibbling(actor) : munching();
};

/** How far up the chest is of who sits up to eat, in radians. */
const SAT_UP = 0.72;

/** It sits up with both paws at the mouth, and gnaws; now and then it looks up. */
const nibbling = ({ leg, long, rump }: Actor): Acting => {
  const shoulder = leg + long * sin(SAT_UP);
  return {
    gait: null,
    pose: (t) => {
      const gnaw = sin(t * 23);
      const up = softStep(0.3, 0.8, -toAndFro(t));
      const paw: Place = [
        -0.5 * rump * leg,
        shoulder + leg * (0.26 + 0.02 * gnaw - 0.12 * up),
        leg * 0.72 - long * (1 - Math.cos(SAT_UP)),
      ];
      return {
        ...BASE,
        body: [0, leg * 0.02 + 0.006 * sin(t * 5), -long * 0.2],
        pitch: -SAT_UP,
        neck: 0.4 - 0.16 * up,
        nod: 0.44 + 0.04 * gnaw - 0.3 * up,
        look: -0.4 - 0.35 * toAndFro(t),
        roll: 0.04 * toAndFro(t),
        tail: [0.4, 0.2 * sin(t * 3)],
        open: 0.3 + 0.3 * gnaw,
        breath: 0.02 * sin(t * 5),
        ears: flicked(t),
        folds: 'hind',
        feet: [paw, paw, [0.03, 0, 0.12], [0.03, 0, 0.12]],
      };
    },
  };
};

/** With something in its mouth, head up, jaws at work. */
export const munching = (): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    body: [0.01 * sin(t * 1.2), -0.02 + 0.006 * sin(t * 9), 0],
    neck: 0.2 + 0.14 * toAndFro(t),
    nod: 0.1 + 0.08 * sin(t * 9),
    look: -0.2 - 0.4 * fromOneToOther(t),
    ears: flicked(t),
    tail: [0.1 * sin(t * 2), 0.5 * sin(t * 4)],
    open: 0.35 + 0.3 * sin(t * 9),
  }),
});

/** The head is down at what it eats or drinks, and chews. */
const grazing = (): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    body: [0.006 * sin(t * 0.8), -0.03, 0],
    pitch: 0.1,
    neck: 1.12 - 0.2 * toAndFro(t),
    nod: 0.2 + 0.06 * sin(t * 9),
    open: 0.3 + 0.25 * sin(t * 9),
    look: 0.34 * fromOneToOther(t),
    ears: flicked(t),
    tail: [0.05 * sin(t * 2), 0.4 * sin(t * 3)],
    trunk: -0.5 + 0.3 * sin(t * 1.6),
    feet: [[0, 0, 0.06], [0, 0, -0.04], HOME, HOME],
  }),
});

const PLAY_SECONDS = 2.3;

/** Down in front with the haunches up, and then a leap. */
export const playing = (actor: Actor): Acting => {
  const { leg } = actor;
  const leap = jumping(actor);
  return {
    gait: null,
    pose: (t) => {
      const at = t % (2 * PLAY_SECONDS);
      if (at > PLAY_SECONDS) return leap.pose(at - PLAY_SECONDS);
      const share = softStep(0, 0.5, at) * softStep(0, 0.4, PLAY_SECONDS - at);
      return {
        ...BASE,
        body: [0.02 * share * sin(t * 7), -0.014 - leg * 0.2 * share, 0],
        pitch: 0.36 * share,
        roll: 0.05 * share * sin(t * 7),
        neck: -0.4 * share,
        nod: -0.1 * share,
        look: 0.3 * sin(t * 2.2),
        open: 0.4,
        tail: [-0.3 * share, 0.9 * sin(t * 11)],
        feet: [[0, 0, 0.2 * share], [0, 0, 0.2 * share], HOME, HOME],
      };
    },
  };
};
