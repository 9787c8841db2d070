import type { Size } from '../paint/coarse-size.js';
import { gradeWeights, type Grade } from '../paint/grade.js';
import { random } from '../paint/random.js';
import { PICTURE_PASS_WASM } from './picture-pass.wasm.js';

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

/** One plane of the picture that frames are bent from. */
export interface SourcePlane extends Size {
  readonly samples: Uint8Array;
}

/** What bending takes from the finest detail, in 1/256. */
const CRISPNESS = 22;

/**
 * Bends a picture into frames with a wasm pass, straight in YUV. Two outputs take turns, so that one can be
 * encoded meanwhile.
 */
export class PicturePass {
  /** Source place of every node, 16.16 x and y by turns: fill it, then call `bend`. */
  readonly grid: Int32Array;
  /** Keep (Q15) and add (64 to a step) of every node by turns: fill it, then call `veil`. */
  readonly veilNodes: Int16Array;
  readonly outputs: readonly [Output, Output];
  /** Luma of the picture. */
  readonly luma: Uint8Array;
  /** The picture itself: what is written here is seen in the next frame. */
  readonly planes: readonly SourcePlane[];
  private readonly exports: PassExports;
  private readonly sources: readonly { at: number; stride: number }[];
  private readonly gridAt: number;
  private readonly noiseAt: number;

  /** `rgb` is the picture as packed RGB, its sides even; the grade is folded in once. */
  constructor(
    readonly size: Size,
    readonly source: Size,
    rgb: Uint8Array,
    grade: Grade,
  ) {
    const places = layOut(size, source);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(places.end / PAGE) + 1 });
    this.exports = passIn(memory);
    const { buffer } = memory;
    this.sources = places.sources;
    this.gridAt = places.grid;
    this.noiseAt = places.noise;
    this.grid = new Int32Array(buffer, places.grid, places.nodes * 2);
    this.veilNodes = new Int16Array(buffer, places.veil, places.nodes * 2);
    this.luma = new Uint8Array(buffer, places.sources[0].at, source.width * source.height);
    this.planes = places.sources.map(({ at, stride }) => {
      const height = (source.height * stride) / source.width;
      return { width: stride, height, samples: new Uint8Array(buffer, at, stride * height) };
    });
    this.outputs = [outputAt(buffer, places.frames[0], size), outputAt(buffer, places.frames[1], size)];
    fillNoise(new Int8Array(buffer, places.noise, NOISE_SIDE * NOISE_SIDE), grade.grain);
    new Uint8Array(buffer).set(rgb, places.frames[0]);
    new Int16Array(buffer, places.weights, 24).set(gradeWeights(grade));
    this.takeIn(places);
  }

  /** From RGB, which lies where the frames will, to planes. */
  private takeIn(places: Places): void {
    const { width, height } = this.source;
    const [y, u, v] = places.sources;
    const rgb = places.frames[0];
    this.exports.luma(rgb, y.at, width * height, places.weights);
    this.exports.chroma(rgb, width, height, u.at, places.weights + 16);
    this.exports.chroma(rgb, width, height, v.at, places.weights + 32);
  }

  /** Sharpens the picture by what bending will soften. */
  crispen(): void {
    this.exports.crispen(
      this.sources[0]!.at,
      this.source.width,
      this.source.height,
      CRISPNESS,
      this.outputs[0].planes[0].at,
    );
  }

  /** Bends the source over `grid` into an output. */
  bend(into: Output): void {
    into.planes.forEach((plane, i) => {
      const { at, stride } = this.sources[i]!;
      this.exports.bend(
        at,
        stride,
        this.gridAt,
        i === 0 ? 0 : 1,
        plane.at,
        plane.width,
        plane.height,
        plane.cell,
      );
    });
  }

  /** Lays `veilNodes` over one plane. */
  veil(plane: Plane): void {
    this.exports.veil(
      plane.at,
      plane.width,
      plane.height,
      plane.cell,
      this.veilNodes.byteOffset,
      plane.pivot,
    );
  }

  /** Adds grain to luma; `shift` rolls its pattern. */
  grain(into: Output, shift: number): void {
    const [luma] = into.planes;
    this.exports.grain(luma.at, luma.width, luma.height, this.noiseAt, shift);
  }
}

let compiled: WebAssembly.Module | null = null;

/** The pass over a memory: it knows no other places than those that it is told. */
export function passIn(memory: WebAssembly.Memory): PassExports {
  compiled ??= new WebAssembly.Module(Buffer.from(PICTURE_PASS_WASM, 'base64'));
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory, abort: () => undefined } });
  return exports as unknown as PassExports;
}

export interface PassExports {
  stir(
    base: number,
    rest: number,
    a: number,
    b: number,
    mask: number,
    out: number,
    count: number,
    first: number,
    second: number,
  ): void;
  luma(rgb: number, out: number, count: number, weights: number): void;
  chroma(rgb: number, width: number, height: number, out: number, weights: number): void;
  crispen(plane: number, width: number, height: number, gain: number, scratch: number): void;
  bend(
    from: number,
    stride: number,
    grid: number,
    halve: number,
    out: number,
    width: number,
    height: number,
    cell: number,
  ): void;
  veil(out: number, width: number, height: number, cell: number, nodes: number, pivot: number): void;
  grain(out: number, width: number, height: number, noise: number, shift: number): void;
}

type Places = ReturnType<typeof layOut>;

function layOut(size: Size, source: Size) {
  const arena = new Arena();
  const nodes = gridSize(size).width * gridSize(size).height;
  const pixels = source.width * source.height;
  const frame = (size.width * size.height * 3) / 2;
  const plane = (divide: number) => ({
    at: arena.take(pixels / divide / divide),
    stride: source.width / divide,
  });
  const fixed = {
    nodes,
    sources: [plane(1), plane(2), plane(2)] as const,
    grid: arena.take(nodes * 8),
    veil: arena.take(nodes * 4),
    noise: arena.take(NOISE_SIDE * NOISE_SIDE),
    weights: arena.take(48),
  };
  const first = arena.take(frame);
  const second = arena.take(Math.max(frame, pixels * 3 - frame));
  return { ...fixed, frames: [first, second] as const, end: arena.end };
}

function outputAt(buffer: ArrayBuffer, at: number, size: Size): Output {
  const { width, height } = size;
  const luma = width * height;
  const plane = (from: number, divide: number): Plane => ({
    width: width / divide,
    height: height / divide,
    at: at + from,
    pivot: divide === 1 ? 16 : 128,
    cell: divide === 1 ? CELL : CELL - 1,
    samples: new Uint8Array(buffer, at + from, luma / divide / divide),
  });
  return {
    bytes: new Uint8Array(buffer, at, (luma * 3) / 2),
    planes: [plane(0, 1), plane(luma, 2), plane((luma * 5) / 4, 2)],
  };
}

/** Hands out 16-byte aligned stretches of one memory, each with some bytes to spare. */
export class Arena {
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
