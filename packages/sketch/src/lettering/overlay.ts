import type { Size } from '../paint/coarse-size.js';
import { type Pixels, Plane } from './plane.js';

/** A frame as luma, then both chromas at half size each way; limited range. */
export interface Frame {
  readonly bytes: Uint8Array;
  readonly size: Size;
}

/** A part of a frame, in even pixels. */
interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const BLACK = 16;
const GREY = 128;

/** A premultiplied RGBA picture of a box that is laid over frames; of the next picture, only rows that differ are taken anew. */
export class Overlay {
  private readonly light: Plane;
  private readonly colour: Plane;
  private last: Uint8Array | null = null;

  constructor(private readonly box: Box) {
    this.light = new Plane(box.width, box.height, 1);
    this.colour = new Plane(box.width >> 1, box.height >> 1, 2);
  }

  /** The picture to lay from now on; it must not change afterwards. */
  take(pixels: Uint8Array): void {
    if (pixels === this.last) return;
    const { width, height } = this.box;
    const inks = inksOf(pixels);
    const before = this.last === null ? new Uint32Array(inks.length) : inksOf(this.last);
    for (let row = 0; row < height; row += 2) {
      const [from, to] = [row * width, (row + 2) * width];
      const bytes = [from * 4, to * 4] as const;
      const isSame =
        this.last !== null && Buffer.compare(pixels.subarray(...bytes), this.last.subarray(...bytes)) === 0;
      if (!isSame) this.takeRows(inks, row, changedIn(inks, before, { from, width }));
    }
    this.last = pixels;
  }

  private takeRows(inks: Uint32Array, row: number, columns: Columns): void {
    const { width } = this.box;
    for (const one of [row, row + 1]) {
      lighten(this.light.pixels, inks, { from: one * width + columns.first, to: one * width + columns.end });
      this.light.take(one);
    }
    dye(this.colour.pixels, inks, { row, width, columns });
    this.colour.take(row >> 1);
  }

  lay({ bytes, size }: Frame): void {
    const { x, y, height } = this.box;
    for (let row = 0; row < height; row += 1)
      this.light.lay(row, 0, { bytes, to: (y + row) * size.width + x });
    const [half, luma] = [size.width >> 1, size.width * size.height];
    for (const channel of [0, 1]) {
      const start = luma + channel * half * (size.height >> 1) + (x >> 1);
      for (let row = 0; row < height >> 1; row += 1)
        this.colour.lay(row, channel, { bytes, to: start + ((y >> 1) + row) * half });
    }
  }
}

function inksOf(pixels: Uint8Array): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
}

/** From the first column to before the end, both even. */
interface Columns {
  readonly first: number;
  readonly end: number;
}

/** The columns in which two rows differ from what they were. */
function changedIn(inks: Uint32Array, before: Uint32Array, rows: { from: number; width: number }): Columns {
  const { from, width } = rows;
  const differs = (column: number): boolean =>
    inks[from + column] !== before[from + column] ||
    inks[from + width + column] !== before[from + width + column];
  let [first, end] = [0, width];
  while (first < end && !differs(first)) first += 1;
  while (end > first && !differs(end - 1)) end -= 1;
  return { first: first & ~1, end: (end + 1) & ~1 };
}

function keptOf(alpha: number): number {
  return Math.round(((255 - alpha) * 256) / 255);
}

// Neighbours are mostly of one ink.
function lighten(
  { values, kept }: Pixels,
  inks: Uint32Array,
  { from, to }: { from: number; to: number },
): void {
  const light = values[0]!;
  let [last, value, rest] = [0, 0, 256];
  for (let at = from; at < to; at += 1) {
    const ink = inks[at]!;
    if (ink !== last) {
      const alpha = ink >>> 24;
      const own = (ink & 255) * 0.1826 + ((ink >> 8) & 255) * 0.6142 + ((ink >> 16) & 255) * 0.062;
      [last, value, rest] = [ink, (BLACK * alpha) / 255 + own + 0.5, keptOf(alpha)];
    }
    light[at] = value;
    kept[at] = rest;
  }
}

/** What an ink, or the mean of several, does to the two colours of a pixel. */
interface Dye {
  kept: number;
  blue: number;
  red: number;
}

// Two by two pixels share their colour.
function dye(
  { values, kept }: Pixels,
  inks: Uint32Array,
  { row, width, columns }: { row: number; width: number; columns: Columns },
): void {
  const [blue, red] = [values[0]!, values[1]!];
  const own: Dye = { kept: 256, blue: 0, red: 0 };
  let last = 0;
  for (let column = columns.first; column < columns.end; column += 2) {
    const from = row * width + column;
    const ink = inks[from]!;
    const isPlain = isOneInk(inks, from, width);
    if (!isPlain || ink !== last) mixInto(own, inks, { from, line: width });
    // No ink of a mean is like the next one.
    last = isPlain ? ink : -1;
    const at = (row >> 1) * (width >> 1) + (column >> 1);
    kept[at] = own.kept;
    blue[at] = own.blue;
    red[at] = own.red;
  }
}

function isOneInk(inks: Uint32Array, at: number, line: number): boolean {
  const ink = inks[at];
  return ink === inks[at + 1] && ink === inks[at + line] && ink === inks[at + line + 1];
}

function mixInto(own: Dye, inks: Uint32Array, { from, line }: { from: number; line: number }): void {
  const four = [inks[from]!, inks[from + 1]!, inks[from + line]!, inks[from + line + 1]!] as const;
  const mean = (shift: number): number =>
    (((four[0] >>> shift) & 255) +
      ((four[1] >>> shift) & 255) +
      ((four[2] >>> shift) & 255) +
      ((four[3] >>> shift) & 255)) /
    4;
  const [r, g, b, alpha] = [mean(0), mean(8), mean(16), mean(24)];
  const grey = (GREY * alpha) / 255 + 0.5;
  own.kept = keptOf(alpha);
  own.blue = grey - r * 0.1006 - g * 0.3386 + b * 0.4392;
  own.red = grey + r * 0.4392 - g * 0.3989 - b * 0.0403;
}
