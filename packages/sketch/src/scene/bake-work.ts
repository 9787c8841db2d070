import { createCanvas } from '@napi-rs/canvas';
import { passOver } from '../paint/pass-memory.js';
import type { BakeJob, Bakery, Piece } from './bakery.js';
import type { Bake, CanvasBake, Part } from './part.js';

/** A bake job with the work it stands for. */
export interface Work extends BakeJob {
  into(bytes: Uint8Array, piece: Piece, memory: WebAssembly.Memory): void;
}

/** Does one job of the bakery. */
export function bakeInto(bakery: Bakery, index: number, work: Work): void {
  const piece = bakery.pieces[index]!;
  work.into(new Uint8Array(bakery.memory.buffer, piece.at, piece.byteLength), piece, bakery.memory);
}

/** Numbers for a painter. */
export function numbers(name: string, length: number, bake: () => Float32Array): Work {
  return {
    name,
    kind: 'numbers',
    width: 0,
    height: 0,
    byteLength: length * 4,
    into: (bytes) => new Float32Array(bytes.buffer, bytes.byteOffset, length).set(bake()),
  };
}

/** The work of a part's bakes. */
export function worksOf(part: Part): Work[] {
  if ('spots' in part) return [];
  return 'sheets' in part ? part.bakes.map(sheetWork) : part.bakes.map(pictureWork);
}

function pictureWork(bake: Bake): Work {
  return { ...sized(bake), kind: 'picture', into: (bytes) => bytes.set(bake.paint()) };
}

function sheetWork(bake: Bake | CanvasBake): Work {
  return {
    ...sized(bake),
    kind: 'sheet',
    into: (bytes, piece, memory) => {
      const isStraight = 'paint' in bake;
      if (isStraight) bytes.set(bake.paint());
      else paintCanvas(bake, bytes);
      passOver(memory).readySheet(piece.at, piece.width, piece.height, piece.tableAt, isStraight ? 1 : 0);
    },
  };
}

function sized(bake: Bake | CanvasBake) {
  return {
    name: bake.name,
    width: bake.width,
    height: bake.height,
    byteLength: bake.width * bake.height * 4,
  };
}

function paintCanvas(bake: CanvasBake, bytes: Uint8Array): void {
  const canvas = createCanvas(bake.width, bake.height);
  bake.draw(canvas.getContext('2d'));
  bytes.set(canvas.data());
  // Gives the canvas's own pixels back now, not when the collector looks.
  canvas.width = 1;
  canvas.height = 1;
}
