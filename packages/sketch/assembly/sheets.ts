// Baked sheets and drawn plates become one row of premultiplied pixels (int16 RGBA, 128 units to an 8-bit step), near
// ones over far ones. Rows are walked in blocks of 32 columns; a table per sheet says which stretches hold nothing and
// which hide what is behind, so that only what is seen gets read.
import { layPlate, laySheet } from './lay-sheet';
import { AIR, SOFT, field, prepare, rowOf, writeRows } from './pixel-pass';
import { PIXELS, WIDTH, HEIGHT, TABLE, TABLE_STRIDE, OPACITY, IS_PLATE, X0, X_STEP, X_LEAN, Y0, Y_STEP, ROW, ROW_BELOW, ROW_WEIGHT, COLUMN, STEP, FROM, TO, TABLE_ROW, RECORD, FULL, BLOCK, SCRATCH_PIXELS } from './sheet-record';

const INK: i32 = 1;
const GAPS: i32 = 2;
const MOST_BLOCKS: usize = 128;

// What a block of a line has become.
const EMPTY: u8 = 0;
const MIXED: u8 = 1;
const COVERED: u8 = 2;

/** Notes for every 16 columns of a row whether there is ink and whether there are gaps; a column and a row more count, as they are read between. */
function fillTable(pixels: usize, width: i32, height: i32, table: usize): void {
  const stride = (width + 15) >> 4;
  for (let y = 0; y < height; y++) {
    const row = pixels + (<usize>y * <usize>width << 2);
    for (let b = 0; b < stride; b++) {
      const first = b << 4;
      const last = min(first + 16, width - 1);
      let any: u32 = 0;
      let all: u32 = 0xffffffff;
      let x = first;
      if (last - first == 16) {
        const p = row + (<usize>first << 2);
        const q0 = v128.load(p);
        const q1 = v128.load(p + 16);
        const q2 = v128.load(p + 32);
        const q3 = v128.load(p + 48);
        const or = v128.or(v128.or(q0, q1), v128.or(q2, q3));
        const and = v128.and(v128.and(q0, q1), v128.and(q2, q3));
        any = i32x4.extract_lane(or, 0) | i32x4.extract_lane(or, 1) | i32x4.extract_lane(or, 2) | i32x4.extract_lane(or, 3);
        all = i32x4.extract_lane(and, 0) & i32x4.extract_lane(and, 1) & i32x4.extract_lane(and, 2) & i32x4.extract_lane(and, 3);
        x = last;
      }
      for (; x <= last; x++) {
        const p = load<u32>(row + (<usize>x << 2));
        any |= p;
        all &= p;
      }
      store<u8>(table + <usize>(y * stride + b), (any >> 24 != 0 ? INK : 0) | (all >> 24 != 255 ? GAPS : 0));
    }
  }
}

/** Gets a drawn plate (premultiplied) ready. */
export function readyPlate(pixels: usize, width: i32, height: i32, table: usize): void {
  fillTable(pixels, width, height, table);
}

/** Gets a baked sheet ready: premultiplies where asked, clears the outermost columns so that reading past them finds nothing. */
export function readySheet(pixels: usize, width: i32, height: i32, table: usize, isStraight: i32): void {
  const count = width * height;
  if (isStraight) for (let i = 0; i < count; i++) premultiply(pixels + (<usize>i << 2));
  for (let y = 0; y < height; y++) {
    store<u32>(pixels + (<usize>(y * width) << 2), 0);
    store<u32>(pixels + (<usize>(y * width + width - 1) << 2), 0);
  }
  fillTable(pixels, width, height, table);
  const stride = (width + 15) >> 4;
  for (let i = 0; i < stride * (height - 1); i++) store<u8>(table + i, load<u8>(table + i) | load<u8>(table + i + stride));
}

@inline function premultiply(at: usize): void {
  const p = load<u32>(at);
  const a = p >> 24;
  if (a == 255) return;
  const r = ((p & 255) * a + 127) / 255;
  const g = (((p >> 8) & 255) * a + 127) / 255;
  const b = (((p >> 16) & 255) * a + 127) / 255;
  store<u32>(at, r | (g << 8) | (b << 16) | (a << 24));
}

