import { softStep } from '../soft-step.js';

/** How feet go: the share of a cycle that each stands, how long a stride is, how high a foot is lifted. */
export interface Gait {
  /** Seconds of one cycle. */
  readonly period: number;
  /** How far the body comes in one cycle. */
  readonly stride: number;
  /** The share of a cycle that a foot is on the ground. */
  readonly stands: number;
  readonly lift: number;
}

/** Where a foot is: ahead of where it stands at rest, above the ground, and how far its heel is lifted, in radians. */
export interface Step {
  readonly ahead: number;
  readonly up: number;
  readonly heel: number;
  readonly isDown: boolean;
}

const wrapped = (phase: number): number => phase - Math.floor(phase);

/** On the ground a foot goes back exactly as fast as the body goes on; then it swings forward, without a jerk. */
export function stepAt({ stride, stands, lift }: Gait, phase: number): Step {
  const at = wrapped(phase);
  const reach = (stride * stands) / 2;
  if (at < stands) {
    const share = at / stands;
    return { ahead: reach * (1 - 2 * share), up: 0, heel: 0, isDown: true };
  }
  const swing = (at - stands) / (1 - stands);
  // It leaves the ground, and comes down on it, as fast as the ground goes.
  const pace = (-2 * reach * (1 - stands)) / stands;
  return {
    ahead: between(-reach, reach, pace, swing),
    up: lift * Math.sin(Math.PI * swing) ** 2,
    heel: Math.sin(Math.PI * swing) ** 2 * 0.5,
    isDown: false,
  };
}

/** From one place to another, at the same pace at both ends. */
function between(from: number, to: number, pace: number, t: number): number {
  const rise = t * t * (3 - 2 * t);
  return from + (to - from) * rise + pace * (t * (1 - t) * (1 - t) - t * t * (1 - t));
}

/** Units a second. */
export const speedOf = ({ stride, period }: Gait): number => stride / period;

/** A hop: how high it is, below 0 with bent knees; how far the arms are thrown up, 0 to 1; and its share of the air. */
export interface Hop {
  readonly high: number;
  readonly thrown: number;
  readonly air: number;
}

const HOP_SECONDS = 1.15;
const CROUCH = 0.32;
const LAND = 0.72;

/** Crouches, ever faster upward at its end; flies; lands, and bends softly. */
export function hopAt(seconds: number, height: number): Hop {
  const at = wrapped(seconds / HOP_SECONDS);
  const thrown = softStep(CROUCH * 0.55, CROUCH + 0.16, at) - softStep(LAND - 0.14, LAND + 0.16, at);
  const bend = 6.75 * 0.32 * height;
  if (at < CROUCH) {
    const share = at / CROUCH;
    return { high: -bend * share * share * (1 - share), thrown, air: 0 };
  }
  if (at > LAND) {
    const share = (at - LAND) / (1 - LAND);
    return { high: -bend * share * (1 - share) * (1 - share), thrown, air: 0 };
  }
  const share = (at - CROUCH) / (LAND - CROUCH);
  return { high: height * 4 * share * (1 - share), thrown, air: Math.sin(Math.PI * share) ** 2 };
}
