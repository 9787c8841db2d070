// The per-frame pixel pass: soft picture + crisp picture + air -> I420 (BT.709, limited range).
// Soft and air are int16 RGBA at a coarse size; one unit is 1/32 of an 8-bit step. In air, the fourth
// channel is the Q15 weight that keeps what is behind it. Crisp is premultiplied RGBA at full size.

/** Stretches one coarse row to full width. offsets: byte offset of the left texel per pixel; weights: 4 x i16 Q15 per pixel. */
function expandRow(row: usize, offsets: usize, weights: usize, out: usize, width: i32): void {
  for (let x = 0; x < width; x += 2) {
    const o0 = row + <usize>load<u32>(offsets + (x << 2));
    const o1 = row + <usize>load<u32>(offsets + (x << 2) + 4);
    const a = v128.load64_lane(o1, v128.load64_zero(o0), 1);
    const b = v128.load64_lane(o1 + 8, v128.load64_zero(o0 + 8), 1);
    const w = v128.load(weights + (x << 3));
    v128.store(out + (x << 3), i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), w)));
  }
}

/** Composes one full-size row of int16 RGBA from two stretched soft rows, the crisp row and two stretched air rows. */
function composeRow(
  out: usize, crisp: usize, soft0: usize, soft1: usize, softWeight: i32, air0: usize, air1: usize, airWeight: i32, width: i32,
): void {
  const sw = i16x8.splat(<i16>softWeight);
  const aw = i16x8.splat(<i16>airWeight);
  const full = i16x8.splat(255);
  const top = i16x8.splat(8160);
  const zero = i16x8.splat(0);
  for (let x = 0; x < width; x += 2) {
    const at = x << 3;
    const s0 = v128.load(soft0 + at);
    const soft = i16x8.add(s0, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(soft1 + at), s0), sw));
    const c = v128.load_ext<u8>(crisp + (x << 2));
    const alpha = v128.shuffle<i16>(c, c, 3, 3, 3, 3, 7, 7, 7, 7);
    const keep = i16x8.mul(i16x8.sub(full, alpha), i16x8.splat(128));
    const over = i16x8.add(i16x8.shl(c, 5), i16x8.q15mulr_sat_s(soft, keep));
    const a0 = v128.load(air0 + at);
    const air = i16x8.add(a0, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(air1 + at), a0), aw));
    const airKeep = v128.shuffle<i16>(air, air, 3, 3, 3, 3, 7, 7, 7, 7);
    const lit = i16x8.add_sat_s(i16x8.q15mulr_sat_s(over, airKeep), air);
    v128.store(out + at, i16x8.max_s(zero, i16x8.min_s(top, lit)));
  }
}

/** Four weighed samples (32 bits each) of four pixels at `from`. */
@inline function weighed4(from: usize, weights: v128): v128 {
  const opaque = i16x8.splat(8160);
  const mask = i16x8(0, 0, 0, -1, 0, 0, 0, -1);
  const d0 = i32x4.dot_i16x8_s(v128.bitselect(opaque, v128.load(from), mask), weights);
  const d1 = i32x4.dot_i16x8_s(v128.bitselect(opaque, v128.load(from + 16), mask), weights);
  return i32x4.add(v128.shuffle<i32>(d0, d1, 0, 2, 4, 6), v128.shuffle<i32>(d0, d1, 1, 3, 5, 7));
}

/** Four luma samples at `from`, dithered. */
function luma4(from: usize, weights: v128, noise: usize): i32 {
  const y = i32x4.shr_s(i32x4.add(weighed4(from, weights), v128.load(noise)), 18);
  const n = i16x8.narrow_i32x4_s(y, y);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(n, n), 0);
}

/** Eight luma samples at `from`, dithered with eight of a row of noise. */
@inline function luma8(from: usize, weights: v128, noise: usize): v128 {
  const a = i32x4.shr_s(i32x4.add(weighed4(from, weights), v128.load(noise)), 18);
  const b = i32x4.shr_s(i32x4.add(weighed4(from + 32, weights), v128.load(noise + 16)), 18);
  const n = i16x8.narrow_i32x4_s(a, b);
  return i8x16.narrow_i16x8_u(n, n);
}

/** The 2x2 average of four neighbouring columns pairs: two chroma sites in one vector, alpha lanes opaque. */
@inline function average2(row0: usize, row1: usize): v128 {
  const p = i16x8.avgr_u(v128.load(row0), v128.load(row1));
  const q = i16x8.avgr_u(v128.load(row0 + 16), v128.load(row1 + 16));
  const even = v128.shuffle<i64>(p, q, 0, 2);
  const odd = v128.shuffle<i64>(p, q, 1, 3);
  const mask = i16x8(0, 0, 0, -1, 0, 0, 0, -1);
  return v128.bitselect(i16x8.splat(8160), i16x8.avgr_u(even, odd), mask);
}

