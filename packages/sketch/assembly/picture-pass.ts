// What moves a photograph, plane by plane (one byte a sample): bending it over a grid, veiling it with light or fog, grain.
// A grid has one node every `1 << cell` samples of the plane, and one past each edge.

/** Eight samples between four of the plane each, from pairs of neighbours (left in the low byte); wx in 1/128, wy in Q15. */
@inline function between(top: v128, low: v128, wx: v128, wy: v128): v128 {
  const byte = i16x8.splat(0xff);
  const t0 = v128.and(top, byte);
  const b0 = v128.and(low, byte);
  const upper = i16x8.add(i16x8.shl(t0, 7), i16x8.mul(i16x8.sub(i16x8.shr_u(top, 8), t0), wx));
  const under = i16x8.add(i16x8.shl(b0, 7), i16x8.mul(i16x8.sub(i16x8.shr_u(low, 8), b0), wx));
  const value = i16x8.add(upper, i16x8.q15mulr_sat_s(i16x8.sub(under, upper), wy));
  return i16x8.shr_u(i16x8.add(value, i16x8.splat(64)), 7);
}

/** Q15 fractions of eight places that start at `y` (16.16) and go on by `dy`. */
@inline function fractions(y: i32, dy: i32): v128 {
  const places = i16x8.add(i16x8.splat(<i16>(y >> 1)), i16x8.mul(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>(dy >> 1))));
  // What overflows fifteen bits is the whole part, which the addresses take.
  return v128.and(places, i16x8.splat(0x7fff));
}

/** Eight samples within sixteen neighbours of one row and of the next: two loads serve them all. */
@inline function nearSamples(rows: usize, stride: i32, x: i32, y: i32, dx: i32, dy: i32): v128 {
  const from = rows + <usize>((y >> 16) * stride + (x >> 16));
  // Places in 1/4096 from the first sample.
  const places = i16x8.add(i16x8.splat(<i16>((x & 0xffff) >> 4)), i16x8.mul(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>(dx >> 4))));
  const whole = i16x8.shr_u(places, 12);
  const pairs = i16x8.add(v128.or(i16x8.shl(whole, 8), whole), i16x8.splat(256));
  const top = i8x16.swizzle(v128.load(from), pairs);
  const low = i8x16.swizzle(v128.load(from + <usize>stride), pairs);
  return between(top, low, v128.and(i16x8.shr_u(places, 5), i16x8.splat(127)), fractions(y, dy));
}

@inline function pairAt(rows: usize, stride: i32, x: i32, y: i32): usize {
  return rows + <usize>((y >> 16) * stride + (x >> 16));
}

/** Eight samples from anywhere. */
function farSamples(rows: usize, stride: i32, x: i32, y: i32, dx: i32, dy: i32): v128 {
  const a = pairAt(rows, stride, x, y);
  const b = pairAt(rows, stride, x + dx, y + dy);
  const c = pairAt(rows, stride, x + dx * 2, y + dy * 2);
  const d = pairAt(rows, stride, x + dx * 3, y + dy * 3);
  const e = pairAt(rows, stride, x + dx * 4, y + dy * 4);
  const f = pairAt(rows, stride, x + dx * 5, y + dy * 5);
  const g = pairAt(rows, stride, x + dx * 6, y + dy * 6);
  const h = pairAt(rows, stride, x + dx * 7, y + dy * 7);
  const next = <usize>stride;
  let top = v128.load16_splat(a);
  let low = v128.load16_splat(a + next);
  top = v128.load16_lane(b, top, 1);
  low = v128.load16_lane(b + next, low, 1);
  top = v128.load16_lane(c, top, 2);
  low = v128.load16_lane(c + next, low, 2);
  top = v128.load16_lane(d, top, 3);
  low = v128.load16_lane(d + next, low, 3);
  top = v128.load16_lane(e, top, 4);
  low = v128.load16_lane(e + next, low, 4);
  top = v128.load16_lane(f, top, 5);
  low = v128.load16_lane(f + next, low, 5);
  top = v128.load16_lane(g, top, 6);
  low = v128.load16_lane(g + next, low, 6);
  top = v128.load16_lane(h, top, 7);
  low = v128.load16_lane(h + next, low, 7);
  const wx = v128.and(i16x8.shr_u(fractions(x, dx), 8), i16x8.splat(127));
  return between(top, low, wx, fractions(y, dy));
}

