import type { CloudCover } from '../prompt/scene-description.js';
import type { Light } from '../scene/light.js';
import type { CameraPose } from '../scene/camera.js';
import type { View } from '../scene/view.js';
import type { CloudTile } from './clouds.js';
import { ramp } from './colour.js';
import type { CoarsePicture } from './pixel-pass.js';

const UNITS = 32;
const STEPS = 512;
const GLOW_STEPS = 2048;
const GLOW_REACH = 4;

interface Cover {
  readonly from: number;
  readonly to: number;
  readonly opacity: number;
}

const COVERS: Record<CloudCover, Cover> = {
  clear: { from: 0.62, to: 0.95, opacity: 0.35 },
  scattered: { from: 0.5, to: 0.68, opacity: 0.92 },
  heavy: { from: 0.3, to: 0.58, opacity: 0.97 },
};

const NO_CLOUDS: Cover = { from: 2, to: 3, opacity: 0 };

/** What the sky of one moment needs. */
export interface SkyMoment {
  readonly pose: CameraPose;
  readonly seconds: number;
  /** 0 to 1: how hard the wind drives the clouds. */
  readonly wind: number;
  /** Extra light from lightning, 0 to 1. */
  readonly flash: number;
}

/** Paints gradient, glow and clouds into the soft picture, from the top down to the horizon. */
export class SkyPainter {
  private readonly gradient = new Float32Array((STEPS + 1) * 3);
  private readonly glow = new Float32Array(GLOW_STEPS + 1);
  private readonly cover: Cover;
  private readonly discRadius: number;

  constructor(
    private readonly view: View,
    private readonly light: Light,
    private readonly tile: CloudTile,
    private readonly sun: { readonly x: number; readonly y: number },
    clouds: CloudCover | null,
  ) {
    this.cover = clouds ? COVERS[clouds] : NO_CLOUDS;
    this.discRadius = light.isMoon || light.glow < 0.3 || light.sunHeight < -0.01 ? 0 : 0.026;
    for (let i = 0; i <= STEPS; i += 1) this.gradient.set(ramp(light.sky, i / STEPS).map((v) => v * UNITS), i * 3);
    for (let i = 0; i <= GLOW_STEPS; i += 1) this.glow[i] = glowAt((i / GLOW_STEPS) * GLOW_REACH) * light.glow;
  }

  /** Fills every row above `lastRow`. */
  paint(target: CoarsePicture, moment: SkyMoment, lastRow: number): void {
    const horizon = this.view.horizonAt(moment.pose);
    const rows = Math.min(target.height, lastRow);
    for (let y = 0; y < rows; y += 1) {
      const worldY = (y + 0.5) / (target.height - 1);
      const elevation = Math.max(0, (horizon - worldY) / Math.max(0.25, this.view.horizon));
      this.paintRow(target, { y, worldY, elevation, moment });
    }
  }

  private paintRow(target: CoarsePicture, row: { y: number; worldY: number; elevation: number; moment: SkyMoment }): void {
    const { pixels, width } = target;
    const { moment, elevation } = row;
    const step = Math.min(STEPS, Math.round(elevation * STEPS)) * 3;
    const base = { r: this.gradient[step]!, g: this.gradient[step + 1]!, b: this.gradient[step + 2]! };
    const sunX = this.view.x(this.sun.x, 0, moment.pose);
    const sunY = this.view.y(this.sun.y, 0, moment.pose);
    const cloud = this.cloudRow(elevation, moment);
    const flash = moment.flash * 90 * UNITS;
    const [sunR, sunG, sunB] = this.light.sun;
    const dy = (row.worldY - sunY) * 1.5;
    const cell = 1 / (target.height - 1);
    for (let x = 0; x < width; x += 1) {
      const worldX = (x + 0.5) * cell;
      const dx = worldX - sunX;
      const far = Math.min(GLOW_REACH - 0.001, dx * dx + dy * dy);
      const shine = this.glow[(far / GLOW_REACH) * GLOW_STEPS | 0]!;
      const lit = shine * UNITS;
      const at = (row.y * width + x) * 4;
      const veil = cloud.sample(worldX + moment.pose.x * 0.12);
      const keep = 1 - veil.alpha;
      const disc = this.disc(dx * dx + (dy * dy) / 2.25, keep);
      const rim = lit * (0.45 + keep * 0.55) + disc;
      pixels[at] = Math.min(8160, base.r * keep + veil.red + sunR * rim + flash);
      pixels[at + 1] = Math.min(8160, base.g * keep + veil.green + sunG * rim + flash);
      pixels[at + 2] = Math.min(8160, base.b * keep + veil.blue + sunB * rim + flash);
      pixels[at + 3] = keep * 8160;
    }
  }

