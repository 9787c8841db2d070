import type { Field } from '../kit/fields.js';
import { noise, step } from '../kit/noise.js';

/** Dark where the wave over a place's phase is high: bands at right angles to the way that the phase grows. */
export function bands(phase: Field, every: number, share = 0): Field {
  return (x, y, z) => {
    const wave = Math.sin((phase(x, y, z) / every) * 2 * Math.PI);
    return step(-0.35, 0.35, wave + share);
  };
}

/** Round spots, `every` apart and `wide` in radius, each a little out of line. */
export function spots(every: number, wide: number): Field {
  const cellAt = (value: number): number => Math.floor(value / every);
  const off = (i: number, j: number, k: number, salt: number): number =>
    0.5 + 0.42 * noise(i * 3.7 + 0.5, j * 5.3 + salt, k * 4.1 + 0.5);
  return (x, y, z) => {
    const home = [cellAt(x), cellAt(y), cellAt(z)] as const;
    const all = AROUND.map(([a, b, c]) => {
      const [i, j, k] = [home[0] + a, home[1] + b, home[2] + c];
      const at = [i + off(i, j, k, 1.5), j + off(i, j, k, 7.5), k + off(i, j, k, 13.5)] as const;
      return Math.hypot(x - at[0] * every, y - at[1] * every, z - at[2] * every);
    });
    return 1 - step(wide * 0.75, wide * 1.25, Math.min(...all));
  };
}

/** A cell and the 26 that touch it. */
const AROUND = Array.from(
  { length: 27 },
  (_, i) => [(i % 3) - 1, (Math.floor(i / 3) % 3) - 1, Math.floor(i / 9) - 1] as const,
);