/** Steps of 16.16 up to which sixteen neighbours hold eight samples and the pair of the last one. */
const NEAR: u32 = 122000;

/**
 * Fills a plane from another one: `grid` holds each node's place there, 16.16 x and y, to be divided by `1 << halve`. Writes whole
 * groups of eight samples, so rows must be followed by seven spare bytes.
 */
export function bend(
  from: usize, stride: i32, grid: usize, halve: i32, out: usize, width: i32, height: i32, cell: i32,
): void {
  const side = 1 << cell;
  const columns = ((width + side - 1) >> cell) + 1;
  for (let y = 0; y < height; y++) {
    const node = grid + (<usize>((y >> cell) * columns) << 3);
    const below = node + (<usize>columns << 3);
    const f = y & (side - 1);
    const row = out + <usize>(y * width);
    for (let k = 0; k < columns - 1; k++) {
      const at = <usize>k << 3;
      const lx = load<i32>(node + at) + (((load<i32>(below + at) - load<i32>(node + at)) * f) >> cell);
      const ly = load<i32>(node + at + 4) + (((load<i32>(below + at + 4) - load<i32>(node + at + 4)) * f) >> cell);
      const rx = load<i32>(node + at + 8) + (((load<i32>(below + at + 8) - load<i32>(node + at + 8)) * f) >> cell);
      const ry = load<i32>(node + at + 12) + (((load<i32>(below + at + 12) - load<i32>(node + at + 12)) * f) >> cell);
      // Even steps keep the halved fractions exact.
      const dx = (((rx - lx) >> halve) >> cell) & -2;
      const dy = (((ry - ly) >> halve) >> cell) & -2;
      const x = (lx >> halve) & -2;
      const y0 = (ly >> halve) & -2;
      for (let i = 0; i < side; i += 8) {
        const column = (k << cell) + i;
        if (column >= width) break;
        const xi = x + dx * i;
        const yi = y0 + dy * i;
        const isNear = <u32>dx < NEAR && yi >> 16 == (yi + dy * 7) >> 16;
        const eight = isNear ? nearSamples(from, stride, xi, yi, dx, dy) : farSamples(from, stride, xi, yi, dx, dy);
        v128.store64_lane(row + <usize>column, i8x16.narrow_i16x8_u(eight, eight), 0);
      }
    }
  }
}

/** Eight samples at `at`: `keep` (Q15) of their distance from `pivot`, and `add` on top (64 units to a step). */
@inline function veiled(at: usize, pivot: v128, keep: v128, add: v128): v128 {
  const v = i16x8.shl(i16x8.sub(v128.load_ext<u8>(at), pivot), 6);
  const lit = i16x8.add_sat_s(i16x8.q15mulr_sat_s(v, keep), add);
  return i16x8.add(i16x8.shr_s(i16x8.add_sat_s(lit, i16x8.splat(32)), 6), pivot);
}

