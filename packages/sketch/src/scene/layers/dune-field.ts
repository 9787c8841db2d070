import { smooth, unit } from '../../paint/colour.js';
import type { Noise } from '../../paint/noise.js';
import type { HasView, SheetKit } from '../scene-kit.js';

/** A stretch of dunes. Distances and heights count in heights of the eye above the plain. */
export interface DuneSpec {
  readonly name: string;
  readonly depth: number;
  /** From here to there, away from the eye. */
  readonly near: number;
  readonly far: number;
  /** From one trough to the next. */
  readonly length: number;
  /** Of the highest crest. */
  readonly height: number;
  /** Strength of the ripples in the sand. */
  readonly ripples: number;
}

/** How much of a dune its steep face takes. */
const STEEP = 0.28;

/** How much of its height a crest is rounded over. */
const CREST = 0.05;

/** The lie of the sand: long backs towards the sun, steep faces away from it, crests that wind. */
export class DuneField {
  /** 1 when the sun stands to the right. */
  readonly way: 1 | -1;
  private readonly noise: Noise;
  private readonly offset: number;

  constructor(
    kit: SheetKit,
    readonly spec: DuneSpec,
  ) {
    this.way = kit.sun.x > kit.view.aspect / 2 ? 1 : -1;
    this.noise = kit.noise(spec.name);
    this.offset = kit.random(spec.name)() * 60;
  }

  /** No sand lies higher. */
  get summit(): number {
    return this.spec.height * 1.35;
  }

  /** Height of the sand at x to the right and z away. */
  at(x: number, z: number): number {
    const { noise, offset, spec } = this;
    const u = (x / spec.length) * this.way;
    const v = z / spec.length;
    const wind = noise.fbm(u * 0.24 + offset, v * 0.42, 2) * 1.25;
    const swell = unit(0.52 + noise.at(u * 0.5 - offset, v * 0.55 + 9) * 1.0);
    const great = profile(u + v * 0.7 + wind + offset) * (0.3 + swell);
    const small = profile(u * 1.5 + v * 0.5 + wind * 1.2 + offset * 2) * (0.1 + 0.3 * (1 - swell));
    // The stretch begins on the plain, so that its near edge shows no wall.
    return (
      spec.height * (Math.max(great, small) + 0.14 * swell) * smooth((z - spec.near) / (spec.near * 0.55))
    );
  }
}

/** A dune cut across: up the steep face, over a narrow crest, then gently down the back; 0 to 1. */
function profile(t: number): number {
  const way = t - Math.floor(t);
  const steep = (way / STEEP) * (0.4 + 0.6 * (way / STEEP));
  const down = (1 - way) / (1 - STEEP);
  const back = down > 1 ? down : 0.5 * down + 0.5 * down * down * (3 - 2 * down);
  const share = unit(0.5 + (back - steep) / (2 * CREST));
  return back + (steep - back) * share - CREST * share * (1 - share);
}

const STAGE_TABLE = 96;

/** The stretch on which subjects stand. */
export const STAGE_DUNES: DuneSpec = {
  name: 'stage dunes',
  depth: 0.4,
  near: 2.1,
  far: 8.5,
  length: 4.6,
  height: 0.42,
  ripples: 0.1,
};

/** World y of the skyline of the dunes on which subjects stand, by world x. */
export function duneLine(kit: SheetKit): (x: number) => number {
  const field = new DuneField(kit, STAGE_DUNES);
  const [from, wide] = [-0.3, kit.view.aspect + 0.6];
  const raw = Float64Array.from({ length: STAGE_TABLE + 1 }, (_, i) =>
    skyline(kit, field, from + (wide * i) / STAGE_TABLE),
  );
  const table = raw.map(
    (_, i) =>
      [-2, -1, 0, 1, 2].reduce((sum, step) => sum + raw[Math.min(STAGE_TABLE, Math.max(0, i + step))]!, 0) /
      5,
  );
  return (x) => {
    const at = Math.min(STAGE_TABLE - 0.001, Math.max(0, ((x - from) / wide) * STAGE_TABLE));
    const i = Math.floor(at);
    return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
  };
}

function skyline(kit: HasView, field: DuneField, x: number): number {
  let highest = Number.POSITIVE_INFINITY;
  for (let z = field.spec.near; z < field.spec.far; z *= 1.02)
    highest = Math.min(highest, (1 - field.at((x - kit.view.aspect / 2) * z, z)) / z);
  return kit.view.horizon + highest;
}
