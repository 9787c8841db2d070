/** Curves from 0 to 1: what moves like something that has weight. */

/** Fast off, long to rest. */
export function settle(t: number): number {
  const x = held(t);
  return 1 - (1 - x) ** 4;
}

/** Goes a little too far and comes back. */
export function overshoot(t: number): number {
  const x = held(t) - 1;
  return 1 + 2.4 * x ** 3 + 1.4 * x ** 2;
}

/** Slow at both ends. */
export function glide(t: number): number {
  const x = held(t);
  return x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2;
}

/** Between 0 and 1. */
export function held(t: number): number {
  return Math.max(0, Math.min(1, t));
}
