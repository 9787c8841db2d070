import type { CloudCover } from '../prompt/vocabulary.js';
import type { CameraPose } from '../scene/camera.js';
import type { Light } from '../scene/light.js';
import type { View } from '../scene/view.js';
import { CLOUD_SIDES } from './clouds.js';
import { ramp } from './colour.js';
import { layOutIn, type PassExports, passOver } from './pass-memory.js';
import type { CoarsePicture } from './pixel-pass.js';

const UNITS = 32;
const STEPS = 512;
/** Fine enough that no ring shows near the sun, where light falls off fastest. */
const GLOW_STEPS = 32_768;
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

/** What a row's block of numbers holds, by place: see assembly/soft.ts. */
const BLOCK_LENGTH = 44;
const [BASE, SUN, FLASH, DARK, LIT] = [24, 28, 32, 36, 40];

/** Paints gradient, glow and clouds into the soft picture, from the top down to the horizon. */
export class SkyPainter {
  private readonly gradient = new Float32Array((STEPS + 1) * 3);
  private readonly cover: Cover;
  private readonly discRadius: number;
  private readonly pass: PassExports;
  private readonly at: number;
  private readonly whole: Int32Array;
  private readonly numbers: Float32Array;
  private readonly tileAt: number;

  constructor(
    private readonly view: View,
    private readonly light: Light,
    tile: { readonly memory: WebAssembly.Memory; readonly at: number },
    private readonly sun: { readonly x: number; readonly y: number },
    clouds: CloudCover | null,
  ) {
    this.cover = clouds ? COVERS[clouds] : NO_CLOUDS;
    this.discRadius = light.isMoon || light.glow < 0.3 || light.sunHeight < -0.01 ? 0 : 0.026;
    for (let i = 0; i <= STEPS; i += 1)
      this.gradient.set(
        ramp(light.sky, i / STEPS).map((v) => v * UNITS),
        i * 3,
      );
    const rowBytes = (CLOUD_SIDES[0]! * 2 + 4) * 4;
    const { memory } = tile;
    const room = layOutIn(memory, (arena) => ({
      block: arena.take(BLOCK_LENGTH * 4),
      broad: arena.take(rowBytes),
      fine: arena.take(rowBytes),
      glow: arena.take((GLOW_STEPS + 1) * 4),
    }));
    this.pass = passOver(memory);
    this.at = room.block;
    this.tileAt = tile.at;
    this.whole = new Int32Array(memory.buffer, room.block, BLOCK_LENGTH);
    this.numbers = new Float32Array(memory.buffer, room.block, BLOCK_LENGTH);
    this.whole.set([room.broad, room.fine, room.glow], 4);
    const glow = new Float32Array(memory.buffer, room.glow, GLOW_STEPS + 1);
    for (let i = 0; i <= GLOW_STEPS; i += 1) glow[i] = GLOW[i]! * light.glow;
    this.setColours();
  }

  /** Fills every row above `lastRow`. */
  paint(target: CoarsePicture, moment: SkyMoment, lastRow: number): void {
    const horizon = this.view.horizonAt(moment.pose);
    const cell = 1 / (target.height - 1);
    const flash = moment.flash * 90 * UNITS;
    this.whole[0] = target.width;
    this.numbers.set([cell, this.view.x(this.sun.x, 0, moment.pose)], 8);
    this.numbers.set([flash, flash, flash, 0], FLASH);
    for (let y = 0; y < Math.min(target.height, lastRow); y += 1) {
      const worldY = (y + 0.5) * cell;
      const elevation = Math.max(0, (horizon - worldY) / Math.max(0.25, this.view.horizon));
      this.whole[1] = target.pixels.byteOffset + y * target.width * 8;
      this.setRow({ worldY, elevation, moment });
      this.pass.skyRow(this.at);
    }
  }

  private setColours(): void {
    const { cloudDark, cloudLit, sun } = this.light;
    this.numbers[11] = this.discRadius;
    this.numbers.set(sun, SUN);
    this.numbers.set(cloudDark, DARK);
    this.numbers.set(
      [0, 1, 2].map((channel) => cloudLit[channel]! - cloudDark[channel]!),
      LIT,
    );
    this.numbers.set([this.cover.from, 1 / (this.cover.to - this.cover.from)], 18);
  }

  private setRow(row: { worldY: number; elevation: number; moment: SkyMoment }): void {
    const { numbers, view } = this;
    const { moment, elevation } = row;
    const step = Math.min(STEPS, Math.round(elevation * STEPS)) * 3;
    numbers.set(this.gradient.subarray(step, step + 3), BASE);
    numbers[BASE + 3] = 8160;
    const dy = (row.worldY - view.y(this.sun.y, 0, moment.pose)) * 1.5;
    numbers[10] = dy * dy;
    const far = 1 / (elevation + 0.16);
    const level = Math.min(CLOUD_SIDES.length - 1, Math.max(0, Math.floor(Math.log2(far * far * 0.16))));
    const before = CLOUD_SIDES.slice(0, level).reduce((sum, side) => sum + side * side * 8, 0);
    this.whole.set([this.tileAt + before, CLOUD_SIDES[level]!], 2);
    const drift = moment.seconds * (0.006 + 0.03 * moment.wind);
    const v = far * 0.23 - moment.seconds * 0.004;
    numbers.set(
      [
        far * 0.17,
        moment.pose.x * 0.12 - view.aspect / 2,
        drift + 0.37,
        v,
        0.71 + moment.seconds * 0.014,
        v * 2.7,
      ],
      12,
    );
    const opacity = this.cover.opacity * Math.min(1, elevation * 9);
    numbers[20] = opacity;
    // Below the horizon there is nothing to read clouds for.
    this.whole[7] = opacity > 0 ? 1 : 0;
  }
}

/** The glow of a sun as strong as can be, by steps of squared distance: the same for every sky. */
const GLOW = new Float64Array(GLOW_STEPS + 1);
for (let i = 0; i <= GLOW_STEPS; i += 1) GLOW[i] = glowAt((i / GLOW_STEPS) * GLOW_REACH);

// Squared distance in, light out: a tight core in a wide halo.
function glowAt(squared: number): number {
  const r = Math.sqrt(squared);
  return 0.62 * Math.exp(-r * 9) + 0.34 * Math.exp(-r * 2.6);
}
