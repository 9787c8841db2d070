// Smooth value noise on lattices of 256 by 256 numbers, each with its first row and column once more at the end. A scene's bakes read
// it millions of times.

const SIDE: i32 = 256;
const STRIDE: usize = 257;

/** Fills a lattice with numbers in [-1, 1) from a seed: the generator is that of random.ts. */
export function fill(lattice: usize, seed: u32): void {
  let state = seed;
  for (let y = 0; y < SIDE; y++) {
    const row = lattice + <usize>y * STRIDE * 4;
    for (let x = 0; x < SIDE; x++) {
      state += 0x6d2b79f5;
      let t: u32 = (state ^ (state >> 15)) * (1 | state);
      t = (t + (t ^ (t >> 7)) * (61 | t)) ^ t;
      const value = <f64>(t ^ (t >> 14)) / 4294967296.0;
      store<f32>(row + (<usize>x << 2), <f32>(value * 2.0 - 1.0));
    }
    store<f32>(row + 1024, load<f32>(row));
  }
  memory.copy(lattice + 256 * STRIDE * 4, lattice, STRIDE * 4);
}

@inline function sample(lattice: usize, x: f64, y: f64): f64 {
  const place = f64x2.replace_lane(f64x2.splat(x), 1, y);
  const whole = f64x2.floor(place);
  const f = f64x2.sub(place, whole);
  const steep = f64x2.add(f64x2.mul(f, f64x2.sub(f64x2.mul(f, f64x2.splat(6)), f64x2.splat(15))), f64x2.splat(10));
  const eased = f64x2.mul(f64x2.mul(f64x2.mul(f, f), f), steep);
  const u = f64x2.extract_lane(eased, 0);
  const v = f64x2.extract_lane(eased, 1);
  const cell = i32x4.trunc_sat_f64x2_s_zero(whole);
  const at = lattice + ((<usize>(i32x4.extract_lane(cell, 1) & 255) * STRIDE + <usize>(i32x4.extract_lane(cell, 0) & 255)) << 2);
  const a = <f64>load<f32>(at);
  const b = <f64>load<f32>(at + 4);
  const c = <f64>load<f32>(at + STRIDE * 4);
  const d = <f64>load<f32>(at + STRIDE * 4 + 4);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** One octave. */
export function at(lattice: usize, x: f64, y: f64): f64 {
  return sample(lattice, x, y);
}

/** Octaves, each twice as fine and half as strong; the turn between them hides the lattice. */
export function fbm(lattice: usize, x: f64, y: f64, octaves: i32): f64 {
  let total: f64 = 0;
  let strength: f64 = 0.5;
  for (let i = 0; i < octaves; i++) {
    total += sample(lattice, x, y) * strength;
    const turned = x * 1.6 - y * 1.2 + 17.3;
    y = x * 1.2 + y * 1.6 + 9.1;
    x = turned;
    strength *= 0.5;
  }
  return total;
}

/** Octaves of sharp crests, fine ones where coarse ones are high. */
export function ridged(lattice: usize, x: f64, y: f64, octaves: i32): f64 {
  let total: f64 = 0;
  let strength: f64 = 0.5;
  let carry: f64 = 1;
  for (let i = 0; i < octaves; i++) {
    const crest = 1 - abs(sample(lattice, x, y));
    const sharp = crest * crest * carry;
    total += sharp * strength;
    carry = min(1.0, sharp * 1.6);
    const turned = x * 1.6 - y * 1.2 + 31.7;
    y = x * 1.2 + y * 1.6 + 5.3;
    x = turned;
    strength *= 0.5;
  }
  return total;
}
