import type { Size } from '../paint/coarse-size.js';
import { random } from '../paint/random.js';
import { PICTURE_PASS_WASM } from './picture-pass.wasm.js';
import type { Planes } from './planes.js';

const PAGE = 65_536;
const NOISE_SIDE = 64;
/** Luma samples between two nodes of a grid, as a power of two; chroma has half as many. */
const CELL = 4;
/** Whole groups of eight are written: a plane's last one may run over. */
const SPARE = 32;

/** Nodes of a grid over a frame: one every 16 pixels, and one past each edge. */
export function gridSize(size: Size): Size {
  return { width: Math.ceil(size.width / 16) + 1, height: Math.ceil(size.height / 16) + 1 };
}

/** A frame's I420 bytes, and its planes as views of them. */
export interface Output {
  readonly bytes: Uint8Array;
  readonly planes: readonly [Plane, Plane, Plane];
}

/** One plane of a frame under work. `pivot` is its black or its grey. */
export interface Plane extends Size {
  readonly samples: Uint8Array;
  readonly pivot: number;
  readonly cell: number;
  readonly at: number;
}

/** Bends a picture into frames with a wasm pass, straight in YUV. Two outputs take turns, so that one can be encoded meanwhile. */
export class PicturePass {
  /** Source place of every node, 16.16 x and y by turns: fill it, then call `bend`. */
  readonly grid: Int32Array;
  /** Keep (Q15) and add (64 to a step) of every node by turns: fill it, then call `veil`. */
  readonly veilNodes: Int16Array;
  readonly outputs: readonly [Output, Output];
  private readonly exports: PassExports;
  private readonly sources: readonly { at: number; stride: number }[];
  private readonly gridAt: number;
  private readonly noiseAt: number;

  constructor(
    readonly size: Size,
    source: Planes,
    grainStrength: number,
  ) {
    const nodes = gridSize(size).width * gridSize(size).height;
    const arena = new Arena();
    this.sources = [source.y, source.u, source.v].map((plane, i) => ({ at: arena.take(plane.length), stride: i === 0 ? source.width : source.width / 2 }));
    this.gridAt = arena.take(nodes * 8);
    const veilAt = arena.take(nodes * 4);
    this.noiseAt = arena.take(NOISE_SIDE * NOISE_SIDE);
    const frames = [0, 1].map(() => arena.take((size.width * size.height * 3) / 2));
    const memory = new WebAssembly.Memory({ initial: Math.ceil(arena.end / PAGE) + 1 });
    const module = new WebAssembly.Module(Buffer.from(PICTURE_PASS_WASM, 'base64'));
    this.exports = new WebAssembly.Instance(module, { env: { memory, abort: () => undefined } }).exports as unknown as PassExports;
    const { buffer } = memory;
    [source.y, source.u, source.v].forEach((plane, i) => new Uint8Array(buffer).set(plane, this.sources[i]!.at));
    this.grid = new Int32Array(buffer, this.gridAt, nodes * 2);
    this.veilNodes = new Int16Array(buffer, veilAt, nodes * 2);
    fillNoise(new Int8Array(buffer, this.noiseAt, NOISE_SIDE * NOISE_SIDE), grainStrength);
    this.outputs = [outputAt(buffer, frames[0]!, size), outputAt(buffer, frames[1]!, size)];
  }

  /** Bends the source over `grid` into an output. */
  bend(into: Output): void {
    into.planes.forEach((plane, i) => {
      const { at, stride } = this.sources[i]!;
      this.exports.bend(at, stride, this.gridAt, i === 0 ? 0 : 1, plane.at, plane.width, plane.height, plane.cell);
    });
  }

  /** Lays `veilNodes` over one plane. */
  veil(plane: Plane): void {
    this.exports.veil(plane.at, plane.width, plane.height, plane.cell, this.veilNodes.byteOffset, plane.pivot);
  }

  /** Adds grain to luma; `shift` rolls its pattern. */
  grain(into: Output, shift: number): void {
    const [luma] = into.planes;
    this.exports.grain(luma.at, luma.width, luma.height, this.noiseAt, shift);
  }
}

interface PassExports {
  bend(from: number, stride: number, grid: number, halve: number, out: number, width: number, height: number, cell: number): void;
  veil(out: number, width: number, height: number, cell: number, nodes: number, pivot: number): void;
  grain(out: number, width: number, height: number, noise: number, shift: number): void;
}

function outputAt(buffer: ArrayBuffer, at: number, size: Size): Output {
  const { width, height } = size;
  const luma = width * height;
  const plane = (from: number, divide: number): Plane => ({
    width: width / divide, height: height / divide, at: at + from, pivot: divide === 1 ? 16 : 128, cell: divide === 1 ? CELL : CELL - 1,
    samples: new Uint8Array(buffer, at + from, luma / divide / divide),
  });
  return { bytes: new Uint8Array(buffer, at, (luma * 3) / 2), planes: [plane(0, 1), plane(luma, 2), plane((luma * 5) / 4, 2)] };
}

/** Hands out 16-byte aligned stretches of one memory. */
class Arena {
  end = 1024;
  take(bytes: number): number {
    const at = this.end;
    this.end += Math.ceil((bytes + SPARE) / 16) * 16;
    return at;
  }
}

/** Triangular noise of `strength` 8-bit steps. */
function fillNoise(noise: Int8Array, strength: number): void {
  const next = random(0x5eed);
  for (let i = 0; i < noise.length; i += 1) noise[i] = Math.round((next() + next() - 1) * strength);
}
