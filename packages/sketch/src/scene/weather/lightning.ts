import { random, seedFor } from '../../paint/random.js';

/** Lightning strikes of a clip, the same for picture and sound. */
export interface Strike {
  readonly atSeconds: number;
  /** 0 to 1 across the frame. */
  readonly x: number;
  /** 0 near, 1 far: how long the thunder takes. */
  readonly distance: number;
}

const EVERY_SECONDS = 2.6;

/** The strikes up to `untilSeconds`. */
export function strikes(seed: number, untilSeconds: number): Strike[] {
  const next = random(seedFor(seed, 'lightning'));
  const out: Strike[] = [];
  for (let t = 0.5 + next() * 0.5; t < untilSeconds; t += EVERY_SECONDS * (0.6 + next() * 0.9))
    out.push({ atSeconds: t, x: 0.15 + next() * 0.7, distance: next() });
  return out;
}

/** Light of the strike that is on at this moment, 0 to 1, and the strike itself. */
export function lightningAt(seed: number, seconds: number): { flash: number; strike: Strike | null } {
  for (const strike of strikes(seed, seconds + 0.01)) {
    const age = seconds - strike.atSeconds;
    if (age < 0 || age > 0.6) continue;
    const flicker = Math.exp(-age * 9) + 0.7 * Math.exp(-Math.abs(age - 0.16) * 26);
    return { flash: Math.min(1, flicker * (1 - 0.4 * strike.distance)), strike };
  }
  return { flash: 0, strike: null };
}
