// Rows of the soft picture: sky with glow and clouds, and water that reads what is above it. One row, one block of
// numbers: see sky.ts and water.ts for what stands where. Four texels at a time; a row has room for three more.

@inline function number(block: usize, index: i32): v128 { return v128.load32_splat(block + (<usize>index << 2)); }
@inline function scalar(block: usize, index: i32): f32 { return load<f32>(block + (<usize>index << 2)); }
@inline function whole(block: usize, index: i32): i32 { return load<i32>(block + (<usize>index << 2)); }
@inline function colour(block: usize, index: i32): v128 { return v128.load(block + (<usize>index << 2)); }

/** Stretches row `v` (of 0 to 1, repeating) of a square tile into `out`, its first texel once more at the end. */
function tileRow(tile: usize, side: i32, channels: i32, v: f32, out: usize): void {
  const y = (v - floor(v)) * <f32>side;
  const row = <i32>y;
  const count = side * channels;
  const stride = <usize>count << 2;
  const above = tile + <usize>(row & (side - 1)) * stride;
  const below = tile + <usize>((row + 1) & (side - 1)) * stride;
  const w = f32x4.splat(y - <f32>row);
  for (let at: usize = 0; at < stride; at += 16) {
    const a = v128.load(above + at);
    v128.store(out + at, f32x4.add(a, f32x4.mul(f32x4.sub(v128.load(below + at), a), w)));
  }
  v128.store64_lane(out + stride, v128.load64_zero(out), 0);
}

/** One texel as four numbers between 0 and 8160. */
@inline function put(at: usize, pixel: v128): void {
  const units = i32x4.trunc_sat_f32x4_s(f32x4.pmin(f32x4.splat(8160), pixel));
  v128.store64_lane(at, i16x8.narrow_i32x4_s(units, units), 0);
}

/** Four places in a repeating row: the fraction between texels; the texels' numbers go to `index`. */
@inline function fractions(u: v128, side: v128): v128 { return f32x4.mul(f32x4.sub(u, f32x4.floor(u)), side); }

/** Reads a row of single floats between neighbours, at four places. */
@inline function readRow(row: usize, u: v128): v128 {
  const place = fractions(u, f32x4.splat(256));
  const index = i32x4.trunc_sat_f32x4_s(place);
  const w = f32x4.sub(place, f32x4.convert_i32x4_s(index));
  const at = i32x4.shl(index, 2);
  const p = v128.load64_lane(row + <usize>i32x4.extract_lane(at, 1), v128.load64_zero(row + <usize>i32x4.extract_lane(at, 0)), 1);
  const q = v128.load64_lane(row + <usize>i32x4.extract_lane(at, 3), v128.load64_zero(row + <usize>i32x4.extract_lane(at, 2)), 1);
  const first = v128.shuffle<i32>(p, q, 0, 2, 4, 6);
  return f32x4.add(first, f32x4.mul(f32x4.sub(v128.shuffle<i32>(p, q, 1, 3, 5, 7), first), w));
}

/** One texel of a row of pairs, between neighbours: density and light in the first two lanes. */
@inline function readPair(row: usize, index: i32, w: f32): v128 {
  const pair = v128.load(row + (<usize>index << 3));
  return f32x4.add(pair, f32x4.mul(f32x4.sub(v128.shuffle<i64>(pair, pair, 1, 0), pair), f32x4.splat(w)));
}

/** Reads a row of pairs at four places: densities and, after them, lights. */
@inline function readPairs(row: usize, place: v128): void {
  const index = i32x4.trunc_sat_f32x4_s(place);
  const w = f32x4.sub(place, f32x4.convert_i32x4_s(index));
  const a = readPair(row, i32x4.extract_lane(index, 0), f32x4.extract_lane(w, 0));
  const b = readPair(row, i32x4.extract_lane(index, 1), f32x4.extract_lane(w, 1));
  const c = readPair(row, i32x4.extract_lane(index, 2), f32x4.extract_lane(w, 2));
  const d = readPair(row, i32x4.extract_lane(index, 3), f32x4.extract_lane(w, 3));
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  density = v128.shuffle<i64>(ab, cd, 0, 2);
  light = v128.shuffle<i64>(ab, cd, 1, 3);
}

let density: v128 = f32x4.splat(0);
let light: v128 = f32x4.splat(0);

@inline function clamp01(v: v128): v128 { return f32x4.pmax(f32x4.splat(0), f32x4.pmin(f32x4.splat(1), v)); }

