import { coarseSizes, interpolationTable, type Size } from './coarse-size.js';
import { gradeWeights, type Grade } from './grade.js';
import {
  createPassMemory,
  layOutIn,
  passOver,
  SCRATCH_BYTES,
  type Arena,
  type PassExports,
} from './pass-memory.js';
import { random } from './random.js';

const NOISE_SIDE = 64;

/** One coarse picture inside the pass's memory: int16 RGBA, 32 units to an 8-bit step. */
export interface CoarsePicture extends Size {
  readonly pixels: Int16Array;
}

/**
 * Turns one frame's soft, crisp and air pictures into I420 with a wasm pass. Write into `soft` and `air`,
 * call `run` with premultiplied RGBA. `output` is overwritten by every run.
 */
export class PixelPass {
  readonly soft: CoarsePicture;
  readonly air: CoarsePicture;
  readonly output: Uint8Array;
  private readonly crisp: Uint8Array;
  private readonly plan: Int32Array;
  private readonly planAt: number;
  private readonly exports: PassExports;

  /** `memory` may be shared with others. */
  constructor(size: Size, grade: Grade, memory: WebAssembly.Memory = createPassMemory()) {
    const { soft, air } = coarseSizes(size.width, size.height);
    const parts = layOutIn(memory, (arena) => layOut(arena, size, { soft, air }));
    this.exports = passOver(memory);
    const buffer = memory.buffer;
    this.planAt = parts.plan;
    this.plan = new Int32Array(buffer, parts.plan, 32);
    this.crisp = new Uint8Array(buffer, parts.crisp, size.width * size.height * 4);
    this.output = new Uint8Array(buffer, parts.out, (size.width * size.height * 3) / 2);
    this.soft = { ...soft, pixels: new Int16Array(buffer, parts.soft.pixels, soft.width * soft.height * 4) };
    this.air = { ...air, pixels: new Int16Array(buffer, parts.air.pixels, air.width * air.height * 4) };
    this.plan.set([
      size.width,
      size.height,
      parts.crisp,
      parts.out,
      parts.line,
      parts.noise,
      0,
      parts.weights,
    ]);
    new Int16Array(buffer, parts.weights, 24).set(gradeWeights(grade));
    fillNoise(new Int32Array(buffer, parts.noise, NOISE_SIDE * NOISE_SIDE), grade.grain);
    this.describe({ base: 16, part: parts.soft, coarse: soft, size, buffer });
    this.describe({ base: 24, part: parts.air, coarse: air, size, buffer });
  }

  /** Runs the pass. `noiseShift` rolls the dither pattern. */
  run(crisp: Uint8Array, noiseShift: number): void {
    this.crisp.set(crisp);
    this.finish(noiseShift);
  }

  /** Runs the pass with a list of sheets (see sheet-list.ts) in place of one crisp picture. */
  runSheets(sheets: { readonly at: number; readonly count: number }, noiseShift: number): void {
    this.startFrame(noiseShift);
    this.exports.runSheets(this.planAt, sheets.at, sheets.count);
  }

  private finish(noiseShift: number): void {
    this.startFrame(noiseShift);
    this.exports.run(this.planAt);
  }

  private startFrame(noiseShift: number): void {
    this.plan[6] = noiseShift;
    this.plan.fill(-1, 21, 23);
    this.plan.fill(-1, 29, 31);
  }

  private describe(input: {
    base: number;
    part: CoarseLayout;
    coarse: Size;
    size: Size;
    buffer: ArrayBufferLike;
  }): void {
    const { base, part, coarse, size, buffer } = input;
    this.plan.set(
      [part.pixels, coarse.width * 8, part.offsets, part.weights, part.rows, -1, -1, part.stretched],
      base,
    );
    const columns = interpolationTable(size.width, coarse.width);
    const offsets = new Int32Array(buffer, part.offsets, size.width);
    const weights = new Int16Array(buffer, part.weights, size.width * 4);
    for (let x = 0; x < size.width; x += 1) {
      offsets[x] = (columns.index[x] ?? 0) * 8;
      weights.fill(columns.weight[x] ?? 0, x * 4, x * 4 + 4);
    }
    const lines = interpolationTable(size.height, coarse.height);
    const rows = new Int32Array(buffer, part.rows, size.height * 2);
    for (let y = 0; y < size.height; y += 1) rows.set([lines.index[y] ?? 0, lines.weight[y] ?? 0], y * 2);
  }
}

interface CoarseLayout {
  readonly pixels: number;
  readonly offsets: number;
  readonly weights: number;
  readonly rows: number;
  readonly stretched: number;
}

function layOutCoarse(arena: Arena, coarse: Size, size: Size): CoarseLayout {
  return {
    pixels: arena.take(coarse.width * coarse.height * 8),
    offsets: arena.take(size.width * 4),
    weights: arena.take(size.width * 8),
    rows: arena.take(size.height * 8),
    stretched: arena.take(size.width * 16),
  };
}

function layOut(arena: Arena, size: Size, coarse: { soft: Size; air: Size }) {
  return {
    plan: arena.take(128),
    weights: arena.take(48),
    noise: arena.take(NOISE_SIDE * NOISE_SIDE * 4),
    line: arena.take(size.width * 16 + SCRATCH_BYTES),
    crisp: arena.take(size.width * size.height * 4),
    out: arena.take((size.width * size.height * 3) / 2),
    soft: layOutCoarse(arena, coarse.soft, size),
    air: layOutCoarse(arena, coarse.air, size),
  };
}

/** Rounding offset plus triangular noise of `grain` 8-bit steps. */
function fillNoise(noise: Int32Array, grain: number): void {
  const next = random(0x5eed);
  for (let i = 0; i < noise.length; i += 1) {
    noise[i] = Math.round((0.5 + (next() + next() - 1) * grain) * 2 ** 18);
  }
}