/** Veils a plane: `nodes` holds keep and add (i16 each) of every node. Rows must be followed by seven spare bytes. */
export function veil(out: usize, width: i32, height: i32, cell: i32, nodes: usize, pivot: i32): void {
  const side = 1 << cell;
  const columns = ((width + side - 1) >> cell) + 1;
  const middle = i16x8.splat(<i16>pivot);
  const unit = <i16>(32768 >> cell);
  for (let y = 0; y < height; y++) {
    const node = nodes + (<usize>((y >> cell) * columns) << 2);
    const below = node + (<usize>columns << 2);
    const f = y & (side - 1);
    for (let k = 0; k < columns - 1; k++) {
      const at = <usize>k << 2;
      const lk = <i32>load<i16>(node + at) + (((<i32>load<i16>(below + at) - <i32>load<i16>(node + at)) * f) >> cell);
      const la = <i32>load<i16>(node + at + 2) + (((<i32>load<i16>(below + at + 2) - <i32>load<i16>(node + at + 2)) * f) >> cell);
      const rk = <i32>load<i16>(node + at + 4) + (((<i32>load<i16>(below + at + 4) - <i32>load<i16>(node + at + 4)) * f) >> cell);
      const ra = <i32>load<i16>(node + at + 6) + (((<i32>load<i16>(below + at + 6) - <i32>load<i16>(node + at + 6)) * f) >> cell);
      const dk = i16x8.splat(<i16>(rk - lk));
      const da = i16x8.splat(<i16>(ra - la));
      for (let i = 0; i < side; i += 8) {
        const column = (k << cell) + i;
        if (column >= width) break;
        const weight = i16x8.mul(i16x8.add(i16x8(0, 1, 2, 3, 4, 5, 6, 7), i16x8.splat(<i16>i)), i16x8.splat(unit));
        const keep = i16x8.add(i16x8.splat(<i16>lk), i16x8.q15mulr_sat_s(dk, weight));
        const add = i16x8.add(i16x8.splat(<i16>la), i16x8.q15mulr_sat_s(da, weight));
        const to = out + <usize>(y * width + column);
        const eight = veiled(to, middle, keep, add);
        // The next row's first samples stand right behind this one's last.
        const most = min(8, width - column);
        if (most == 8) v128.store64_lane(to, i8x16.narrow_i16x8_u(eight, eight), 0);
        else storeSome(to, i8x16.narrow_i16x8_u(eight, eight), most);
      }
    }
  }
}

function storeSome(to: usize, eight: v128, count: i32): void {
  let rest = i64x2.extract_lane(eight, 0);
  for (let i = 0; i < count; i++) {
    store<u8>(to + <usize>i, <u8>rest);
    rest >>= 8;
  }
}

/** Adds signed noise from a 64 by 64 table, rolled by `shift`. */
export function grain(out: usize, width: i32, height: i32, noise: usize, shift: i32): void {
  const sign = i8x16.splat(-128);
  for (let y = 0; y < height; y++) {
    const from = noise + <usize>(((y + shift) & 63) << 6);
    const row = out + <usize>(y * width);
    for (let x = 0; x + 16 <= width; x += 16) {
      const to = row + <usize>x;
      const centred = v128.xor(v128.load(to), sign);
      const noisy = i8x16.add_sat_s(centred, v128.load(from + <usize>((x + shift) & 48)));
      v128.store(to, v128.xor(noisy, sign));
    }
  }
}

/** Four packed RGB pixels at `at` as two vectors of 16-bit RGBA, 32 units to a step, alpha full. */
@inline function unpack(at: usize, high: bool): v128 {
  const spread = i8x16.swizzle(v128.load(at), i8x16(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1));
  const wide = high ? i16x8.extend_high_i8x16_u(spread) : i16x8.extend_low_i8x16_u(spread);
  return v128.or(i16x8.shl(wide, 5), i16x8(0, 0, 0, 8160, 0, 0, 0, 8160));
}

/** Four samples from four pixels, by weights of the pixel pass's kind (see paint/grade.ts). */
@inline function weighed(a: v128, b: v128, weights: v128): i32 {
  const d0 = i32x4.dot_i16x8_s(a, weights);
  const d1 = i32x4.dot_i16x8_s(b, weights);
  const sum = i32x4.add(v128.shuffle<i32>(d0, d1, 0, 2, 4, 6), v128.shuffle<i32>(d0, d1, 1, 3, 5, 7));
  const value = i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << 17)), 18);
  const narrow = i16x8.narrow_i32x4_s(value, value);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(narrow, narrow), 0);
}

/** Luma of `count` packed RGB pixels, in groups of four: `out` needs three spare bytes, `rgb` sixteen. */
export function luma(rgb: usize, out: usize, count: i32, weights: usize): void {
  const by = v128.load(weights);
  for (let i = 0; i < count; i += 4) {
    const at = rgb + <usize>(i * 3);
    store<i32>(out + <usize>i, weighed(unpack(at, false), unpack(at, true), by));
  }
}

