import type { Brush, Point } from './brush.js';
import type { Rgb } from './colour.js';
import type { Size } from './coarse-size.js';

/** Columns of a table entry: see assembly/sheets.ts. */
const BLOCK = 16;
/** Two pixels are wiped at once. */
const PAIRS = BLOCK / 2;
const INK_WITH_GAPS = 3;

/**
 * From layer units to pixels; `lean` shifts what is drawn to the left for every pixel below the middle of the
 * frame.
 */
export interface SpotPlacement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly lean?: number;
}

/** Where a plate's pixels and table lie. */
export interface PlateRoom {
  readonly pixels: number;
  readonly table: number;
}

/** Where a streak begins and how far it goes with each step, in pixels. */
interface Stride {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * A plate for hundreds of small shapes: only what they touch is written, and wiped again for the next frame.
 */
export class SpotPlate implements Brush {
  private readonly pixels: Uint8Array;
  private readonly pairs: Float64Array;
  private readonly table: Uint8Array;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private readonly stride: number;
  private place: SpotPlacement = { scale: 1, x: 0, y: 0 };
  private readonly colour = { r: 0, g: 0, b: 0, a: 0 };

  /** The width is a multiple of 16. */
  constructor(
    memory: WebAssembly.Memory,
    room: PlateRoom,
    private readonly size: Size,
  ) {
    this.stride = Math.ceil(size.width / BLOCK);
    this.pixels = new Uint8Array(memory.buffer, room.pixels, size.width * size.height * 4);
    this.pairs = new Float64Array(memory.buffer, room.pixels, (size.width * size.height) / 2);
    this.table = new Uint8Array(memory.buffer, room.table, this.stride * size.height);
    this.touched = new Int32Array(this.table.length);
  }

  /** Wipes the plate. */
  wipe(): void {
    const { touched, table, pairs } = this;
    for (let i = 0; i < this.touchedCount; i += 1) {
      table[touched[i]!] = 0;
      const at = touched[i]! * PAIRS;
      for (let k = 0; k < PAIRS; k += 1) pairs[at + k] = 0;
    }
    this.touchedCount = 0;
  }

  /** Where what follows belongs. */
  at(place: SpotPlacement): void {
    this.place = place;
  }

  ink(colour: Rgb, opacity: number): void {
    const { colour: own } = this;
    own.a = Math.min(1, Math.max(0, opacity));
    own.r = Math.min(255, Math.max(0, colour[0]));
    own.g = Math.min(255, Math.max(0, colour[1]));
    own.b = Math.min(255, Math.max(0, colour[2]));
  }

  rect(x: number, y: number, width: number, height: number): void {
    const { scale } = this.place;
    const top = y * scale + this.place.y;
    const bottom = top + height * scale;
    const lean = this.place.lean ?? 0;
    for (
      let row = Math.max(0, Math.floor(top));
      row < Math.min(this.size.height, Math.ceil(bottom));
      row += 1
    ) {
      const down = Math.min(bottom, row + 1) - Math.max(top, row);
      const left = x * scale + this.place.x + lean * (this.size.height / 2 - row);
      this.span(row, left, left + width * scale, down);
    }
  }

  disc(x: number, y: number, radius: number): void {
    this.oval(x, y, { rx: radius, ry: radius, turn: 0 });
  }

  oval(
    x: number,
    y: number,
    size: { readonly rx: number; readonly ry: number; readonly turn: number },
  ): void {
    const { scale } = this.place;
    const rx = Math.max(0.3, size.rx * scale);
    const ry = Math.max(0.3, size.ry * scale);
    const at = {
      cx: x * scale + this.place.x,
      cy: y * scale + this.place.y,
      rx,
      ry,
      cos: Math.cos(size.turn),
      sin: Math.sin(size.turn),
      edge: Math.min(rx, ry),
    };
    const wide = Math.hypot(rx * at.cos, ry * at.sin) + 0.5;
    const tall = Math.hypot(rx * at.sin, ry * at.cos) + 0.5;
    for (
      let row = Math.max(0, Math.floor(at.cy - tall));
      row < Math.min(this.size.height, Math.ceil(at.cy + tall));
      row += 1
    ) {
      this.ovalRow(row, at, wide);
    }
  }