/** Four chroma samples from eight columns of two rows. */
@inline function chroma4(a: v128, b: v128, weights: v128, noise: usize): i32 {
  const d0 = i32x4.dot_i16x8_s(a, weights);
  const d1 = i32x4.dot_i16x8_s(b, weights);
  const sum = i32x4.add(v128.shuffle<i32>(d0, d1, 0, 2, 4, 6), v128.shuffle<i32>(d0, d1, 1, 3, 5, 7));
  const c = i32x4.shr_s(i32x4.add(sum, v128.load(noise)), 18);
  const n = i16x8.narrow_i32x4_s(c, c);
  return i32x4.extract_lane(i8x16.narrow_i16x8_u(n, n), 0);
}

// Fields of the plan at `plan`, all u32: see pixel-pass.ts.
@inline export function field(plan: usize, index: i32): i32 { return load<i32>(plan + (index << 2)); }

/** Row `y` of the coarse picture described at plan[base..]: makes both neighbouring rows ready, returns the Q15 weight between them. */
export function prepare(plan: usize, base: i32, y: i32, width: i32): i32 {
  const rows = <usize>field(plan, base + 4) + (<usize>y << 3);
  const index = load<i32>(rows);
  for (let k = 0; k < 2; k++) {
    const r = index + k;
    const slot = plan + ((base + 5 + (r & 1)) << 2);
    if (load<i32>(slot) == r) continue;
    store<i32>(slot, r);
    expandRow(
      <usize>field(plan, base) + <usize>r * <usize>field(plan, base + 1),
      <usize>field(plan, base + 2), <usize>field(plan, base + 3),
      <usize>field(plan, base + 7) + <usize>(r & 1) * (<usize>width << 3), width,
    );
  }
  return load<i32>(rows + 4);
}

export function rowOf(plan: usize, base: i32, y: i32, k: i32, width: i32): usize {
  const index = load<i32>(<usize>field(plan, base + 4) + (<usize>y << 3)) + k;
  return <usize>field(plan, base + 7) + <usize>(index & 1) * (<usize>width << 3);
}

export const SOFT: i32 = 16;
export const AIR: i32 = 24;

/** Runs the pass over the whole frame. */
export function run(plan: usize): void {
  const width = field(plan, 0);
  const height = field(plan, 1);
  const crisp = <usize>field(plan, 2);
  const line = <usize>field(plan, 4);
  for (let y = 0; y < height; y += 2) {
    for (let k = 0; k < 2; k++) {
      const softWeight = prepare(plan, SOFT, y + k, width);
      const airWeight = prepare(plan, AIR, y + k, width);
      composeRow(
        line + <usize>k * (<usize>width << 3), crisp + (<usize>(y + k) * <usize>width << 2),
        rowOf(plan, SOFT, y + k, 0, width), rowOf(plan, SOFT, y + k, 1, width), softWeight,
        rowOf(plan, AIR, y + k, 0, width), rowOf(plan, AIR, y + k, 1, width), airWeight, width,
      );
    }
    writeRows(plan, y);
  }
}

/** Turns the two composed rows `y` and `y + 1` into luma and chroma samples. */
export function writeRows(plan: usize, y: i32): void {
  const width = field(plan, 0);
  const height = field(plan, 1);
  const outY = <usize>field(plan, 3);
  const line = <usize>field(plan, 4);
  const noise = <usize>field(plan, 5);
  const noiseShift = field(plan, 6);
  const weightsY = v128.load(<usize>field(plan, 7));
  const weightsU = v128.load(<usize>field(plan, 7) + 16);
  const weightsV = v128.load(<usize>field(plan, 7) + 32);
  const chromaWidth = width >> 1;
  const outU = outY + <usize>width * <usize>height;
  const outV = outU + <usize>chromaWidth * <usize>(height >> 1);
  for (let k = 0; k < 2; k++) {
    const row = line + <usize>k * (<usize>width << 3);
    const noiseRow = noise + <usize>(((y + k + noiseShift) & 63) << 8);
    const yRow = outY + <usize>(y + k) * <usize>width;
    let x = 0;
    for (; x + 8 <= width; x += 8) v128.store64_lane(yRow + x, luma8(row + (<usize>x << 3), weightsY, noiseRow + <usize>(((x >> 2) & 15) << 4)), 0);
    for (; x < width; x += 4) {
      const at = min(x, width - 4);
      store<i32>(yRow + at, luma4(row + (<usize>at << 3), weightsY, noiseRow + <usize>(((at >> 2) & 15) << 4)));
    }
  }
  const chromaRow = <usize>(y >> 1) * <usize>chromaWidth;
  const noiseRow = noise + <usize>((((y >> 1) * 7 + noiseShift) & 63) << 8);
  const next = line + (<usize>width << 3);
  for (let x = 0; x < chromaWidth; x += 4) {
    const at = min(x, chromaWidth - 4);
    const a = average2(line + (<usize>at << 4), next + (<usize>at << 4));
    const b = average2(line + (<usize>at << 4) + 32, next + (<usize>at << 4) + 32);
    const n = noiseRow + <usize>(((at >> 2) & 15) << 4);
    store<i32>(outU + chromaRow + at, chroma4(a, b, weightsU, n));
    store<i32>(outV + chromaRow + at, chroma4(a, b, weightsV, noiseRow + <usize>((((at >> 2) + 5) & 15) << 4)));
  }
}
