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
  const rest = value * (1 - kept);
  for (let at = from; at < from + length; at += 1) bytes[at] = bytes[at]! * kept + rest;
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
  for (let at = (band.y + first) * size.width; at < (band.y + last) * size.width; at += 3) {
    const column = at % size.width;
    if (column >= left && column < right) counts[bytes[at]!]! += 1;
  }
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
  for (let row = 0; row < box.height; row += 1)
    layRow(
      bytes,
      { at: (box.y + row) * size.width + box.x, length: box.width },
      { pixels, from: row * box.width * 4 },
    );
  for (let row = 0; row < box.height; row += 2) layColour(frame, box, { pixels, row });
}

function layRow(
  bytes: Uint8Array,
  to: { readonly at: number; readonly length: number },
  { pixels, from }: { readonly pixels: Uint8Array; readonly from: number },
): void {
  for (let column = 0, pixel = from; column < to.length; column += 1, pixel += 4) {
    const alpha = pixels[pixel + 3]!;
    if (alpha === 0) continue;
    const light = pixels[pixel]! * 0.1826 + pixels[pixel + 1]! * 0.6142 + pixels[pixel + 2]! * 0.062;
    const at = to.at + column;
    bytes[at] = (bytes[at]! * (255 - alpha) + BLACK * alpha) / 255 + light + 0.5;
  }
}

// Two by two pixels share their colour.
function layColour(
  { bytes, size }: Frame,
  box: Box,
  { pixels, row }: { readonly pixels: Uint8Array; readonly row: number },
): void {
  const half = size.width >> 1;
  const blueAt = size.width * size.height;
  const redAt = blueAt + half * (size.height >> 1);
  const line = box.width * 4;
  const start = ((box.y + row) >> 1) * half + (box.x >> 1);
  const sum = (at: number): number =>
    (pixels[at]! + pixels[at + 4]! + pixels[at + line]! + pixels[at + line + 4]!) / 4;
  for (let column = 0; column < box.width; column += 2) {
    const from = row * line + column * 4;
    const alpha = sum(from + 3);
    if (alpha === 0) continue;
    const [r, g, b] = [sum(from), sum(from + 1), sum(from + 2)];
    const at = start + (column >> 1);
    const under = (255 - alpha) / 255;
    bytes[blueAt + at] = (bytes[blueAt + at]! - GREY) * under + GREY - r * 0.1006 - g * 0.3386 + b * 0.4392;
    bytes[redAt + at] = (bytes[redAt + at]! - GREY) * under + GREY + r * 0.4392 - g * 0.3989 - b * 0.0403;
  }
}
