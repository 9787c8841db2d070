import type { PicturePass } from '../picture-pass.js';
import { boxBlur, sampleField, type Field } from '../field.js';
import { random, seedFor } from '../../paint/random.js';
import type { SceneDescription } from '../../prompt/scene-description.js';
import type { Stir } from '../../prompt/vocabulary.js';
import { cellsOf, maskOf, type Cells, type RgbPicture } from './cells.js';
import { findFoliage } from './find-foliage.js';
import { findSky } from './find-sky.js';
import { findWater } from './find-water.js';
import { FLOWS } from './flows.js';
import { StirredRegion } from './stirred-region.js';

/** What stirs in a photograph, and how fast. */
export interface StirInput {
  readonly scene: Pick<SceneDescription, 'stirs' | 'pace' | 'camera'>;
  readonly seed: number;
}

const RATES = { timelapse: 4, real: 1, 'slow-motion': 0.4 } as const;
const SPEEDS = { slow: 0.6, normal: 1, fast: 1.8 } as const;

/** Moves what a prompt says of a photograph: clouds, water and leaves, each where it was found. */
export class PictureStirs {
  /** What was asked for and is not in the picture. */
  readonly absent: readonly Stir[];
  private readonly regions: readonly StirredRegion[];
  private readonly leaves: Field | null;
  private readonly rate: number;
  private readonly phase: number;

  /** Takes the picture as the pass has it now; `picture` is the same before any grade. */
  constructor(pass: PicturePass, picture: RgbPicture, { scene, seed }: StirInput) {
    const asked = scene.stirs;
    this.rate = RATES[scene.pace] * SPEEDS[scene.camera.speed];
    this.phase = random(seedFor(seed, 'leaves'))() * 6.3;
    const cells = cellsOf(picture);
    const sky = findSky(cells);
    const masks: Record<Stir, () => Field | null> = {
      clouds: () => sky,
      ripples: () => findWater(cells, sky),
      waves: () => findWater(cells, sky),
      leaves: () => findFoliage(cells, sky),
    };
    const found = asked.map((stir) => ({ stir, mask: masks[stir]() }));
    this.absent = found.filter(({ mask }) => mask === null).map(({ stir }) => stir);
    this.regions = found.flatMap(({ stir, mask }) =>
      mask === null || stir === 'leaves'
        ? []
        : [regionOf(pass, { picture, cells, mask, stir, rate: this.rate, seed })],
    );
    const foliage = found.find(({ stir }) => stir === 'leaves')?.mask ?? null;
    this.leaves = foliage === null ? null : leewayOf(foliage, sky);
  }

  /** Writes the picture as it is at this moment. */
  stir(seconds: number): void {
    for (const region of this.regions) region.stir(seconds);
  }

  /** How far leaves at a place (0 to 1 across and down) are blown aside and down, in canvas widths; null where none are. */
  swayAt(u: number, v: number, seconds: number): readonly [number, number] | null {
    if (this.leaves === null) return null;
    const freedom = sampleField(this.leaves, u, v);
    if (freedom <= 0) return null;
    const time = seconds * Math.sqrt(this.rate);
    const gust = 0.55 + 0.45 * Math.sin(time * 0.9 - u * 5 + this.phase);
    const calm = freedom * 0.003 * (1 - Math.exp(-seconds * 2.2));
    const [a, b] = [time * 2.1 - u * 17 + v * 6, time * 3.7 - u * 41 + v * 29 + this.phase];
    return [
      calm * (gust * Math.sin(a + this.phase) + 0.4 * Math.sin(b)),
      calm * 0.35 * Math.sin(b * 0.9 + a * 0.4),
    ];
  }
}

function regionOf(
  pass: PicturePass,
  input: {
    picture: RgbPicture;
    cells: Cells;
    mask: Field;
    stir: Exclude<Stir, 'leaves'>;
    rate: number;
    seed: number;
  },
): StirredRegion {
  const { mask, stir, rate, seed } = input;
  const next = random(seedFor(seed, stir));
  const rows = (mask.values.lastIndexOf(1) - mask.values.indexOf(1)) / mask.width;
  const flow = FLOWS[stir]({ rate, phases: [next(), next(), next()], height: rows / mask.width });
  return new StirredRegion(pass, { ...input, flow });
}

/** How freely each place may sway: not at all near what stands still. The sky beside leaves goes along unseen. */
function leewayOf(foliage: Field, sky: Field | null): Field {
  const free = boxBlur(
    maskOf(foliage, (i) => foliage.values[i] === 1 || sky?.values[i] === 1),
    4,
  );
  const near = boxBlur(foliage, 3);
  return {
    ...foliage,
    values: near.values.map((value, i) =>
      Math.min(1, Math.max(0, (free.values[i]! - 0.66) / 0.34), Math.max(0, value * 2 - 0.1)),
    ),
  };
}
