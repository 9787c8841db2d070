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

const smooth = (t: number): number => t * t * (3 - 2 * t);
const wrapped = (phase: number): number => phase - Math.floor(phase);

/** On the ground a foot goes back exactly as fast as the body goes on; then it swings forward. */
export function stepAt({ stride, stands, lift }: Gait, phase: number): Step {
  const at = wrapped(phase);
  const reach = (stride * stands) / 2;
  if (at < stands) {
    const share = at / stands;
    return { ahead: reach * (1 - 2 * share), up: 0, heel: 0, isDown: true };
  }
  const swing = (at - stands) / (1 - stands);
  return {
    ahead: reach * (2 * smooth(swing) - 1),
    up: lift * Math.sin(Math.PI * swing) ** 0.8,
    heel: Math.sin(Math.PI * Math.min(1, swing * 1.25)) * 0.5,
    isDown: false,
  };
}

/** Units a second. */
export const speedOf = ({ stride, period }: Gait): number => stride / period;

/** What goes up and comes down again: crouched, in the air, landing. 0 is standing; below it the knees bend. */
export function hopAt(seconds: number, height: number): { readonly high: number; readonly isUp: boolean } {
  const at = wrapped(seconds / HOP_SECONDS);
  if (at < CROUCH) return { high: -0.22 * height * Math.sin((Math.PI * at) / CROUCH) ** 2, isUp: false };
  if (at > LAND) {
    const bend = Math.sin((Math.PI * (at - LAND)) / (1 - LAND)) ** 2;
    return { high: -0.26 * height * bend, isUp: false };
  }
  const air = (at - CROUCH) / (LAND - CROUCH);
  return { high: height * 4 * air * (1 - air), isUp: true };
}

const HOP_SECONDS = 1.15;
const CROUCH = 0.3;
const LAND = 0.72;
