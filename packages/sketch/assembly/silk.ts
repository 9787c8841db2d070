// Silk that fills the soft picture: a field of folds bent over itself again and again, then lit by the lie of its surface. One frame,
// one block of numbers: see silk.ts for what stands where. Four texels at a time; rows of the field have room for three more.

@inline function number(block: usize, index: i32): v128 { return v128.load32_splat(block + (<usize>index << 2)); }
@inline function scalar(block: usize, index: i32): f32 { return load<f32>(block + (<usize>index << 2)); }
@inline function whole(block: usize, index: i32): i32 { return load<i32>(block + (<usize>index << 2)); }
@inline function colour(block: usize, index: i32): v128 { return v128.load(block + (<usize>index << 2)); }
@inline function clamp01(v: v128): v128 { return f32x4.pmax(f32x4.splat(0), f32x4.pmin(f32x4.splat(1), v)); }

/** The sine of turns. */
@inline function sine(turns: v128): v128 {
  const r = f32x4.sub(turns, f32x4.nearest(turns));
  // The outer quarters fold back on the inner ones.
  const s = f32x4.pmax(f32x4.pmin(r, f32x4.sub(f32x4.splat(0.5), r)), f32x4.sub(f32x4.splat(-0.5), r));
  const q = f32x4.mul(s, s);
  let p = f32x4.add(f32x4.mul(q, f32x4.splat(-71.4)), f32x4.splat(81.33));
  p = f32x4.add(f32x4.mul(q, p), f32x4.splat(-41.33));
  p = f32x4.add(f32x4.mul(q, p), f32x4.splat(6.28315));
  return f32x4.mul(s, p);
}

const WARPS: i32 = 24;
const WARP_NUMBERS: i32 = 6;

/** Fills the field and what runs along it: from one row and column before the picture to one past it, where slopes reach. */
function fillField(block: usize, width: i32, height: i32, field: usize, along: usize, stride: usize): void {
  const count = whole(block, 5);
  const stepX = scalar(block, 8);
  const stepY = scalar(block, 9);
  for (let y = 0; y < height + 2; y++) {
    const acrossX = f32x4.splat(stepX);
    const acrossY = f32x4.splat(stepY);
    const startX = f32x4.splat(scalar(block, 6) - stepY * <f32>y);
    const startY = f32x4.splat(scalar(block, 7) + stepX * <f32>y);
    let column = f32x4(0, 1, 2, 3);
    const row = <usize>y * stride;
    for (let x = 0; x < width + 2; x += 4) {
      let px = f32x4.add(startX, f32x4.mul(acrossX, column));
      let py = f32x4.add(startY, f32x4.mul(acrossY, column));
      column = f32x4.add(column, f32x4.splat(4));
      for (let i = 0; i < count; i++) {
        const at = WARPS + i * WARP_NUMBERS;
        px = f32x4.add(px, f32x4.mul(number(block, at), sine(f32x4.add(f32x4.mul(py, number(block, at + 1)), number(block, at + 2)))));
        py = f32x4.add(py, f32x4.mul(number(block, at + 3), sine(f32x4.add(f32x4.mul(px, number(block, at + 4)), number(block, at + 5)))));
      }
      v128.store(field + row + (<usize>x << 2), py);
      v128.store(along + row + (<usize>x << 2), px);
    }
  }
}

/** One texel as four numbers between 0 and 8160. */
@inline function put(at: usize, a: v128, b: v128, dark: v128, tip: v128, tone: f32, shade: f32, light: f32, spec: f32): void {
  const cloth = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), f32x4.splat(tone)));
  const deep = f32x4.add(cloth, f32x4.mul(f32x4.sub(dark, cloth), f32x4.splat(shade)));
  // In its own shadow cloth is deeper in colour, not only darker.
  const rich = f32x4.mul(f32x4.mul(deep, deep), f32x4.splat(1.0 / 8160.0));
  const worn = f32x4.add(rich, f32x4.mul(f32x4.sub(deep, rich), f32x4.splat(min(<f32>1, light))));
  const lit = f32x4.add(f32x4.mul(worn, f32x4.splat(light)), f32x4.mul(tip, f32x4.splat(spec)));
  const units = i32x4.trunc_sat_f32x4_s(f32x4.replace_lane(f32x4.pmin(f32x4.splat(8160), lit), 3, 8160));
  v128.store64_lane(at, i16x8.narrow_i32x4_s(units, units), 0);
}

