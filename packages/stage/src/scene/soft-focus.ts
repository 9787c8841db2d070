import type { Size } from '../gpu/stage-renderer.js';

/** Below this share of the height nobody sees it. */
const LEAST = 0.003;

export const isToBeSeen = (radius: number): boolean => radius >= LEAST;

/** The finer of two blurs is so wide beside the wider one; what is less soft than this is between sharp and it. */
const FINE = 0.4;
/** Twice a box is a tent, which has no edges. */
const PASSES = 2;
/** What is all sharp around is what there is to see. */
const LEAST_SHARE = 0.01;
/** Red, green, blue, and how much of them there is. */
const PLANES = 4;

/**
 * Blurs what is out of focus, in place: RGBA, the fourth of which says how soft a pixel is. What is sharp runs
 * into nothing. `radius` is that of the softest, as a share of the height.
 */
export function softFocus({ width, height }: Size): (picture: Uint8Array, radius: number) => void {
  const small = { width: width >> 1, height: height >> 1 };
  let room: Room | null = null;
  return (picture, radius) => {
    if (!isToBeSeen(radius)) return;
    room ??= roomFor(small);
    const { light, fine, wide, spare } = room;
    gather(picture, width, small, light);
    const most = (radius * height) / 2;
    for (let plane = 0; plane < PLANES; plane += 1) {
      blur(light[plane]!, fine[plane]!, { ...small, spare, radius: most * FINE });
      blur(fine[plane]!, wide[plane]!, { ...small, spare, radius: most });
    }
    settle(fine);
    settle(wide);
    // It sets in from nothing: a camera that goes nearer has no picture in which it is suddenly there.
    blend(picture, width, small, { fine, wide, sets: Math.min(1, radius / LEAST - 1) });
  };
}

/** What a picture is worked at in, kept for the next one. */
interface Room extends Blurred {
  readonly light: readonly Float32Array[];
  readonly spare: Float32Array;
}

function roomFor({ width, height }: Size): Room {
  const plane = (): Float32Array => new Float32Array(width * height);
  const planes = (): Float32Array[] => Array.from({ length: PLANES }, plane);
  return { light: planes(), fine: planes(), wide: planes(), spare: plane() };
}

/** Four pixels each, as light and not as a screen's numbers, by how soft they are. */
function gather(picture: Uint8Array, width: number, small: Size, planes: readonly Float32Array[]): void {
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      gatherAt(picture, width, { at: (y * 2 * width + x * 2) * 4, to: y * small.width + x, planes });
}

function gatherAt(
  picture: Uint8Array,
  width: number,
  { at, to, planes }: { at: number; to: number; planes: readonly Float32Array[] },
): void {
  let [red, green, blue, share] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const from = at + (corner & 1) * 4 + (corner >> 1) * width * 4;
    const part = picture[from + 3]! + LEAST_SHARE;
    red += picture[from]! * picture[from]! * part;
    green += picture[from + 1]! * picture[from + 1]! * part;
    blue += picture[from + 2]! * picture[from + 2]! * part;
    share += part;
  }
  planes[0]![to] = red;
  planes[1]![to] = green;
  planes[2]![to] = blue;
  planes[3]![to] = share;
}

interface Blur extends Size {
  readonly spare: Float32Array;
  readonly radius: number;
}

/** Means of boxes, across and down, that wide to each side; a box may end within a pixel. */
function blur(from: Float32Array, to: Float32Array, { width, height, spare, radius }: Blur): void {
  const side = radius / Math.sqrt(PASSES);
  const box = { whole: Math.floor(side), part: side % 1 };
  let source = from;
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let y = 0; y < height; y += 1)
      means(source, spare, { at: y * width, step: 1, count: width, ...box });
    for (let x = 0; x < width; x += 1) means(spare, to, { at: x, step: width, count: height, ...box });
    source = to;
  }
}