/** One row of sky. */
export function skyRow(block: usize): void {
  const width = whole(block, 0);
  let out = <usize>whole(block, 1);
  const side = whole(block, 3);
  const broad = <usize>whole(block, 4);
  const fine = <usize>whole(block, 5);
  const glow = <usize>whole(block, 6);
  const hasClouds = whole(block, 7) != 0;
  const cell = number(block, 8);
  const sunX = number(block, 9);
  const dySquared = number(block, 10);
  const discRadius = scalar(block, 11);
  const scale = number(block, 12);
  const shift = number(block, 13);
  const u = number(block, 14);
  const fineU = number(block, 16);
  const from = number(block, 18);
  const steep = number(block, 19);
  const opacity = number(block, 20);
  const base = colour(block, 24);
  const sun = colour(block, 28);
  const flash = colour(block, 32);
  const dark = colour(block, 36);
  const lit = colour(block, 40);
  const sides = f32x4.splat(<f32>side);
  const one = f32x4.splat(1);
  if (hasClouds) {
    tileRow(<usize>whole(block, 2), side, 2, scalar(block, 15), broad);
    tileRow(<usize>whole(block, 2), side, 2, scalar(block, 17), fine);
  }
  const reach = f32x4.splat((discRadius + 0.005) * (discRadius + 0.005));
  let column = f32x4(0.5, 1.5, 2.5, 3.5);
  for (let x = 0; x < width; x += 4) {
    const worldX = f32x4.mul(column, cell);
    column = f32x4.add(column, f32x4.splat(4));
    const dx = f32x4.sub(worldX, sunX);
    const dxSquared = f32x4.mul(dx, dx);
    const step = i32x4.shl(i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.pmin(f32x4.splat(3.999), f32x4.add(dxSquared, dySquared)), f32x4.splat(8192))), 2);
    let shine = v128.load32_zero(glow + <usize>i32x4.extract_lane(step, 0));
    shine = v128.load32_lane(glow + <usize>i32x4.extract_lane(step, 1), shine, 1);
    shine = v128.load32_lane(glow + <usize>i32x4.extract_lane(step, 2), shine, 2);
    shine = v128.load32_lane(glow + <usize>i32x4.extract_lane(step, 3), shine, 3);
    let alpha = f32x4.splat(0);
    let bright = f32x4.splat(0);
    if (hasClouds) {
      const cloudX = f32x4.mul(f32x4.add(worldX, shift), scale);
      readPairs(broad, fractions(f32x4.add(cloudX, u), sides));
      const coarse = f32x4.mul(density, f32x4.splat(0.74));
      const lights = light;
      // The finest detail reaches 0.9: where that could not make a cloud, it need not be read.
      if (v128.any_true(f32x4.gt(f32x4.add(coarse, f32x4.splat(0.234)), from))) {
        readPairs(fine, fractions(f32x4.add(f32x4.mul(cloudX, f32x4.splat(2.7)), fineU), sides));
        const thick = f32x4.add(coarse, f32x4.mul(density, f32x4.splat(0.26)));
        const c = clamp01(f32x4.mul(f32x4.sub(thick, from), steep));
        alpha = f32x4.mul(f32x4.mul(f32x4.mul(c, c), f32x4.sub(f32x4.splat(3), f32x4.add(c, c))), opacity);
        bright = clamp01(f32x4.add(f32x4.mul(lights, f32x4.splat(0.8)), f32x4.mul(f32x4.sub(one, c), f32x4.splat(0.45))));
      }
    }
    const keep = f32x4.sub(one, alpha);
    let rim = f32x4.mul(f32x4.mul(shine, f32x4.splat(32)), f32x4.add(f32x4.splat(0.45), f32x4.mul(keep, f32x4.splat(0.55))));
    const squared = f32x4.add(dxSquared, f32x4.div(dySquared, f32x4.splat(2.25)));
    // The disc itself is far brighter than white: bright enough to shine through thin cloud.
    if (discRadius > 0 && v128.any_true(f32x4.lt(squared, reach))) {
      const inside = clamp01(f32x4.add(f32x4.mul(f32x4.sub(f32x4.splat(discRadius), f32x4.sqrt(squared)), f32x4.splat(160)), f32x4.splat(0.5)));
      rim = f32x4.add(rim, f32x4.mul(f32x4.mul(inside, f32x4.mul(keep, keep)), f32x4.splat(44.8)));
    }
    const cloud = f32x4.mul(alpha, f32x4.splat(32));
    put(out, texel(base, flash, sun, dark, lit, f32x4.extract_lane(keep, 0), f32x4.extract_lane(rim, 0), f32x4.extract_lane(cloud, 0), f32x4.extract_lane(bright, 0)));
    put(out + 8, texel(base, flash, sun, dark, lit, f32x4.extract_lane(keep, 1), f32x4.extract_lane(rim, 1), f32x4.extract_lane(cloud, 1), f32x4.extract_lane(bright, 1)));
    put(out + 16, texel(base, flash, sun, dark, lit, f32x4.extract_lane(keep, 2), f32x4.extract_lane(rim, 2), f32x4.extract_lane(cloud, 2), f32x4.extract_lane(bright, 2)));
    put(out + 24, texel(base, flash, sun, dark, lit, f32x4.extract_lane(keep, 3), f32x4.extract_lane(rim, 3), f32x4.extract_lane(cloud, 3), f32x4.extract_lane(bright, 3)));
    out += 32;
  }
}