/** One chroma plane of packed RGB: each sample from two by two pixels. `out` needs a spare byte, `rgb` sixteen. */
export function chroma(rgb: usize, width: i32, height: i32, out: usize, weights: usize): void {
  const by = v128.load(weights);
  const half = width >> 1;
  const stride = <usize>(width * 3);
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < half; x += 2) {
      const at = rgb + <usize>(y * 2) * stride + <usize>(x * 6);
      const p = i16x8.avgr_u(unpack(at, false), unpack(at + stride, false));
      const q = i16x8.avgr_u(unpack(at, true), unpack(at + stride, true));
      const two = i16x8.avgr_u(v128.shuffle<i64>(p, q, 0, 2), v128.shuffle<i64>(p, q, 1, 3));
      store<i16>(out + <usize>(y * half + x), <i16>weighed(two, two, by));
    }
  }
}

/** Sharpens a plane in place by `gain` / 256 of each sample's step from its four neighbours. `scratch` holds two rows. */
export function crispen(plane: usize, width: i32, height: i32, gain: i32, scratch: usize): void {
  let above = scratch;
  let here = scratch + <usize>(width + 16);
  const amount = i16x8.splat(<i16>gain);
  memory.copy(above, plane, <usize>width);
  for (let y = 1; y < height - 1; y++) {
    const row = plane + <usize>(y * width);
    memory.copy(here, row, <usize>width);
    for (let x = 1; x + 8 < width; x += 8) {
      const at = <usize>x;
      const middle = v128.load_ext<u8>(here + at);
      const across = i16x8.add(v128.load_ext<u8>(here + at - 1), v128.load_ext<u8>(here + at + 1));
      const upright = i16x8.add(v128.load_ext<u8>(above + at), v128.load_ext<u8>(row + <usize>width + at));
      const step = i16x8.sub(i16x8.shl(middle, 2), i16x8.add(across, upright));
      const sharp = i16x8.add(middle, i16x8.shr_s(i16x8.add(i16x8.mul(step, amount), i16x8.splat(128)), 8));
      v128.store64_lane(row + at, i8x16.narrow_i16x8_u(sharp, sharp), 0);
    }
    const spare = above;
    above = here;
    here = spare;
  }
}

/**
 * Stirs a plane: `out` is `base` and, by `mask`, what moved copies of its detail have more than the detail at rest. Details lie
 * around 128; `first` and `second` are the copies' shares in 1/64.
 */
export function stir(
  base: usize, rest: usize, a: usize, b: usize, mask: usize, out: usize, count: i32, first: i32, second: i32,
): void {
  const middle = i16x8.splat(128);
  const shareA = i16x8.splat(<i16>first);
  const shareB = i16x8.splat(<i16>second);
  for (let i: usize = 0; i < <usize>count; i += 8) {
    const cover = v128.load64_zero(mask + i);
    if (!v128.any_true(cover)) {
      v128.store64_lane(out + i, v128.load64_zero(base + i), 0);
      continue;
    }
    const movedA = i16x8.mul(i16x8.sub(v128.load_ext<u8>(a + i), middle), shareA);
    const movedB = i16x8.mul(i16x8.sub(v128.load_ext<u8>(b + i), middle), shareB);
    const still = i16x8.shl(i16x8.sub(v128.load_ext<u8>(rest + i), middle), 6);
    const gained = i16x8.sub_sat_s(i16x8.add_sat_s(movedA, movedB), still);
    const covered = i16x8.q15mulr_sat_s(gained, i16x8.shl(i16x8.extend_low_i8x16_u(cover), 7));
    const value = i16x8.add(v128.load_ext<u8>(base + i), i16x8.shr_s(i16x8.add_sat_s(covered, i16x8.splat(32)), 6));
    v128.store64_lane(out + i, i8x16.narrow_i16x8_u(value, value), 0);
  }
}
