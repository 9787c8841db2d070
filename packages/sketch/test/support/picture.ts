/** Sides in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shares of the frame. */
export type Region = readonly [left: number, top: number, right: number, bottom: number];

export const WHOLE: Region = [0, 0, 1, 1];

/** Red, green and blue from 0 to 255; hue in degrees; saturation and luma from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly hue: number;
  readonly saturation: number;
  readonly luma: number;
}

/** A picked part of a picture: how much it is, where it lies and what separate shapes it has. */
export class Patch {
  constructor(
    private readonly size: Size,
    private readonly pixels: readonly number[],
  ) {}

  get count(): number {
    return this.pixels.length;
  }

  get share(): number {
    return this.pixels.length / (this.size.width * this.size.height);
  }

  /** Edges in shares of the frame. */
  get box(): { left: number; top: number; right: number; bottom: number; width: number; height: number } {
    const xs = this.pixels.map((at) => at % this.size.width);
    const ys = this.pixels.map((at) => Math.floor(at / this.size.width));
    const [left, right] = [Math.min(...xs) / this.size.width, (Math.max(...xs) + 1) / this.size.width];
    const [top, bottom] = [Math.min(...ys) / this.size.height, (Math.max(...ys) + 1) / this.size.height];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  /** The middle of its pixels, in shares of the frame. */
  get centre(): { x: number; y: number } {
    const x = mean(this.pixels.map((at) => (at % this.size.width) + 0.5)) / this.size.width;
    const y = mean(this.pixels.map((at) => Math.floor(at / this.size.width) + 0.5)) / this.size.height;
    return { x, y };
  }

  /** Shapes that do not touch, the largest first; specks of fewer pixels are left out. */
  shapes(leastPixels = 4): Patch[] {
    const left = new Set(this.pixels);
    const found: Patch[] = [];
    for (const start of this.pixels) {
      if (left.has(start)) found.push(new Patch(this.size, this.grown(start, left)));
    }
    return found.filter((one) => one.count >= leastPixels).sort((a, b) => b.count - a.count);
  }

  private grown(start: number, left: Set<number>): number[] {
    const { width } = this.size;
    const queue = [start];
    const out: number[] = [];
    left.delete(start);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      out.push(at);
      queue.push(...neighbours(at, width).filter((next) => left.delete(next)));
    }
    return out;
  }
}

function neighbours(at: number, width: number): number[] {
  const sides = at % width === 0 ? [0, 1] : [-1, 0, 1];
  const across = at % width === width - 1 ? sides.filter((x) => x < 1) : sides;
  return [-width, 0, width].flatMap((down) => across.map((x) => at + down + x));
}

/** A frame to look at. The bytes are I420, BT.709 in limited range. */
export class Picture {
  constructor(
    readonly size: Size,
    readonly bytes: Uint8Array,
  ) {}

  /** The luma byte of a pixel. */
  luma(x: number, y: number): number {
    return this.bytes[y * this.size.width + x]!;
  }

  /** The mean colour of a region. */
  mean(region: Region = WHOLE): Colour {
    let [y, u, v] = [0, 0, 0];
    const at = this.pixelsOf(region);
    for (const pixel of at) {
      const chroma = this.chromaAt(pixel);
      y += this.bytes[pixel]!;
      u += this.bytes[chroma]!;
      v += this.bytes[chroma + this.chromaLength]!;
    }
    return colourOf(y / at.length, u / at.length, v / at.length);
  }

  /** Mean luma byte of a region. */
  light(region: Region = WHOLE): number {
    return mean(this.lumas(region));
  }

  /** How much the luma of a region varies. */
  contrast(region: Region = WHOLE): number {
    const all = this.lumas(region);
    const middle = mean(all);
    return Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
  }

  lumas(region: Region = WHOLE): number[] {
    return this.pixelsOf(region).map((pixel) => this.bytes[pixel]!);
  }

  /** The darkest or lightest luma, less the outermost share of pixels. */
  extreme(which: 'dark' | 'light', region: Region = WHOLE, share = 0.02): number {
    const sorted = this.lumas(region).sort((a, b) => a - b);
    const at = which === 'dark' ? sorted.length * share : sorted.length * (1 - share) - 1;
    return sorted[Math.max(0, Math.floor(at))]!;
  }

  /** The pixels that answer a question. */
  where(is: (colour: Colour) => boolean, region: Region = WHOLE): Patch {
    return this.patch((pixel) => {
      const chroma = this.chromaAt(pixel);
      return is(colourOf(this.bytes[pixel]!, this.bytes[chroma]!, this.bytes[chroma + this.chromaLength]!));
    }, region);
  }