/** Finds what row `y` of the frame reads of a sheet. */
function startRow(sheet: usize, y: i32, width: i32): void {
  store<i32>(sheet + TO, 0);
  const height = load<i32>(sheet + HEIGHT);
  const sy = load<f64>(sheet + Y0) + load<f64>(sheet + Y_STEP) * <f64>y;
  if (sy <= -1.0 || sy >= <f64>height) return;
  const above = floor(sy);
  const row = max(0, <i32>above);
  const below = min(height - 1, <i32>above + 1);
  const sheetWidth = load<i32>(sheet + WIDTH);
  const sx = load<f64>(sheet + X0) + load<f64>(sheet + X_LEAN) * <f64>y;
  const step = load<f64>(sheet + X_STEP);
  const from = max(0.0, ceil((-1.0 - sx) / step));
  const to = min(<f64>width, floor((<f64>sheetWidth - sx) / step) + 1.0);
  if (from >= to) return;
  const pixels = <usize>load<i32>(sheet + PIXELS);
  const stride = <usize>sheetWidth << 2;
  store<i32>(sheet + ROW, <i32>(pixels + <usize>row * stride));
  store<i32>(sheet + ROW_BELOW, <i32>(pixels + <usize>below * stride));
  store<i32>(sheet + ROW_WEIGHT, <i32>((sy - above) * 32767.0));
  store<i32>(sheet + COLUMN, <i32>(sx * 65536.0));
  store<i32>(sheet + STEP, <i32>(step * 65536.0));
  store<i32>(sheet + FROM, <i32>from);
  store<i32>(sheet + TO, <i32>to);
  store<i32>(sheet + TABLE_ROW, load<i32>(sheet + TABLE) + row * load<i32>(sheet + TABLE_STRIDE));
}

/** What a sheet holds in a block of the row that was started. */
@inline function holds(sheet: usize, x: i32): i32 {
  const from = load<i32>(sheet + FROM);
  const to = load<i32>(sheet + TO);
  if (x >= to || x + BLOCK <= from) return 0;
  const column = load<i32>(sheet + COLUMN);
  const step = load<i32>(sheet + STEP);
  const first = max(0, (column + step * x) >> 20);
  const last = min(load<i32>(sheet + TABLE_STRIDE) - 1, (column + step * (x + BLOCK - 1)) >> 20);
  const row = <usize>load<i32>(sheet + TABLE_ROW);
  let found = 0;
  for (let i = first; i <= last; i++) found |= <i32>load<u8>(row + i);
  if ((found & INK) == 0) return 0;
  return x < from || x + BLOCK > to || load<i32>(sheet + OPACITY) != FULL ? found | GAPS : found;
}

/** Notes which sheets have anything in a row, the nearest first; returns how many they are. */
function startRows(sheets: usize, count: i32, y: i32, width: i32, here: usize): i32 {
  let present = 0;
  for (let i = 0; i < count; i++) {
    const sheet = sheets + <usize>(i * RECORD);
    startRow(sheet, y, width);
    if (load<i32>(sheet + TO) == 0) continue;
    store<u32>(here + (<usize>present << 2), <u32>sheet);
    present++;
  }
  return present;
}

/** Fills one line from `count` sheets, the nearest first in the list, and notes behind the scratch what each block has become; an empty one is left as it was. */
function layRow(sheets: usize, count: i32, y: i32, width: i32, line: usize, scratch: usize): void {
  const kinds = scratch + (SCRATCH_PIXELS << 3);
  const here = kinds + MOST_BLOCKS;
  const present = startRows(sheets, count, y, width, here);
  for (let x = 0; x < width; x += BLOCK) {
    const end = min(x + BLOCK, width);
    let seen: u64 = 0;
    let isCovered = false;
    for (let i = 0; i < present; i++) {
      const found = holds(<usize>load<u32>(here + (<usize>i << 2)), x);
      if (found == 0) continue;
      seen |= (<u64>1) << i;
      isCovered = (found & GAPS) == 0;
      if (isCovered) break;
    }
    store<u8>(kinds + (x >> 5), seen == 0 ? EMPTY : isCovered ? COVERED : MIXED);
    for (let isFirst = true; seen != 0; isFirst = false) {
      const i = 63 - <i32>clz(seen);
      seen ^= (<u64>1) << i;
      const sheet = <usize>load<u32>(here + (<usize>i << 2));
      if (load<i32>(sheet + IS_PLATE)) layPlate(sheet, line, x, end, isFirst);
      else laySheet(sheet, line, x, end, isFirst, scratch);
    }
  }
}