@inline function texel(base: v128, flash: v128, sun: v128, dark: v128, lit: v128, keep: f32, rim: f32, cloud: f32, bright: f32): v128 {
  const sky = f32x4.add(f32x4.add(f32x4.mul(base, f32x4.splat(keep)), flash), f32x4.mul(sun, f32x4.splat(rim)));
  return f32x4.add(sky, f32x4.mul(f32x4.add(dark, f32x4.mul(lit, f32x4.splat(bright))), f32x4.splat(cloud)));
}

/** One row of water. */
export function waterRow(block: usize): void {
  const width = whole(block, 0);
  let out = <usize>whole(block, 1);
  const tile = <usize>whole(block, 2);
  const broad = <usize>whole(block, 3);
  const fine = <usize>whole(block, 4);
  const above = <usize>whole(block, 5);
  const rows = number(block, 6);
  const start = number(block, 7);
  const step = number(block, 8);
  const broadU = number(block, 9);
  const fineU = number(block, 11);
  const swell = number(block, 13);
  const mirrorRow = number(block, 14);
  const amplitude = number(block, 15);
  const reflect = number(block, 16);
  const sunX = number(block, 17);
  const perSpread = number(block, 18);
  const shine = number(block, 19);
  const deep = colour(block, 24);
  const sun = colour(block, 28);
  const last = f32x4.splat(<f32>(width - 1));
  const zero = f32x4.splat(0);
  const perRow = f32x4.div(f32x4.splat(1), rows);
  const wide = i32x4.splat(width);
  tileRow(tile, 256, 1, scalar(block, 10), broad);
  tileRow(tile, 256, 1, scalar(block, 12), fine);
  let column = f32x4(0, 1, 2, 3);
  for (let x = 0; x < width; x += 4) {
    const worldX = f32x4.add(start, f32x4.mul(step, column));
    const a = readRow(broad, f32x4.add(f32x4.mul(worldX, f32x4.splat(2.1)), broadU));
    const b = readRow(fine, f32x4.add(f32x4.mul(worldX, f32x4.splat(4.7)), fineU));
    const slope = f32x4.add(f32x4.add(f32x4.mul(a, f32x4.splat(0.6)), f32x4.mul(b, f32x4.splat(0.4))), swell);
    const bend = f32x4.mul(slope, amplitude);
    const sy = i32x4.trunc_sat_f32x4_s(f32x4.pmin(rows, f32x4.pmax(zero, f32x4.add(mirrorRow, bend))));
    const sx = i32x4.trunc_sat_f32x4_s(f32x4.pmin(last, f32x4.pmax(zero, f32x4.add(column, f32x4.mul(bend, f32x4.splat(0.35))))));
    const from = i32x4.shl(i32x4.add(i32x4.mul(sy, wide), sx), 3);
    const facing = f32x4.pmin(f32x4.splat(1), f32x4.pmax(f32x4.splat(0.18), f32x4.sub(reflect, f32x4.mul(slope, f32x4.splat(0.34)))));
    const dx = f32x4.mul(f32x4.abs(f32x4.sub(f32x4.mul(column, perRow), sunX)), perSpread);
    const bright = f32x4.pmax(zero, f32x4.sub(f32x4.add(f32x4.mul(slope, f32x4.splat(1.7)), f32x4.splat(0.28)), f32x4.mul(dx, f32x4.splat(0.36))));
    const glint = v128.and(bright, f32x4.lt(dx, f32x4.splat(3)));
    const spark = f32x4.mul(f32x4.mul(glint, glint), shine);
    putWater(out, above + <usize>i32x4.extract_lane(from, 0), deep, sun, f32x4.extract_lane(facing, 0), f32x4.extract_lane(spark, 0));
    putWater(out + 8, above + <usize>i32x4.extract_lane(from, 1), deep, sun, f32x4.extract_lane(facing, 1), f32x4.extract_lane(spark, 1));
    putWater(out + 16, above + <usize>i32x4.extract_lane(from, 2), deep, sun, f32x4.extract_lane(facing, 2), f32x4.extract_lane(spark, 2));
    putWater(out + 24, above + <usize>i32x4.extract_lane(from, 3), deep, sun, f32x4.extract_lane(facing, 3), f32x4.extract_lane(spark, 3));
    column = f32x4.add(column, f32x4.splat(4));
    out += 32;
  }
}

@inline function putWater(out: usize, from: usize, deep: v128, sun: v128, facing: f32, spark: f32): void {
  const seen = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_s(v128.load64_zero(from)));
  put(out, f32x4.add(f32x4.add(deep, f32x4.mul(f32x4.sub(seen, deep), f32x4.splat(facing))), f32x4.mul(sun, f32x4.splat(spark))));
}
