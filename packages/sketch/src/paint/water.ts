import type { Light } from '../scene/light.js';
import type { View } from '../scene/view.js';
import type { CameraPose } from '../scene/camera.js';
import { smooth } from './colour.js';
import { layOutIn, passOver, type PassExports } from './pass-memory.js';
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

/** What a row's block of numbers holds, by place: see assembly/soft.ts. */
const BLOCK_LENGTH = 32;
const [DEEP, SUN] = [24, 28];

interface WaterMoment {
  readonly pose: CameraPose;
  readonly seconds: number;
}

/** Paints water below the horizon: it reads the mirrored picture above through moving ripples. */
export class WaterPainter {
  private readonly pass: PassExports;
  private readonly at: number;
  private readonly whole: Int32Array;
  private readonly numbers: Float32Array;

  constructor(
    private readonly view: View,
    light: Light,
    private readonly sun: { readonly x: number; readonly y: number },
    private readonly state: WaterState,
    ripples: { readonly memory: WebAssembly.Memory; readonly at: number },
  ) {
    const { memory } = ripples;
    const room = layOutIn(memory, (arena) => ({
      block: arena.take(BLOCK_LENGTH * 4),
      broad: arena.take((SIDE + 4) * 4),
      fine: arena.take((SIDE + 4) * 4),
    }));
    this.pass = passOver(memory);
    this.at = room.block;
    this.whole = new Int32Array(memory.buffer, room.block, BLOCK_LENGTH);
    this.numbers = new Float32Array(memory.buffer, room.block, BLOCK_LENGTH);
    this.whole.set([ripples.at, room.broad, room.fine], 2);
    this.numbers.set(
      light.waterDeep.map((v) => v * UNITS),
      DEEP,
    );
    this.numbers.set(light.sun, SUN);
    this.numbers[19] = light.glow * UNITS * (light.isMoon ? 0.7 : 1) * 0.75;
  }

  /** Fills `target` from the horizon down, mirroring `above` (same size, same memory) there. */
  paint(target: CoarsePicture, above: Int16Array, moment: WaterMoment): void {
    const horizon = this.view.horizonAt(moment.pose);
    const first = Math.max(0, Math.ceil(horizon * (target.height - 1)));
    this.whole[0] = target.width;
    this.whole[5] = above.byteOffset;
    for (let y = first; y < target.height; y += 1) {
      this.whole[1] = target.pixels.byteOffset + y * target.width * 8;
      this.setRow(target.height - 1, { worldY: (y + 0.5) / (target.height - 1), horizon, moment });
      this.pass.waterRow(this.at);
    }
  }

  private setRow(rows: number, row: { worldY: number; horizon: number; moment: WaterMoment }): void {
    const { pose, seconds } = row.moment;
    const { view } = this;
    const { roughness, pace } = this.state;
    const depth = Math.min(1, (row.worldY - row.horizon) / (1 - view.horizon));
    const far = 1 / (depth + 0.012);
    const t = seconds * pace;
    // Two ripple fields that cross each other never repeat visibly; a long swell carries both.
    const swell = Math.sin(far * 2.2 + t * 0.9) * Math.min(0.25, far * 0.09) * roughness;
    const stretch = far * 0.35;
    const start = (pose.x * view.follow(depth) - view.aspect / 2) * stretch;
    const amplitude = rows * (0.012 + 0.1 * roughness) * Math.min(1, 0.25 + depth * 1.4);
    const mirrorRow = row.horizon * rows - (row.worldY - row.horizon) * rows * 0.92;
    const reflect = 0.93 - 0.42 * smooth(depth) - roughness * 0.08;
    const spread = 0.02 + depth * 0.14 + roughness * 0.05;
    this.numbers.set(
      [
        rows,
        start,
        stretch / rows,
        t * 0.05,
        far * 0.55 + t * 0.11,
        -t * 0.07,
        far * 1.3 + t * 0.19 + 0.4,
        swell,
        mirrorRow,
        amplitude,
        reflect,
        view.x(this.sun.x, 0, pose),
        1 / spread,
      ],
      6,
    );
  }
}

/** Floats of a ripple field. */
export const RIPPLE_LENGTH = SIDE * SIDE;

/**
 * Bakes the slopes of a sum of waves, every one a whole number of times across, so that it repeats without a
 * seam. In about [-1, 1].
 */
export function bakeRipples(next: () => number): Float32Array {
  const waves = Array.from({ length: 18 }, (_, i) => {
    const v = 2 + Math.floor(next() * 9) + (i >> 2);
    const u = Math.round((next() - 0.5) * 2 * (3 + i * 0.35));
    return { u, v, phase: next() * Math.PI * 2, strength: 1 / (4 + v * 0.35 + Math.abs(u) * 0.2) };
  });
  const out = new Float32Array(RIPPLE_LENGTH);
  for (const wave of waves) addWave(out, wave);
  const largest = out.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return out.map((value) => (value / largest) * 1.35);
}

// The sine of a sum is made of sines of its parts: one row and one column of them serve the whole field.
function addWave(out: Float32Array, wave: { u: number; v: number; phase: number; strength: number }): void {
  const turn = (Math.PI * 2) / SIDE;
  const across = Array.from({ length: SIDE }, (_, x) => wave.u * x * turn + wave.phase);
  const sines = Float64Array.from(across, (angle) => Math.sin(angle) * wave.strength);
  const cosines = Float64Array.from(across, (angle) => Math.cos(angle) * wave.strength);
  for (let y = 0; y < SIDE; y += 1) {
    const cos = Math.cos(wave.v * y * turn);
    const sin = Math.sin(wave.v * y * turn);
    for (let x = 0; x < SIDE; x += 1) out[y * SIDE + x]! += sines[x]! * cos + cosines[x]! * sin;
  }
}