/** Paints the whole soft picture. */
export function silk(block: usize): void {
  const width = whole(block, 0);
  const height = whole(block, 1);
  const field = <usize>whole(block, 3);
  const along = <usize>whole(block, 4);
  const stride = <usize>((width + 5) & ~3) << 2;
  fillField(block, width, height, field, along, stride);
  const folds = number(block, 10);
  const relief = number(block, 11);
  const bands = number(block, 12);
  const drift = number(block, 13);
  const gleam = number(block, 14);
  const dark = colour(block, 56);
  const a = colour(block, 60);
  const b = colour(block, 64);
  const tip = colour(block, 68);
  const one = f32x4.splat(1);
  for (let y = 0; y < height; y++) {
    const row = field + <usize>(y + 1) * stride + 4;
    const above = row - stride;
    const below = row + stride;
    const beside = along + <usize>(y + 1) * stride + 4;
    let out = <usize>whole(block, 2) + (<usize>(y * width) << 3);
    for (let x = 0; x < width; x += 4) {
      const at = <usize>x << 2;
      const f = v128.load(row + at);
      const q = v128.load(beside + at);
      const gx = f32x4.sub(v128.load(row + at + 4), v128.load(row + at - 4));
      const gy = f32x4.sub(v128.load(below + at), v128.load(above + at));
      // A fold's height is the sine of the field: its slope follows by the cosine, a quarter turn on.
      const slope = f32x4.mul(sine(f32x4.add(f32x4.mul(f, folds), f32x4.splat(0.25))), relief);
      const nx = f32x4.mul(slope, gx);
      const ny = f32x4.mul(slope, gy);
      const size = f32x4.div(one, f32x4.sqrt(f32x4.add(one, f32x4.add(f32x4.mul(nx, nx), f32x4.mul(ny, ny)))));
      const facing = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(nx, f32x4.splat(0.45)), f32x4.mul(ny, f32x4.splat(0.62))), f32x4.splat(0.64)), size);
      const d = f32x4.pmax(f32x4.splat(0), facing);
      const light = f32x4.add(f32x4.splat(0.24), f32x4.mul(d, f32x4.add(f32x4.splat(0.5), f32x4.mul(d, f32x4.splat(0.42)))));
      const half = f32x4.pmax(f32x4.splat(0), f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(nx, f32x4.splat(0.25)), f32x4.mul(ny, f32x4.splat(0.34))), f32x4.splat(0.906)), size));
      const h2 = f32x4.mul(half, half);
      const h4 = f32x4.mul(h2, h2);
      const h8 = f32x4.mul(h4, h4);
      const spec = f32x4.mul(f32x4.mul(h8, f32x4.mul(h8, h8)), gleam);
      const wave = f32x4.add(f32x4.splat(0.5), f32x4.mul(f32x4.splat(0.5), sine(f32x4.add(f32x4.mul(f, bands), f32x4.mul(q, drift)))));
      const tone = f32x4.mul(f32x4.mul(wave, wave), f32x4.sub(f32x4.splat(3), f32x4.add(wave, wave)));
      const shade = f32x4.mul(f32x4.splat(0.275), f32x4.sub(one, sine(f32x4.add(f32x4.mul(q, f32x4.splat(0.2)), f32x4.splat(0.17)))));
      put(out, a, b, dark, tip, f32x4.extract_lane(tone, 0), f32x4.extract_lane(shade, 0), f32x4.extract_lane(light, 0), f32x4.extract_lane(spec, 0));
      put(out + 8, a, b, dark, tip, f32x4.extract_lane(tone, 1), f32x4.extract_lane(shade, 1), f32x4.extract_lane(light, 1), f32x4.extract_lane(spec, 1));
      put(out + 16, a, b, dark, tip, f32x4.extract_lane(tone, 2), f32x4.extract_lane(shade, 2), f32x4.extract_lane(light, 2), f32x4.extract_lane(spec, 2));
      put(out + 24, a, b, dark, tip, f32x4.extract_lane(tone, 3), f32x4.extract_lane(shade, 3), f32x4.extract_lane(light, 3), f32x4.extract_lane(spec, 3));
      out += 32;
    }
  }
}
