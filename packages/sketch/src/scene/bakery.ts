import { Arena, createPassMemory, FIRST_BYTE } from '../paint/pass-memory.js';

/** What a baked piece is: numbers for painters, a picture to draw from, or a sheet that is only moved. */
export type PieceKind = 'numbers' | 'picture' | 'sheet';

/** One thing to bake, before there is room for it. */
export interface BakeJob {
  readonly name: string;
  readonly kind: PieceKind;
  readonly width: number;
  readonly height: number;
  readonly byteLength: number;
}

/** Where a piece lies in the bakery's memory. A sheet's table follows its pixels. */
export interface Piece extends BakeJob {
  readonly at: number;
  readonly tableAt: number;
}

/** All pieces of a scene in one memory that every draw worker reads. */
export interface Bakery {
  readonly memory: WebAssembly.Memory;
  readonly pieces: readonly Piece[];
}

/** Makes room for every job. */
export function createBakery(jobs: readonly BakeJob[]): Bakery {
  const arena = new Arena(FIRST_BYTE);
  const pieces = jobs.map((job) => ({
    name: job.name,
    kind: job.kind,
    width: job.width,
    height: job.height,
    byteLength: job.byteLength,
    at: arena.take(job.byteLength),
    tableAt: arena.take(Math.ceil(job.width / 16) * job.height),
  }));
  return { memory: createPassMemory(arena.end), pieces };
}
