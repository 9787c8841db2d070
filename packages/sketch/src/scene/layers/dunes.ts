import { hex, mix, scale, unit, type Rgb } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import { OVERSCAN } from '../camera.js';
import { standing, type Part, type SceneKit } from '../part.js';
import { DuneField, type DuneSpec } from './dune-field.js';

/** Steps away from the eye, each this much farther than the last. */
const STRIDE = 1.008;
const SAND = hex('#e3ab68');
const DARK_SAND = hex('#c98a4a');

interface Sheet {
  readonly x0: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
}

/** A stretch of dunes as one baked sheet: the nearer crest hides what lies behind it. */
export function dunes(kit: SceneKit, spec: DuneSpec): Part {
  const field = new DuneField(kit, spec);
  const { resolution } = kit;
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const top = kit.view.horizon + Math.min(0, (1 - field.summit) / spec.near) - 0.01;
  const bottom = Math.min(1.28, kit.view.horizon + 1 / spec.near);
  const sheet = { x0, top, width: Math.ceil(worldWidth * resolution), height: Math.ceil((bottom - top) * resolution), resolution };
  const paint = (): Uint8ClampedArray<ArrayBuffer> => {
    const painter = new DunePainter(kit, field, sheet);
    for (let x = 0; x < sheet.width; x += 1) painter.column(x);
    return painter.pixels;
  };
  const place = { depth: spec.depth, mirrors: false, x: x0, y: top, width: sheet.width / resolution, height: sheet.height / resolution };
  return standing({ name: spec.name, width: sheet.width, height: sheet.height, paint }, place);
}

/** Where the eye's ray has got to. */
interface Point {
  readonly x: number;
  readonly z: number;
  readonly light: number;
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

  constructor(
    private readonly kit: SceneKit,
    private readonly field: DuneField,
    private readonly sheet: Sheet,
  ) {
    const { near, far } = field.spec;
    this.pixels = new Uint8ClampedArray(sheet.width * sheet.height * 4);
    this.distances = Float64Array.from({ length: Math.ceil(Math.log(far / near) / Math.log(STRIDE)) }, (_, i) => near * STRIDE ** i);
    this.left = this.distances.map((z) => field.at((sheet.x0 - 1 / sheet.resolution - kit.view.aspect / 2) * z, z));
    this.sums = new Float64Array(sheet.height * 4);
    const rise = 0.14 + Math.max(0, kit.light.sunHeight) * 1.2;
    this.sun = [field.way * Math.cos(rise) * 0.86, Math.sin(rise), Math.cos(rise) * 0.36];
    this.noise = kit.noise(`${field.spec.name} ripples`);
    // Shade is lit by the sky overhead.
    this.shade = mix(kit.light.ambient, kit.light.sky.at(-2)?.[1] ?? kit.light.ambient, 0.25);
  }

  column(column: number): void {
    const { kit, sheet, distances } = this;
    const across = sheet.x0 + column / sheet.resolution - kit.view.aspect / 2;
    this.sums.fill(0);
    let [height, distance, light, below] = [0, distances[0]! / STRIDE, 0.5, sheet.height];
    let free = sheet.height;
    for (let k = 0; k < distances.length; k += 1) {
      const z = distances[k]!;
      const rise = this.field.at(across * z, z);
      const shine = this.lightOn((rise - this.left[k]!) / (z / sheet.resolution), k === 0 ? 0 : (rise - height) / (z - distance));
      const y = (kit.view.horizon + (1 - rise) / z - sheet.top) * sheet.resolution;
      if (y < free) {
        this.fill(free, Math.max(0, y), { from: { x: across * distance, z: distance, light: k === 0 ? shine : light }, to: { x: across * z, z, light: shine }, below, above: y });
        free = Math.max(0, y);
      } else if (below === free) {
        const crest = this.crestNear(across, k - 1);
        this.fill(free, Math.max(0, Math.min(free, crest)), { from: { x: across * distance, z: distance, light }, to: { x: across * distance, z: distance, light }, below: free, above: crest });
        free = Math.max(0, Math.min(free, crest));
      }
      this.left[k] = rise;
      [height, distance, light, below] = [rise, z, shine, y];
    }
    this.finish(column);
  }

  /** The row of the crest that lies between two steps: without it far crests would be jagged. */
  private crestNear(across: number, k: number): number {
    const z = this.distances[Math.max(0, k)]!;
    const rows = [-0.66, -0.33, 0.33, 0.66].map((step) => this.rowOf(across, z * STRIDE ** step));
    return Math.min(...rows);
  }

  private rowOf(across: number, z: number): number {
    return (this.kit.view.horizon + (1 - this.field.at(across * z, z)) / z - this.sheet.top) * this.sheet.resolution;
  }

  /** Paints rows from `low` up to `high`, parts of a row by their share. */
  private fill(low: number, high: number, run: { from: Point; to: Point; below: number; above: number }): void {
    const { from, to } = run;
    for (let row = Math.floor(high); row < low; row += 1) {
      const share = Math.min(row + 1, low) - Math.max(row, high);
      const t = unit((run.below - row - 0.5) / (run.below - run.above));
      const colour = this.colourOf({ x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t, light: from.light + (to.light - from.light) * t });
      for (let c = 0; c < 3; c += 1) this.sums[row * 4 + c]! += colour[c]! * share;
      this.sums[row * 4 + 3]! += share;
    }
  }

  private finish(column: number): void {
    for (let row = 0; row < this.sheet.height; row += 1) {
      const cover = this.sums[row * 4 + 3]!;
      if (cover === 0) continue;
      const pixel = (row * this.sheet.width + column) * 4;
      for (let c = 0; c < 3; c += 1) this.pixels[pixel + c] = this.sums[row * 4 + c]! / cover;
      this.pixels[pixel + 3] = Math.min(1, cover) * 255;
    }
  }

  /** 0 in shade to 1 in full light, for the slope across and away. */
  private lightOn(across: number, away: number): number {
    const [x, y, z] = this.sun;
    const facing = (y - across * x - away * z) / Math.hypot(1, across, away);
    return unit(0.54 + (facing - y) * 1.25);
  }

  private rippleAt(at: Point, drift: number): number {
    const bent = this.noise.at(at.x * 3.1, at.z * 3.1) * 3.6;
    return this.field.spec.ripples * Math.sin((at.z + at.x * 0.34 * this.field.way + drift * 0.5) * 88 + bent);
  }

  private colourOf(at: Point): Rgb {
    const { kit, noise } = this;
    const near = unit((4.6 - at.z) / 2.6);
    const drift = noise.at(at.x * 0.9, at.z * 1.3) * 0.6;
    const ripple = near === 0 ? 0 : near * this.rippleAt(at, drift);
    const light = unit(at.light + ripple * (0.35 + at.light * 0.4) + drift * 0.1);
    const sand = scale(mix(SAND, DARK_SAND, unit(0.3 + drift)), near === 0 ? 1 : 1 + near * 0.1 * noise.at(at.x * 45, at.z * 45));
    const eased = light * light * (3 - 2 * light);
    const haze = (1 - Math.exp(-Math.max(0, at.z - 4) * 0.028)) * kit.light.hazeAmount;
    const lit = [0, 1, 2].map((c) => (sand[c]! * (this.shade[c]! * 0.6 + kit.light.key[c]! * eased * 0.72)) / 255) as unknown as Rgb;
    return mix(lit, kit.light.haze, haze);
  }
}