  streak(head: Point, tail: Point, width: number): void {
    const { scale, x, y } = this.place;
    const dx = (head.x - tail.x) * scale;
    const dy = (head.y - tail.y) * scale;
    const isUpright = Math.abs(dy) > Math.abs(dx);
    const steps = Math.max(1, Math.ceil(isUpright ? Math.abs(dy) : Math.abs(dx)));
    // What is seen across the stroke grows as it leans.
    const half = (Math.max(0.5, (width * scale) / 2) * Math.hypot(dx, dy)) / steps;
    const from = { x: tail.x * scale + x, y: tail.y * scale + y, dx: dx / steps, dy: dy / steps };
    if (isUpright) this.uprightStreak(from, steps, half);
    else this.lyingStreak(from, steps, half);
  }

  /** One short row of dots for every step down or up. */
  private uprightStreak(from: Stride, steps: number, half: number): void {
    for (let i = 0; i <= steps; i += 1) {
      const row = Math.floor(from.y + from.dy * i);
      if (row < 0 || row >= this.size.height) continue;
      const left = from.x + from.dx * i - half;
      this.span(row, left, left + half * 2, (i / steps) ** 2);
    }
  }

  /** One short column of dots for every step aside. */
  private lyingStreak(from: Stride, steps: number, half: number): void {
    for (let i = 0; i <= steps; i += 1) {
      const column = Math.floor(from.x + from.dx * i);
      if (column < 0 || column >= this.size.width) continue;
      const top = from.y + from.dy * i - half;
      const bottom = top + half * 2;
      for (
        let row = Math.max(0, Math.floor(top));
        row < Math.min(this.size.height, Math.ceil(bottom));
        row += 1
      ) {
        this.dot(column, row, (i / steps) ** 2 * (Math.min(bottom, row + 1) - Math.max(top, row)));
      }
    }
  }

  private ovalRow(
    row: number,
    at: { cx: number; cy: number; rx: number; ry: number; cos: number; sin: number; edge: number },
    wide: number,
  ): void {
    const dy = row + 0.5 - at.cy;
    for (
      let x = Math.max(0, Math.floor(at.cx - wide));
      x < Math.min(this.size.width, Math.ceil(at.cx + wide));
      x += 1
    ) {
      const dx = x + 0.5 - at.cx;
      const u = (dx * at.cos + dy * at.sin) / at.rx;
      const v = (dy * at.cos - dx * at.sin) / at.ry;
      const cover = (1 - Math.sqrt(u * u + v * v)) * at.edge + 0.5;
      if (cover > 0) this.dot(x, row, Math.min(1, cover));
    }
  }

  private span(row: number, left: number, right: number, opacity: number): void {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.size.width, Math.ceil(right)); x += 1) {
      this.dot(x, row, opacity * (Math.min(right, x + 1) - Math.max(left, x)));
    }
  }

  private dot(x: number, row: number, cover: number): void {
    const { pixels, colour } = this;
    const entry = row * this.stride + (x >> 4);
    if (this.table[entry] === 0) {
      this.table[entry] = INK_WITH_GAPS;
      this.touched[this.touchedCount] = entry;
      this.touchedCount += 1;
    }
    const at = (row * this.size.width + x) * 4;
    const alpha = cover * colour.a;
    const keep = 1 - alpha;
    pixels[at] = pixels[at]! * keep + colour.r * alpha + 0.5;
    pixels[at + 1] = pixels[at + 1]! * keep + colour.g * alpha + 0.5;
    pixels[at + 2] = pixels[at + 2]! * keep + colour.b * alpha + 0.5;
    pixels[at + 3] = pixels[at + 3]! * keep + 255 * alpha + 0.5;
  }
}