@inline function between(a: usize, b: usize, weight: v128): v128 {
  const first = v128.load(a);
  return i16x8.add(first, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(b), first), weight));
}

/** Puts the air before two pixels. */
@inline function breathe(at: usize, pixels: v128, air: v128): void {
  const lit = i16x8.add_sat_s(i16x8.q15mulr_sat_s(pixels, v128.shuffle<i16>(air, air, 3, 3, 3, 3, 7, 7, 7, 7)), air);
  v128.store(at, i16x8.min_s(i16x8.splat(8160), lit));
}

/** Lays a line over the soft row and puts the air before it, in place; `kinds` says which blocks need both. */
function finishLine(line: usize, kinds: usize, soft0: usize, soft1: usize, softWeight: i32, air0: usize, air1: usize, airWeight: i32, width: i32): void {
  const sw = i16x8.splat(<i16>softWeight);
  const aw = i16x8.splat(<i16>airWeight);
  for (let from = 0; from < width; from += BLOCK) {
    const kind = load<u8>(kinds + (from >> 5));
    const end = <usize>min(from + BLOCK, width) << 3;
    let at = <usize>from << 3;
    if (kind == EMPTY) {
      for (; at < end; at += 16) breathe(line + at, between(soft0 + at, soft1 + at, sw), between(air0 + at, air1 + at, aw));
    } else if (kind == COVERED) {
      for (; at < end; at += 16) breathe(line + at, i16x8.shr_s(v128.load(line + at), 2), between(air0 + at, air1 + at, aw));
    } else {
      for (; at < end; at += 16) {
        const c = v128.load(line + at);
        const keep = i16x8.sub(i16x8.splat(32640), v128.shuffle<i16>(c, c, 3, 3, 3, 3, 7, 7, 7, 7));
        const soft = i16x8.q15mulr_sat_s(between(soft0 + at, soft1 + at, sw), i16x8.add(keep, i16x8.shr_s(keep, 8)));
        breathe(line + at, i16x8.add(i16x8.shr_s(c, 2), soft), between(air0 + at, air1 + at, aw));
      }
    }
  }
}

/** Runs the pass over the whole frame with a list of sheets in place of one crisp picture. */
export function runSheets(plan: usize, sheets: usize, count: i32): void {
  const width = field(plan, 0);
  const height = field(plan, 1);
  for (let y = 0; y < height; y++) {
    const line = <usize>field(plan, 4) + <usize>(y & 1) * (<usize>width << 3);
    const scratch = <usize>field(plan, 4) + (<usize>width << 4);
    layRow(sheets, count, y, width, line, scratch);
    const softWeight = prepare(plan, SOFT, y, width);
    const airWeight = prepare(plan, AIR, y, width);
    finishLine(
      line, scratch + (SCRATCH_PIXELS << 3), rowOf(plan, SOFT, y, 0, width), rowOf(plan, SOFT, y, 1, width), softWeight,
      rowOf(plan, AIR, y, 0, width), rowOf(plan, AIR, y, 1, width), airWeight, width,
    );
    if (y & 1) writeRows(plan, y - 1);
  }
}

/** Lays sheets over the first `rows` rows of a coarse picture `width` wide. */
export function mirror(sheets: usize, count: i32, under: usize, width: i32, rows: i32, line: usize): void {
  for (let y = 0; y < rows; y++) {
    const scratch = line + (<usize>width << 3) + 32;
    layRow(sheets, count, y, width, line, scratch);
    const row = under + (<usize>(y * width) << 3);
    for (let x = 0; x < width; x++) {
      if (load<u8>(scratch + (SCRATCH_PIXELS << 3) + (x >> 5)) == EMPTY) continue;
      const c = v128.load64_zero(line + (<usize>x << 3));
      const keep = i16x8.sub(i16x8.splat(32640), v128.shuffle<i16>(c, c, 3, 3, 3, 3, 3, 3, 3, 3));
      const over = i16x8.add(i16x8.shr_s(c, 2), i16x8.q15mulr_sat_s(v128.load64_zero(row + (<usize>x << 3)), i16x8.add(keep, i16x8.shr_s(keep, 8))));
      v128.store64_lane(row + (<usize>x << 3), over, 0);
    }
  }
}