  // The disc itself is far brighter than white: bright enough to shine through thin cloud.
  private disc(squared: number, keep: number): number {
    const { discRadius } = this;
    const inside = (discRadius - Math.sqrt(squared)) * 160 + 0.5;
    if (inside <= 0 || discRadius === 0) return 0;
    return Math.min(1, inside) * keep * keep * UNITS * 1.4;
  }

  private cloudRow(elevation: number, moment: SkyMoment): CloudRow {
    const far = 1 / (elevation + 0.16);
    const level = Math.min(this.tile.levels.length - 1, Math.max(0, Math.floor(Math.log2(far * far * 0.16))));
    const drift = moment.seconds * (0.006 + 0.03 * moment.wind);
    return new CloudRow({
      texels: this.tile.levels[level]!,
      side: 512 >> level,
      scale: far * 0.17,
      centre: this.view.aspect / 2,
      u: drift + 0.37,
      v: far * 0.23 - moment.seconds * 0.004,
      detailU: 0.71 + moment.seconds * 0.014,
      cover: this.cover,
      fade: Math.min(1, elevation * 9),
      light: this.light,
    });
  }
}

// Squared distance in, light out: a tight core in a wide halo.
function glowAt(squared: number): number {
  const r = Math.sqrt(squared);
  return 0.62 * Math.exp(-r * 9) + 0.34 * Math.exp(-r * 2.6);
}

interface CloudRowInput {
  readonly texels: Float32Array;
  readonly side: number;
  readonly scale: number;
  readonly centre: number;
  readonly u: number;
  readonly v: number;
  readonly detailU: number;
  readonly cover: Cover;
  readonly fade: number;
  readonly light: Light;
}

/** Clouds along one row: `sample` answers premultiplied colour in picture units, in one reused object. */
class CloudRow {
  private readonly out = { alpha: 0, red: 0, green: 0, blue: 0 };
  private density = 0;
  private lit = 0;

  constructor(private readonly row: CloudRowInput) {}

  sample(worldX: number): { alpha: number; red: number; green: number; blue: number } {
    const { row, out } = this;
    const x = (worldX - row.centre) * row.scale;
    this.read(x + row.u, row.v);
    const coarse = this.density * 0.74;
    const lit = this.lit;
    // The finest detail reaches 0.9: where that could not make a cloud, it need not be read.
    const mayBeCloud = coarse + 0.234 > row.cover.from;
    if (mayBeCloud) this.read(x * 2.7 + row.detailU, row.v * 2.7);
    const d = coarse + this.density * 0.26;
    const t = (d - row.cover.from) / (row.cover.to - row.cover.from);
    if (!mayBeCloud || t <= 0) {
      out.alpha = out.red = out.green = out.blue = 0;
      return out;
    }
    const c = t > 1 ? 1 : t;
    const alpha = c * c * (3 - 2 * c) * row.cover.opacity * row.fade;
    const bright = Math.min(1, Math.max(0, lit * 0.8 + (1 - c) * 0.45));
    const { cloudLit, cloudDark } = row.light;
    const strength = alpha * UNITS;
    out.alpha = alpha;
    out.red = (cloudDark[0] + (cloudLit[0] - cloudDark[0]) * bright) * strength;
    out.green = (cloudDark[1] + (cloudLit[1] - cloudDark[1]) * bright) * strength;
    out.blue = (cloudDark[2] + (cloudLit[2] - cloudDark[2]) * bright) * strength;
    return out;
  }

  private read(u: number, v: number): void {
    const { texels, side } = this.row;
    const mask = side - 1;
    const x = (u - Math.floor(u)) * side;
    const y = (v - Math.floor(v)) * side;
    const x0 = x | 0;
    const y0 = y | 0;
    const fx = x - x0;
    const fy = y - y0;
    const x1 = (x0 + 1) & mask;
    const r0 = (y0 & mask) * side;
    const r1 = ((y0 + 1) & mask) * side;
    const a = (r0 + (x0 & mask)) * 2;
    const b = (r0 + x1) * 2;
    const c = (r1 + (x0 & mask)) * 2;
    const d = (r1 + x1) * 2;
    const w00 = (1 - fx) * (1 - fy);
    const w10 = fx * (1 - fy);
    const w01 = (1 - fx) * fy;
    const w11 = fx * fy;
    this.density = texels[a]! * w00 + texels[b]! * w10 + texels[c]! * w01 + texels[d]! * w11;
    this.lit = texels[a + 1]! * w00 + texels[b + 1]! * w10 + texels[c + 1]! * w01 + texels[d + 1]! * w11;
  }
}
