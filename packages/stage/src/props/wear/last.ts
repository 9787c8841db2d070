import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three';
import type { Triple } from '../kit/maker.js';
import { triples, even } from '../kit/rows.js';
import { placed } from '../kit/surface.js';
import { skin } from '../kit/swept.js';

/**
 * A shoe's skin: `around` is 0 at the toe, 1 at the heel and less than nothing on the other side, `up` is 0 at the sole and 1 at
 * the opening.
 */
export type Last = (around: number, up: number) => Vector3;

/** How far the toes point inward: a shoe has a left and a right. */
export const bow = (z: number): number => 0.008 * Math.max(0, (z + 0.02) / 0.17) ** 2;

/**
 * A last from level lines, the sole's first: each goes along one side, from the toe to the heel, and as many points are in all.
 * `hand` is 1 or -1.
 */
export function lastOf(lines: readonly string[], hand: number): Last {
  const loops = lines.map((line) => loopOf(triples(line), hand));
  return (around, up) => {
    const share = (((around / 2) % 1) + 1) % 1;
    return new CatmullRomCurve3(
      loops.map((loop) => loop.getPoint(share)),
      false,
      'centripetal',
    ).getPoint(Math.min(1, Math.max(0, up)));
  };
}

function loopOf(half: readonly Triple[], hand: number): CatmullRomCurve3 {
  const there = half.map(([x, y, z]) => new Vector3(x - hand * bow(z), y, z));
  const back = half.slice(1, -1).map(([x, y, z]) => new Vector3(-x - hand * bow(z), y, z));
  return new CatmullRomCurve3([...there, ...back.toReversed()], true, 'catmullrom', 0.5);
}

/** All round, from one height to another. */
export const girdle = (last: Last, from: number, to: number, columns: number, rows: number): BufferGeometry =>
  skin(
    even(rows).map((row) =>
      even(columns).map((column) => last(column === 1 ? 0 : column * 2, from + (to - from) * row)),
    ),
  );

/** The way out of the skin at a place. */
function outOf(last: Last, around: number, up: number): Vector3 {
  const low = Math.min(up, 0.985);
  const along = last(around + 0.01, low).sub(last(around - 0.01, low));
  const across = last(around, low + 0.015).sub(last(around, Math.max(0, low - 0.015)));
  return along.cross(across).normalize();
}

/** A place so many metres above the skin. */
export const above = (last: Last, around: number, up: number, metres: number): Vector3 =>
  last(around, up).addScaledVector(outOf(last, around, up), metres);

/** A piece that is sewn on: where it lies, by two numbers in 0..1, how thick it is, and how finely it is drawn. */
interface Panel {
  readonly at: (along: number, across: number) => readonly [number, number];
  readonly thick?: number;
  readonly fine?: readonly [number, number];
}

/** Its edges go down to the skin. */
export function panel(last: Last, { at, thick = 0.0014, fine = [16, 6] }: Panel): BufferGeometry {
  const [columns, rows] = fine.map((count) => [
    0,
    0.03 / count,
    ...even(count).slice(1, -1),
    1 - 0.03 / count,
    1,
  ]);
  return skin(
    rows!.map((row) =>
      columns!.map((column) => {
        const isEdge = row === 0 || row === 1 || column === 0 || column === 1;
        return above(last, ...at(column, row), isEdge ? -0.0008 : thick);
      }),
    ),
  );
}

/** A sole's lines, as a last has them, from the middle of its tread to where the upper stands in it. */
interface SoleLook {
  /** The edge of the upper, one side from the toe to the heel, as a last has it. */
  readonly edge: string;
  /** How far the sole stands out, in metres. */
  readonly out: number;
  /** How high its tread is under a place of the edge. */
  readonly tread: (at: Triple) => number;
}

/** Level lines of a sole: `up` is 0 in the middle of the tread, 0.25 at its rim, 0.5 and 0.75 up its wall, and 1 under the upper. */
export function soleOf({ edge, out, tread }: SoleLook, hand: number): Last {
  const half = triples(edge);
  const line = (more: number, height: (at: Triple) => number, share = 1): string =>
    half
      .map((at, i) => {
        const [before, after] = [
          half[i - 1] ?? mirrored(half[i + 1]!),
          half[i + 1] ?? mirrored(half[i - 1]!),
        ];
        const [dx, dz] = [after[0] - before[0], after[2] - before[2]];
        const long = Math.hypot(dx, dz);
        const [x, z] = [at[0] - (dz / long) * more, at[2] + (dx / long) * more];
        return `${i % (half.length - 1) ? x * share : 0} ${height(at)} ${z * (0.8 + 0.2 * share)}`;
      })
      .join(', ');
  return lastOf(
    [
      line(-0.01, tread, 0),
      line(out - Math.min(0.003, out), tread),
      line(out, (at) => tread(at) + Math.min(0.003, 0.4 * (at[1] - tread(at)))),
      line(out, ([, y]) => y - 0.001),
      line(-0.002, ([, y]) => y + 0.002),
    ],
    hand,
  );
}

const mirrored = ([x, y, z]: Triple): Triple => [-x, y, z];

/** One of two that stand beside each other, `apart` metres from the middle. */
export const beside =
  (hand: number, apart: number) =>
  (part: BufferGeometry): BufferGeometry =>
    placed(part, { at: [hand * apart, 0, hand * 0.012], turn: [0, hand * -0.06, 0] });

export const spot = (at: Vector3): Triple => [at.x, at.y, at.z];
