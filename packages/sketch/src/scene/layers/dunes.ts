import { hex, mix, type Rgb, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { type BakedStretch, type Part, standing } from '../part.js';
import type { SheetKit } from '../scene-kit.js';
import { DuneField, type DuneSpec } from './dune-field.js';

/** Steps away from the eye, each this much farther than the last. */
const STRIDE = 1.008;

const SAND = hex('#e3ab68');

const DARK_SAND = hex('#c98a4a');

/** A stretch of dunes as one baked sheet: the nearer crest hides what lies behind it. */
export function dunes(kit: SheetKit, spec: DuneSpec): Part {
  const field = new DuneField(kit, spec);
  const { resolution } = kit;
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const top = kit.view.horizon + Math.min(0, (1 - field.summit) / spec.near) - 0.01;
  const bottom = Math.min(1.28, kit.view.horizon + 1 / spec.near);
  const sheet = {
    x0,
    top,
    width: Math.ceil(worldWidth * resolution),
    height: Math.ceil((bottom - top) * resolution),
    resolution,
  };
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const painter = new DunePainter(kit, field, sheet);
    for (let x = 0; x < sheet.width; x += 1) painter.column(x);
    return painter.pixels;
  };
  const place = {
    depth: spec.depth,
    mirrors: false,
    x: x0,
    y: top,
    width: sheet.width / resolution,
    height: sheet.height / resolution,
  };
  return standing({ name: spec.name, width: sheet.width, height: sheet.height, paint }, place);
}

/**
 * One stride of the eye's ray over the sand. Written anew for every stride, since there are a million of
 * them.
 */
interface Stride {
  across: number;
  fromZ: number;
  toZ: number;
  fromLight: number;
  toLight: number;
  /** Rows, from the lower to the upper end. */
  below: number;
  above: number;
}

class DunePainter {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  private readonly distances: Float64Array;
  /** Heights of the sand one column to the left, for the slope. */
  private readonly left: Float64Array;
  /** Colour and cover of one column, summed up by area. */
  private readonly sums: Float64Array;
  private readonly sun: readonly [number, number, number];
  private readonly noise: Noise;
  private readonly shade: Rgb;
  private readonly stride: Stride = {
    across: 0,
    fromZ: 0,
    toZ: 0,
    fromLight: 0,
    toLight: 0,
    below: 0,
    above: 0,
  };

  constructor(
    private readonly kit: SheetKit,
    private readonly field: DuneField,
    private readonly sheet: BakedStretch,
  ) {
    const { near, far } = field.spec;
    this.pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
    this.distances = Float64Array.from(
      { length: Math.ceil(Math.log(far / near) / Math.log(STRIDE)) },
      (_, i) => near * STRIDE ** i,
    );
    this.left = this.distances.map((z) =>
      field.at((sheet.x0 - 1 / sheet.resolution - kit.view.aspect / 2) * z, z),
    );
    this.sums = new Float64Array(sheet.height * 4);
    const rise = 0.14 + Math.max(0, kit.light.sunHeight) * 1.2;
    this.sun = [field.way * Math.cos(rise) * 0.86, Math.sin(rise), Math.cos(rise) * 0.36];
    this.noise = kit.noise(`${field.spec.name} ripples`);
    // Shade is lit by the sky overhead.
    this.shade = mix(kit.light.ambient, kit.light.sky.at(-2)?.[1] ?? kit.light.ambient, 0.25);
  }

  column(column: number): void {
    const { sheet, distances, stride } = this;
    const across = sheet.x0 + column / sheet.resolution - this.kit.view.aspect / 2;
    this.sums.fill(0);
    stride.across = across;
    stride.toZ = distances[0]! / STRIDE;
    stride.above = sheet.height;
    let height = 0;
    let free = sheet.height;
    for (let k = 0; k < distances.length; k += 1) {
      const z = distances[k]!;
      const rise = this.field.at(across * z, z);
      const light = this.lightOn(
        (rise - this.left[k]!) / (z / sheet.resolution),
        k === 0 ? 0 : (rise - height) / (z - stride.toZ),
      );
      const wasFree = stride.above === free;
      this.step(
        z,
        k === 0 ? light : stride.toLight,
        light,
        (this.kit.view.horizon + (1 - rise) / z - sheet.top) * sheet.resolution,
      );
      if (stride.above < free) free = this.fill(free, stride.above);
      else if (wasFree) free = this.fill(free, Math.min(free, this.crestNear(across, k - 1)));
      this.left[k] = rise;
      height = rise;
    }
    this.finish(column);
  }