  /** The pixels that differ from another picture, in luma or in colour. */
  changed(other: Picture, by = 14, region: Region = WHOLE): Patch {
    const gap = (at: number): number => Math.abs(this.bytes[at]! - other.bytes[at]!);
    return this.patch((pixel) => {
      const chroma = this.chromaAt(pixel);
      return gap(pixel) > by || Math.hypot(gap(chroma), gap(chroma + this.chromaLength)) > by;
    }, region);
  }

  /** The pixels that are lighter than in another picture; with a negative number those that are darker. */
  lighter(other: Picture, by = 10, region: Region = WHOLE): Patch {
    const way = Math.sign(by);
    return this.patch((pixel) => (this.bytes[pixel]! - other.bytes[pixel]!) * way > by * way, region);
  }

  /** Mean change of luma against another picture. */
  change(other: Picture, region: Region = WHOLE): number {
    const at = this.pixelsOf(region);
    let sum = 0;
    for (const pixel of at) sum += Math.abs(this.bytes[pixel]! - other.bytes[pixel]!);
    return sum / at.length;
  }

  /** Mean luma of each row of a region. */
  rows(region: Region = WHOLE): number[] {
    const [left, top, right, bottom] = this.edges(region);
    return Array.from({ length: bottom - top }, (_, i) =>
      mean(Array.from({ length: right - left }, (__, k) => this.luma(left + k, top + i))),
    );
  }

  /** How far, in pixels, the picture has to be moved to lie on a later one. */
  movedTo(later: Picture, reach: number, region: Region = [0.2, 0.2, 0.8, 0.8]): { x: number; y: number } {
    const at = this.pixelsOf(region);
    const steps = Array.from({ length: reach * 2 + 1 }, (_, i) => i - reach);
    const moves = steps.flatMap((x) => steps.map((y) => ({ x, y, cost: this.cost(later, at, x, y) })));
    return moves.reduce((best, one) => (one.cost < best.cost - 1e-9 ? one : best));
  }

  private cost(later: Picture, at: readonly number[], x: number, y: number): number {
    const shift = y * this.size.width + x;
    let sum = 0;
    for (const pixel of at) sum += Math.abs(this.bytes[pixel]! - (later.bytes[pixel + shift] ?? 0));
    return sum / at.length;
  }

  private patch(is: (pixel: number) => boolean, region: Region): Patch {
    return new Patch(this.size, this.pixelsOf(region).filter(is));
  }

  private get chromaLength(): number {
    return (this.size.width >> 1) * (this.size.height >> 1);
  }

  /** Where the first chroma of a pixel lies; the second one is as far on as there are chromas. */
  private chromaAt(pixel: number): number {
    const { width, height } = this.size;
    const y = Math.floor(pixel / width);
    return width * height + (y >> 1) * (width >> 1) + ((pixel - y * width) >> 1);
  }

  /** The pixels of a region, row by row, as places in the luma plane. */
  private pixelsOf(region: Region): number[] {
    const [left, top, right, bottom] = this.edges(region);
    const out: number[] = [];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) out.push(y * this.size.width + x);
    return out;
  }

  private edges([left, top, right, bottom]: Region): readonly [number, number, number, number] {
    return [
      Math.max(0, Math.floor(left * this.size.width)),
      Math.max(0, Math.floor(top * this.size.height)),
      Math.min(this.size.width, Math.ceil(right * this.size.width)),
      Math.min(this.size.height, Math.ceil(bottom * this.size.height)),
    ];
  }
}

/** The mean of numbers; of none it is 0. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}

function colourOf(y: number, u: number, v: number): Colour {
  const light = (y - 16) * 1.164;
  const [cb, cr] = [u - 128, v - 128];
  const part = (value: number): number => Math.max(0, Math.min(255, value));
  const red = part(light + 1.793 * cr);
  const green = part(light - 0.213 * cb - 0.533 * cr);
  const blue = part(light + 2.112 * cb);
  const [top, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = top - low;
  return {
    red,
    green,
    blue,
    hue: spread === 0 ? 0 : hueOf({ red, green, blue, top, spread }),
    saturation: top === 0 ? 0 : spread / top,
    luma: Math.max(0, Math.min(1, light / 255)),
  };
}

function hueOf(of: { red: number; green: number; blue: number; top: number; spread: number }): number {
  const { red, green, blue, top, spread } = of;
  if (top === red) return (((green - blue) / spread) * 60 + 360) % 360;
  return top === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240;
}

/** How far two hues lie apart, in degrees. */
export function hueGap(one: number, two: number): number {
  const far = Math.abs(one - two) % 360;
  return Math.min(far, 360 - far);
}
