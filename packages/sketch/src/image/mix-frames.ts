import type { Size } from '../paint/coarse-size.js';
import type { Output, Plane } from './picture-pass.js';

/** How much of the other frame each node of a grid has: 0 to 32,768. */
export interface MixWeights extends Size {
  readonly values: Int32Array;
}

/** Mixes another frame into one, by weights that lie at the nodes of its grid and go evenly in between. */
export function mixFrames(into: Output, other: Output, weights: MixWeights): void {
  into.planes.forEach((plane, index) => mixPlane(plane, other.planes[index]!.samples, weights));
}

function mixPlane({ samples, width, height, cell }: Plane, other: Uint8Array, weights: MixWeights): void {
  const row = new Int32Array(weights.width);
  for (let y = 0; y < height; y += 1) {
    weighRow(row, weights, { node: y >> cell, part: y & ((1 << cell) - 1), cell });
    mixRow({ samples, other, at: y * width, width }, row, cell);
  }
}

/** The weights of one row of samples, at its nodes. */
function weighRow(
  row: Int32Array,
  weights: MixWeights,
  at: { node: number; part: number; cell: number },
): void {
  const above = at.node * weights.width;
  const below = Math.min(at.node + 1, weights.height - 1) * weights.width;
  for (let x = 0; x < row.length; x += 1) {
    const [from, to] = [weights.values[above + x]!, weights.values[below + x]!];
    row[x] = from + (((to - from) * at.part) >> at.cell);
  }
}

interface Row {
  readonly samples: Uint8Array;
  readonly other: Uint8Array;
  readonly at: number;
  readonly width: number;
}

function mixRow({ samples, other, at, width }: Row, weights: Int32Array, cell: number): void {
  const mask = (1 << cell) - 1;
  for (let x = 0; x < width; x += 1) {
    const node = x >> cell;
    const from = weights[node]!;
    const weight = from + (((weights[node + 1]! - from) * (x & mask)) >> cell);
    const here = samples[at + x]!;
    samples[at + x] = here + (((other[at + x]! - here) * weight + 16_384) >> 15);
  }
}