  private step(z: number, fromLight: number, toLight: number, row: number): void {
    const { stride } = this;
    stride.fromZ = stride.toZ;
    stride.toZ = z;
    stride.fromLight = fromLight;
    stride.toLight = toLight;
    stride.below = stride.above;
    stride.above = Math.max(0, row);
  }

  /** The row of the crest that lies between two steps: without it far crests would be jagged. */
  private crestNear(across: number, k: number): number {
    const z = this.distances[Math.max(0, k)]!;
    return Math.max(
      0,
      Math.min(
        this.rowOf(across, z * STRIDE ** -0.5),
        this.rowOf(across, z * STRIDE ** -0.25),
        this.rowOf(across, z * STRIDE ** 0.25),
        this.rowOf(across, z * STRIDE ** 0.5),
      ),
    );
  }

  private rowOf(across: number, z: number): number {
    return (
      (this.kit.view.horizon + (1 - this.field.at(across * z, z)) / z - this.sheet.top) *
      this.sheet.resolution
    );
  }

  /** Paints rows from `low` up to `high`, parts of a row by their share; says how far up it got. */
  private fill(low: number, high: number): number {
    const { stride } = this;
    const span = stride.below - stride.above;
    for (let row = Math.floor(high); row < low; row += 1) {
      const share = Math.min(row + 1, low) - Math.max(row, high);
      // Beyond a crest the sand is as it was before it.
      const t = span <= 0 ? 0 : unit((stride.below - row - 0.5) / span);
      const z = stride.fromZ + (stride.toZ - stride.fromZ) * t;
      this.add(row, share, z, stride.fromLight + (stride.toLight - stride.fromLight) * t);
    }
    return high;
  }

  private finish(column: number): void {
    for (let row = 0; row < this.sheet.height; row += 1) {
      const cover = this.sums[row * 4 + 3]!;
      if (cover === 0) continue;
      const pixel = (row * this.sheet.width + column) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        this.pixels[pixel + channel] = this.sums[row * 4 + channel]! / cover;
      this.pixels[pixel + 3] = Math.min(1, cover) * 255;
    }
  }

  /** 0 in shade to 1 in full light, for the slope across and away. */
  private lightOn(across: number, away: number): number {
    const [x, y, z] = this.sun;
    const facing = (y - across * x - away * z) / Math.sqrt(1 + across * across + away * away);
    return unit(0.54 + (facing - y) * 1.25);
  }

  /** Adds the sand at this distance to a row. */
  private add(row: number, share: number, z: number, slopeLight: number): void {
    const { noise, shade } = this;
    const { key, haze, hazeAmount } = this.kit.light;
    const x = this.stride.across * z;
    const near = unit((4.6 - z) / 2.6);
    const drift = noise.at(x * 0.9, z * 1.3) * 0.6;
    const ripple = near === 0 ? 0 : near * this.rippleAt(x, z, drift);
    const light = unit(slopeLight + ripple * (0.35 + slopeLight * 0.4) + drift * 0.1);
    const eased = light * light * (3 - 2 * light) * 0.72;
    const dark = unit(0.3 + drift);
    const grain = near === 0 ? 1 / 255 : (1 + near * 0.1 * noise.at(x * 45, z * 45)) / 255;
    const air = (1 - Math.exp(-Math.max(0, z - 4) * 0.028)) * hazeAmount;
    for (let channel = 0; channel < 3; channel += 1) {
      const lit =
        (SAND[channel]! + (DARK_SAND[channel]! - SAND[channel]!) * dark) *
        grain *
        (shade[channel]! * 0.6 + key[channel]! * eased);
      this.sums[row * 4 + channel]! += (lit + (haze[channel]! - lit) * air) * share;
    }
    this.sums[row * 4 + 3]! += share;
  }

  private rippleAt(x: number, z: number, drift: number): number {
    const bent = this.noise.at(x * 3.1, z * 3.1) * 3.6;
    return this.field.spec.ripples * Math.sin((z + x * 0.34 * this.field.way + drift * 0.5) * 88 + bent);
  }
}
