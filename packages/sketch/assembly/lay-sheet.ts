// One stretch of a row, laid over the line from a drawn plate or a baked sheet.
import { WIDTH, OPACITY, ROW, ROW_BELOW, ROW_WEIGHT, COLUMN, STEP, FULL, BLOCK, SCRATCH_PIXELS } from './sheet-record';

/** Lays two pixels over the line, or puts them where nothing is behind. */
@inline function lay(at: usize, pixels: v128, isFirst: bool): void {
  if (isFirst) {
    v128.store(at, pixels);
    return;
  }
  const keep = i16x8.sub(i16x8.splat(32640), v128.shuffle<i16>(pixels, pixels, 3, 3, 3, 3, 7, 7, 7, 7));
  const q15 = i16x8.add(keep, i16x8.shr_s(keep, 8));
  v128.store(at, i16x8.add(pixels, i16x8.q15mulr_sat_s(v128.load(at), q15)));
}

export function layPlate(sheet: usize, line: usize, x: i32, end: i32, isFirst: bool): void {
  const row = <usize>load<i32>(sheet + ROW) + <usize>(load<i32>(sheet + COLUMN) >> 14);
  for (; x < end; x += 2) lay(line + (<usize>x << 3), i16x8.shl(v128.load_ext<u8>(row + (<usize>x << 2)), 7), isFirst);
}

/** Mixes `count` pixels of two neighbouring rows into the scratch, in line units. */
function mixRows(row: usize, below: usize, weight: i32, scratch: usize, count: i32): void {
  const w = i16x8.splat(<i16>weight);
  for (let i = 0; i < count; i += 4) {
    const at = <usize>i << 2;
    const top = v128.load(row + at);
    const under = v128.load(below + at);
    const ta = i16x8.shl(i16x8.extend_low_i8x16_u(top), 7);
    const tb = i16x8.shl(i16x8.extend_high_i8x16_u(top), 7);
    const ua = i16x8.shl(i16x8.extend_low_i8x16_u(under), 7);
    const ub = i16x8.shl(i16x8.extend_high_i8x16_u(under), 7);
    v128.store(scratch + (at << 1), i16x8.add(ta, i16x8.q15mulr_sat_s(i16x8.sub(ua, ta), w)));
    v128.store(scratch + (at << 1) + 16, i16x8.add(tb, i16x8.q15mulr_sat_s(i16x8.sub(ub, tb), w)));
  }
}

/** Reads between four pixels: rows are mixed first, for a whole stretch of columns, and columns then. */
export function laySheet(sheet: usize, line: usize, x: i32, end: i32, isFirst: bool, scratch: usize): void {
  const opacity = load<i32>(sheet + OPACITY);
  const step = load<i32>(sheet + STEP);
  const most = ((load<i32>(sheet + WIDTH) - 1) << 16) - 1;
  const start = load<i32>(sheet + COLUMN);
  // So many columns of the frame read no more of the sheet than the scratch holds.
  const stretch = max(2, min(BLOCK, ((SCRATCH_PIXELS - 8) << 16) / step) & ~1);
  for (; x < end; x += stretch) {
    const until = min(end, x + stretch);
    const first = max(0, min(start + step * x, most)) >> 16;
    const last = max(0, min(start + step * (until - 1), most)) >> 16;
    const from = <usize>first << 2;
    mixRows(<usize>load<i32>(sheet + ROW) + from, <usize>load<i32>(sheet + ROW_BELOW) + from, load<i32>(sheet + ROW_WEIGHT), scratch, last - first + 2);
    const base = scratch - (<usize>first << 3);
    // Only at a sheet's borders a column may lie outside of it.
    const isInside = start + step * x >= 0 && start + step * (until - 1) <= most;
    if (isInside) layInside(base, line, x, until, start + step * x, step, opacity, isFirst);
    else layBorder(base, line, x, until, start + step * x, step, opacity, isFirst, most);
  }
}

/** Two pixels between their left and right neighbours; `columns` holds their places (16.16) in lanes 0 and 2. */
@inline function mixColumns(pa: v128, pb: v128, columns: v128, opacity: i32): v128 {
  const left = v128.shuffle<i64>(pa, pb, 0, 2);
  const right = v128.shuffle<i64>(pa, pb, 1, 3);
  const weight = i16x8.shr_u(i8x16.swizzle(columns, i8x16(0, 1, 0, 1, 0, 1, 0, 1, 8, 9, 8, 9, 8, 9, 8, 9)), 1);
  const pixels = i16x8.add(left, i16x8.q15mulr_sat_s(i16x8.sub(right, left), weight));
  return opacity == FULL ? pixels : i16x8.q15mulr_sat_s(pixels, i16x8.splat(<i16>opacity));
}

function layInside(base: usize, line: usize, x: i32, end: i32, start: i32, step: i32, opacity: i32, isFirst: bool): void {
  let columns = i64x2(<i64>start, <i64>(start + step));
  const steps = i64x2.splat(<i64>(step << 1));
  let column = start;
  for (let i = x; i < end; i += 2) {
    const pa = v128.load(base + (<usize>(column >> 16) << 3));
    const pb = v128.load(base + (<usize>((column + step) >> 16) << 3));
    lay(line + (<usize>i << 3), mixColumns(pa, pb, columns, opacity), isFirst);
    column += step << 1;
    columns = i64x2.add(columns, steps);
  }
}

function layBorder(base: usize, line: usize, x: i32, end: i32, start: i32, step: i32, opacity: i32, isFirst: bool, most: i32): void {
  let column = start;
  for (let i = x; i < end; i += 2) {
    const a = max(0, min(column, most));
    const b = max(0, min(column + step, most));
    column += step << 1;
    const columns = i64x2.replace_lane(i64x2.splat(<i64>a), 1, <i64>b);
    lay(line + (<usize>i << 3), mixColumns(v128.load(base + (<usize>(a >> 16) << 3)), v128.load(base + (<usize>(b >> 16) << 3)), columns, opacity), isFirst);
  }
}
