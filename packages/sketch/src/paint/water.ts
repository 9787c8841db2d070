import type { Light } from '../scene/light.js';
import type { View } from '../scene/view.js';
import type { CameraPose } from '../scene/camera.js';
import { smooth } from './colour.js';
import type { CoarsePicture } from './pixel-pass.js';

const UNITS = 32;
const SIDE = 256;

/** How rough the water is. */
export interface WaterState {
  /** 0 a mirror, 1 a storm. */
  readonly roughness: number;
  /** Speed of the ripples; 1 is a lazy sea. */
  readonly pace: number;
}

/** Paints water below the horizon: it reads the mirrored picture above through moving ripples. */
export class WaterPainter {
  private readonly slopes: Float32Array;

  constructor(
    private readonly view: View,
    private readonly light: Light,
    private readonly sun: { readonly x: number; readonly y: number },
    private readonly state: WaterState,
    ripples: Float32Array,
  ) {
    this.slopes = ripples;
  }

  /** Fills `target` from row `firstRow` down, mirroring `above` (same size) at the horizon. */
  paint(target: CoarsePicture, above: Int16Array, moment: { pose: CameraPose; seconds: number }): void {
    const horizon = this.view.horizonAt(moment.pose);
    const first = Math.max(0, Math.ceil(horizon * (target.height - 1)));
    for (let y = first; y < target.height; y += 1) {
      const worldY = (y + 0.5) / (target.height - 1);
      this.paintRow(target, above, { y, worldY, horizon, moment });
    }
  }

  private paintRow(
    target: CoarsePicture,
    above: Int16Array,
    row: { y: number; worldY: number; horizon: number; moment: { pose: CameraPose; seconds: number } },
  ): void {
    const { width, height, pixels } = target;
    const { pose, seconds } = row.moment;
    const depth = Math.min(1, (row.worldY - row.horizon) / (1 - this.view.horizon));
    const near = depth + 0.012;
    const far = 1 / near;
    const t = seconds * this.state.pace;
    const swell = Math.sin(far * 2.2 + t * 0.9) * Math.min(0.25, far * 0.09) * this.state.roughness;
    const frame = { t, far, swell };
    const rows = height - 1;
    const amplitude = rows * (0.012 + 0.1 * this.state.roughness) * Math.min(1, 0.25 + depth * 1.4);
    const mirrorRow = row.horizon * rows - (row.worldY - row.horizon) * rows * 0.92;
    const sunX = this.view.x(this.sun.x, 0, pose);
    const deep = this.light.waterDeep.map((v) => v * UNITS) as [number, number, number];
    const reflect = 0.93 - 0.42 * smooth(depth) - this.state.roughness * 0.08;
    const shine = this.light.glow * UNITS * (this.light.isMoon ? 0.7 : 1);
    const [sunR, sunG, sunB] = this.light.sun;
    const spread = 0.02 + depth * 0.14 + this.state.roughness * 0.05;
    for (let x = 0; x < width; x += 1) {
      const worldX = x / rows - this.view.aspect / 2 + pose.x * this.view.follow(depth);
      const slope = this.slope(worldX * far * 0.35, frame);
      const sy = mirrorRow + slope * amplitude;
      const sx = x + slope * amplitude * 0.35;
      const from = (clamp(sy, 0, rows) * width + clamp(sx, 0, width - 1)) * 4;
      const facing = Math.min(1, Math.max(0.18, reflect - slope * 0.34));
      const dx = Math.abs(x / rows - sunX) / spread;
      const glint = dx < 3 ? Math.max(0, slope * 1.7 + 0.28 - dx * 0.36) : 0;
      const spark = glint * glint * shine * 0.75;
      const at = (row.y * width + x) * 4;
      pixels[at] = Math.min(8160, above[from]! * facing + deep[0] * (1 - facing) + sunR * spark);
      pixels[at + 1] = Math.min(8160, above[from + 1]! * facing + deep[1] * (1 - facing) + sunG * spark);
      pixels[at + 2] = Math.min(8160, above[from + 2]! * facing + deep[2] * (1 - facing) + sunB * spark);
      pixels[at + 3] = 8160;
    }
  }

  // Two ripple fields that cross each other never repeat visibly; a long swell carries both.
  private slope(x: number, frame: { t: number; far: number; swell: number }): number {
    const { t, far } = frame;
    const a = this.read(x * 2.1 + t * 0.05, far * 0.55 + t * 0.11);
    const b = this.read(x * 4.7 - t * 0.07, far * 1.3 + t * 0.19 + 0.4);
    return a * 0.6 + b * 0.4 + frame.swell;
  }

  private read(u: number, v: number): number {
    const x = (u - Math.floor(u)) * SIDE;
    const y = (v - Math.floor(v)) * SIDE;
    const x0 = x | 0;
    const y0 = y | 0;
    const fx = x - x0;
    const fy = y - y0;
    const x1 = (x0 + 1) & (SIDE - 1);
    const r0 = (y0 & (SIDE - 1)) * SIDE;
    const r1 = ((y0 + 1) & (SIDE - 1)) * SIDE;
    const a = this.slopes[r0 + x0]!;
    const b = this.slopes[r0 + x1]!;
    const c = this.slopes[r1 + x0]!;
    const d = this.slopes[r1 + x1]!;
    return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy;
  }
}

/** Floats of a ripple field. */
export const RIPPLE_LENGTH = SIDE * SIDE;

/** Bakes the slopes of a sum of waves, every one a whole number of times across, so that it repeats without a seam. In about [-1, 1]. */
export function bakeRipples(next: () => number): Float32Array {
  const waves = Array.from({ length: 18 }, (_, i) => {
    const v = 2 + Math.floor(next() * 9) + (i >> 2);
    const u = Math.round((next() - 0.5) * 2 * (3 + i * 0.35));
    return { u, v, phase: next() * Math.PI * 2, strength: 1 / (4 + v * 0.35 + Math.abs(u) * 0.2) };
  });
  const out = new Float32Array(RIPPLE_LENGTH);
  let largest = 0;
  for (let i = 0; i < out.length; i += 1) {
    const x = ((i % SIDE) / SIDE) * Math.PI * 2;
    const y = (Math.floor(i / SIDE) / SIDE) * Math.PI * 2;
    let total = 0;
    for (const wave of waves) total += Math.sin(wave.u * x + wave.v * y + wave.phase) * wave.strength;
    out[i] = total;
    largest = Math.max(largest, Math.abs(total));
  }
  return out.map((value) => value / largest * 1.35);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) | 0;
}
