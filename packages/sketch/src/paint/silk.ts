import type { Rgb } from './colour.js';
import { layOutIn, passOver, type PassExports } from './pass-memory.js';
import type { CoarsePicture } from './pixel-pass.js';

const UNITS = 32;
const TURN = Math.PI * 2;
const WARPS = 4;

/** What the block of numbers holds, by place: see assembly/silk.ts. */
const BLOCK_LENGTH = 72;
const [WARP, COLOURS] = [24, 56];

/**
 * One bend of the cloth: how far, how often, where it starts (in turns) and how fast that moves (in turns a
 * second), across and along.
 */
interface Warp {
  readonly far: readonly [number, number];
  readonly often: readonly [number, number];
  readonly start: readonly [number, number];
  readonly pace: readonly [number, number];
}

/** Silk that fills the picture: its colours dark, deep, bright and of its gleam. */
export class SilkPainter {
  private readonly warps: readonly Warp[];
  private readonly lean: number;
  private readonly pass: PassExports;
  private readonly at: number;
  private readonly whole: Int32Array;
  private readonly numbers: Float32Array;
  private readonly room: { readonly field: number; readonly along: number };

  constructor(
    memory: WebAssembly.Memory,
    size: { readonly width: number; readonly height: number },
    cloth: { readonly colours: readonly Rgb[]; readonly next: () => number },
  ) {
    const { next } = cloth;
    this.warps = Array.from({ length: WARPS }, (_, i) => warpOf(i, next));
    this.lean = next() * 0.9 - 0.45;
    const bytes = (size.width + 8) * (size.height + 2) * 4;
    const room = layOutIn(memory, (arena) => ({
      block: arena.take(BLOCK_LENGTH * 4),
      field: arena.take(bytes),
      along: arena.take(bytes),
    }));
    this.room = room;
    this.pass = passOver(memory);
    this.at = room.block;
    this.whole = new Int32Array(memory.buffer, room.block, BLOCK_LENGTH);
    this.numbers = new Float32Array(memory.buffer, room.block, BLOCK_LENGTH);
    cloth.colours.forEach((colour, i) =>
      this.numbers.set(
        colour.map((v) => v * UNITS),
        COLOURS + i * 4,
      ),
    );
  }

  /**
   * Fills `target`, whose size is the constructor's. `shift` is how far the camera has gone, in frame
   * heights.
   */
  paint(
    target: CoarsePicture,
    moment: { readonly seconds: number; readonly shift: number; readonly zoom: number },
  ): void {
    const { width, height } = target;
    const cell = SCALE / ((height - 1) * moment.zoom);
    const [stepX, stepY] = [cell * Math.cos(this.lean), cell * Math.sin(this.lean)];
    const [left, top] = [-width / 2 - 1 + (moment.shift * SCALE) / cell, -height / 2 - 1];
    this.whole.set([width, height, target.pixels.byteOffset, this.room.field, this.room.along, WARPS]);
    this.numbers.set(
      [
        left * stepX - top * stepY,
        left * stepY + top * stepX,
        stepX,
        stepY,
        FOLDS / TURN,
        (RELIEF * FOLDS) / ((2 * cell) / SCALE),
        BANDS / TURN,
        DRIFT / TURN,
        GLEAM,
      ],
      6,
    );
    this.warps.forEach((warp, i) => this.numbers.set(numbersOf(warp, moment.seconds), WARP + i * 6));
    this.pass.silk(this.at);
  }
}

/**
 * How much of the cloth is seen, how often it folds, how deep, how often its colour turns, how brightly it
 * gleams.
 */
const [SCALE, FOLDS, RELIEF, BANDS, DRIFT, GLEAM] = [2.4, 2.2, 0.16, 1.1, 0.9, 0.55];

function warpOf(index: number, next: () => number): Warp {
  const finer = 1 + index * 0.55;
  const fainter = 1 / (1 + index * 0.75);
  const pair = (make: () => number): [number, number] => [make(), make()];
  return {
    far: pair(() => (0.5 + 0.4 * next()) * fainter),
    often: pair(() => ((1.05 + 0.5 * next()) * finer) / TURN),
    start: pair(next),
    pace: pair(() => ((0.12 + 0.16 * next()) * (next() > 0.5 ? 1 : -1)) / TURN),
  };
}

function numbersOf(warp: Warp, seconds: number): number[] {
  return [0, 1].flatMap((i) => [warp.far[i]!, warp.often[i]!, warp.start[i]! + warp.pace[i]! * seconds]);
}
