/** Asked by the million: taken out of Math once. */
const { floor, imul, max, min } = Math;

/** Numbers in 0..1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function corner(x: number, y: number, z: number): number {
  let hash = imul(x, 374761393) + imul(y, 668265263) + imul(z, 2147483647);
  hash = imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const eased = (t: number) => t * t * (3 - 2 * t);
const mixed = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise in -1..1; its lumps are one unit wide. */
export function noise(x: number, y: number, z: number): number {
  const left = floor(x);
  const low = floor(y);
  const near = floor(z);
  const u = eased(x - left);
  const v = eased(y - low);
  const t = eased(z - near);
  const row = (j: number, k: number) =>
    mixed(corner(left, low + j, near + k), corner(left + 1, low + j, near + k), u);
  return 2 * mixed(mixed(row(0, 0), row(1, 0), v), mixed(row(0, 1), row(1, 1), v), t) - 1;
}

/** Noise of several widths, in about -1..1. */
export function rough(x: number, y: number, z: number): number {
  return (
    0.58 * noise(x, y, z) + 0.28 * noise(2.1 * x, 2.1 * y, 2.1 * z) + 0.14 * noise(4.3 * x, 4.3 * y, 4.3 * z)
  );
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  return eased(min(1, max(0, (value - low) / (high - low))));
}