interface Row {
  readonly at: number;
  readonly step: number;
  readonly count: number;
  /** Pixels to each side, and the share of the next one. */
  readonly whole: number;
  readonly part: number;
}

/** One row or column; beyond its ends it goes on as it ends. */
function means(from: Float32Array, to: Float32Array, { at, step, count, whole, part }: Row): void {
  const last = count - 1;
  const inverse = 1 / (2 * (whole + part) + 1);
  const pixel = (index: number): number => from[at + Math.min(last, Math.max(0, index)) * step]!;
  let sum = pixel(0) * (whole + 1);
  for (let index = 1; index <= whole; index += 1) sum += pixel(index);
  for (let index = 0; index < count; index += 1) {
    const [before, after] = [pixel(index - whole - 1), pixel(index + whole + 1)];
    to[at + index * step] = (sum + (before + after) * part) * inverse;
    sum += after - pixel(index - whole);
  }
}

/** From light by its shares to what a screen shows of it. */
function settle([red, green, blue, share]: readonly Float32Array[]): void {
  for (let at = 0; at < share!.length; at += 1) {
    const inverse = 1 / share![at]!;
    red![at] = Math.sqrt(red![at]! * inverse);
    green![at] = Math.sqrt(green![at]! * inverse);
    blue![at] = Math.sqrt(blue![at]! * inverse);
  }
}

interface Blurred {
  readonly fine: readonly Float32Array[];
  readonly wide: readonly Float32Array[];
}

interface Blended extends Blurred {
  /** How much of the blur there is, 0 to 1. */
  readonly sets: number;
}

/** Puts what is soft back to where it was: between sharp and fine, or between fine and wide. */
function blend(picture: Uint8Array, width: number, small: Size, blurred: Blended): void {
  const taps = new Int32Array(4);
  const [wide, high] = [small.width * 2, small.height * 2];
  for (let index = 0; index < wide * high; index += 1) {
    const [x, y] = [index % wide, Math.floor(index / wide)];
    const at = (y * width + x) * 4;
    if (picture[at + 3] === 0) continue;
    tap(taps, x, y, small);
    blendAt(picture, at, taps, blurred);
  }
}

/** The four pixels of a picture half as large that one lies between, the nearest first. */
function tap(taps: Int32Array, x: number, y: number, { width, height }: Size): void {
  const own = (y >> 1) * width;
  const other = besideOf(y, height) * width;
  taps[0] = own + (x >> 1);
  taps[1] = own + besideOf(x, width);
  taps[2] = other + (x >> 1);
  taps[3] = other + besideOf(x, width);
}

function blendAt(picture: Uint8Array, at: number, taps: Int32Array, { fine, wide, sets }: Blended): void {
  const soft = (picture[at + 3]! / 255) * sets;
  const grain = (Math.imul(at, 0x9e3779b1) >>> 16) / 65_536;
  const share = soft < FINE ? soft / FINE : (soft - FINE) / (1 - FINE);
  for (let plane = 0; plane < 3; plane += 1) {
    const finer = mean(fine[plane]!, taps);
    const from = soft < FINE ? picture[at + plane]! : finer;
    const to = soft < FINE ? finer : mean(wide[plane]!, taps);
    // Up or down as chance has it, the same each time: even rounding would leave bands where a sky was smoothed.
    picture[at + plane] = Math.min(255, from + (to - from) * share + grain);
  }
}

/** The pixel of a picture half as large that is next to the one below it, on the nearer side. */
const besideOf = (at: number, count: number): number =>
  Math.min(count - 1, Math.max(0, (at >> 1) + ((at & 1) * 2 - 1)));

/** Between the four around it, of which the first is nearest. */
const mean = (plane: Float32Array, taps: Int32Array): number =>
  (plane[taps[0]!]! * 9 + (plane[taps[1]!]! + plane[taps[2]!]!) * 3 + plane[taps[3]!]!) / 16;
