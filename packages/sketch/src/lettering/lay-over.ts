import type { Size } from '../paint/coarse-size.js';
import type { Band } from './style.js';

/** A frame as luma, then both chromas at half size each way; limited range. */
export interface Frame {
  readonly bytes: Uint8Array;
  readonly size: Size;
}

/** A part of a frame, in even pixels. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const BLACK = 16;
const GREY = 128;
/** The luma at which white letters still have 4.5 times the light of what is behind them. */
const MOST_BEHIND = 114;
/** Letters read better on a ground that is a little calmer than the picture, however dark that is. */
const LEAST_DIM = 0.82;
/** Darkens what is behind letters until they can be read, and fades out around them; `share` is 0 to 1. */
export function darken(frame: Frame, band: Band, share: number): void {
  const { bytes, size } = frame;
  const brightest = brightestOf(frame, band);
  const dim = Math.min(LEAST_DIM, (MOST_BEHIND - BLACK) / Math.max(1, brightest - BLACK));
  const down = fades(band);
  const half = size.width >> 1;
  const chroma = size.width * size.height;
  for (let row = 0; row < band.height; row += 1) {
    const y = band.y + row;
    const kept = 1 - (1 - dim) * share * down[row]!;
    towards(bytes, { value: BLACK, kept, from: y * size.width, length: size.width });
    if (row % 2 === 1) continue;
    const from = chroma + (y >> 1) * half;
    towards(bytes, { value: GREY, kept, from, length: half });
    towards(bytes, { value: GREY, kept, from: from + half * (size.height >> 1), length: half });
  }
}

/** Brings a row nearer to a value; `kept` is the share of what it was. */
function towards(
  bytes: Uint8Array,
  row: { value: number; kept: number; from: number; length: number },
): void {
  const { value, kept, from, length } = row;
  const share = Math.round(kept * 256);
  const rest = value * (256 - share);
  for (let at = from; at < from + length; at += 1) bytes[at] = (bytes[at]! * share + rest) >> 8;
}

/** How much of the dark each row of a band gets. */
function fades({ height, fade }: Band): Float32Array {
  return Float32Array.from({ length: height }, (_, i) => {
    const edge = Math.min(1, Math.min(i + 0.5, height - i - 0.5) / fade);
    return edge * edge * (3 - 2 * edge);
  });
}

/** The luma that all but a few of the pixels in the middle of a band stay below. */
function brightestOf({ bytes, size }: Frame, band: Band): number {
  const counts = new Uint32Array(256);
  const [first, last] = [Math.floor(band.fade), Math.ceil(band.height - band.fade)];
  const [left, right] = [Math.floor(size.width * 0.06), Math.ceil(size.width * 0.94)];
  for (let row = band.y + first; row < band.y + last; row += 1)
    // Every third, from another one in each row.
    for (let at = row * size.width + left + (row % 3); at < row * size.width + right; at += 3)
      counts[bytes[at]!]! += 1;
  const all = counts.reduce((sum, count) => sum + count, 0);
  let luma = 255;
  for (let above = 0; luma > BLACK; luma -= 1) {
    above += counts[luma]!;
    if (above > all * 0.01) break;
  }
  return luma;
}

/** Lays a premultiplied RGBA picture of a box over a frame. */
export function layOver(frame: Frame, box: Box, pixels: Uint8Array): void {
  const { bytes, size } = frame;
  const inks = new Uint32Array(pixels.buffer, pixels.byteOffset, box.width * box.height);
  for (let row = 0; row < box.height; row += 1)
    layRow(
      bytes,
      { at: (box.y + row) * size.width + box.x, length: box.width },
      { inks, from: row * box.width },
    );
  for (let row = 0; row < box.height; row += 2) layColour(frame, box, { inks, row });
}

// Neighbours are mostly of one ink: they are laid in one go.
function layRow(
  bytes: Uint8Array,
  to: { readonly at: number; readonly length: number },
  { inks, from }: { readonly inks: Uint32Array; readonly from: number },
): void {
  const end = from + to.length;
  const shift = to.at - from;
  for (let at = from; at < end;) {
    const ink = inks[at]!;
    const first = at;
    do at += 1;
    while (at < end && inks[at] === ink);
    if (ink !== 0) layRun(bytes, { first: first + shift, last: at + shift }, ink);
  }
}

function layRun(bytes: Uint8Array, { first, last }: { first: number; last: number }, ink: number): void {
  const alpha = ink >>> 24;
  const own = (ink & 255) * 0.1826 + ((ink >> 8) & 255) * 0.6142 + ((ink >> 16) & 255) * 0.062;
  const light = (BLACK * alpha) / 255 + own + 0.5;
  if (alpha === 255) {
    bytes.fill(light, first, last);
    return;
  }
  const kept = (255 - alpha) / 255;
  for (let at = first; at < last; at += 1) bytes[at] = bytes[at]! * kept + light;
}

/** What an ink, or the mean of several, does to the two colours of a pixel. */
interface Dye {
  kept: number;
  blue: number;
  red: number;
}

// Two by two pixels share their colour.
function layColour(
  { bytes, size }: Frame,
  box: Box,
  { inks, row }: { readonly inks: Uint32Array; readonly row: number },
): void {
  const half = size.width >> 1;
  const blueAt = size.width * size.height;
  const redAt = blueAt + half * (size.height >> 1);
  const start = ((box.y + row) >> 1) * half + (box.x >> 1);
  const dye = { kept: 1, blue: 0, red: 0 };
  let last = 0;
  for (let column = 0; column < box.width; column += 2) {
    const from = row * box.width + column;
    const [ink, isPlain] = [inks[from]!, isOneInk(inks, from, box.width)];
    if (isPlain && ink === 0) continue;
    if (!isPlain || ink !== last) dyeOf(dye, inks, { from, line: box.width });
    last = isPlain ? ink : 0;
    const at = start + (column >> 1);
    bytes[blueAt + at] = bytes[blueAt + at]! * dye.kept + dye.blue;
    bytes[redAt + at] = bytes[redAt + at]! * dye.kept + dye.red;
  }
}

function isOneInk(inks: Uint32Array, at: number, line: number): boolean {
  const ink = inks[at];
  return ink === inks[at + 1] && ink === inks[at + line] && ink === inks[at + line + 1];
}

function dyeOf(dye: Dye, inks: Uint32Array, { from, line }: { from: number; line: number }): void {
  const four = [inks[from]!, inks[from + 1]!, inks[from + line]!, inks[from + line + 1]!] as const;
  const mean = (shift: number): number =>
    (((four[0] >>> shift) & 255) +
      ((four[1] >>> shift) & 255) +
      ((four[2] >>> shift) & 255) +
      ((four[3] >>> shift) & 255)) /
    4;
  const [r, g, b] = [mean(0), mean(8), mean(16)];
  dye.kept = (255 - mean(24)) / 255;
  const rest = GREY * (1 - dye.kept);
  dye.blue = rest - r * 0.1006 - g * 0.3386 + b * 0.4392;
  dye.red = rest + r * 0.4392 - g * 0.3989 - b * 0.0403;
}
