import type { Size } from '../paint/coarse-size.js';
import { random, seedFor } from '../paint/random.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import type { Air } from '../prompt/vocabulary.js';
import { layMote, type Mote } from './mote.js';
import type { Output } from './picture-pass.js';

/** One instant as what flies in the air sees it: seconds, and the camera's way across in frame widths. */
export interface AirMoment {
  readonly seconds: number;
  readonly travel: number;
}

/** Many small things in the air over a photograph. */
export interface Particles {
  draw(out: Output, moment: AirMoment): void;
}

/** What particles depend on: `brightness` is the luma of the photograph's bright parts. */
export interface ParticleInput {
  readonly scene: SceneDescription;
  readonly seed: number;
  readonly size: Size;
  readonly brightness: number;
}

/** One of many: a place (0 to 1), how near it is (0 far, 1 at the lens) and a phase of its own. */
interface Seedling {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly phase: number;
}

/**
 * A kind of thing in the air: how many, and how one of them looks at a moment. Lengths in frame heights,
 * places in frame widths and heights.
 */
interface Kind {
  readonly count: number;
  mote(one: Seedling, moment: AirMoment, input: ParticleInput): Mote;
}

/** The particles that a scene's airs ask for. */
export function particlesFor(input: ParticleInput): Particles[] {
  return input.scene.airs.flatMap((air) => {
    const kind = KINDS[air];
    return kind ? [scattered(air, kind, input)] : [];
  });
}

function scattered(name: string, kind: Kind, input: ParticleInput): Particles {
  const next = random(seedFor(input.seed, `air ${name}`));
  const wide = Math.max(0.7, input.size.width / input.size.height / 1.6);
  const all = Array.from({ length: Math.round(kind.count * wide) }, (): Seedling => ({
    x: next(),
    y: next(),
    near: next() ** 2.4,
    phase: next() * 40,
  }));
  all.sort((a, b) => a.near - b.near);
  return {
    draw: (out, moment) => {
      for (const one of all) layMote(out, kind.mote(one, moment, input));
    },
  };
}

const snow: Kind = {
  count: 320,
  mote: (one, { seconds, travel }, input) => {
    const gust = isWindy(input) ? 0.34 : 0.035;
    const sway = Math.sin(seconds * (0.7 + one.near) + one.phase) * 0.012;
    const radius = 0.0016 + one.near * 0.011;
    return {
      x: across(one.x + seconds * gust * (0.5 + one.near) + sway - travel * (0.15 + one.near) * 0.8),
      y: down(one.y + seconds * (0.06 + one.near * 0.2)),
      long: radius,
      wide: radius,
      angle: 0,
      // What is near the lens is out of focus.
      soft: 0.35 + one.near * 0.6,
      alpha: 0.92 - one.near * 0.5,
      colour: [bright(input, 70), 129, 127],
    };
  },
};

const rain: Kind = {
  count: 400,
  mote: (one, { seconds, travel }, input) => {
    const slant = isWindy(input) ? 0.26 : 0.09;
    const fall = one.y + seconds * (1.3 + one.near * 1.9);
    const length = 0.012 + one.near * 0.055;
    return {
      x: across(one.x - (fall % 1) * slant * 0.6 - travel * (0.1 + one.near)),
      y: down(fall),
      long: length,
      wide: 0.0006 + one.near * 0.0011,
      angle: Math.PI / 2 + slant,
      soft: 0.8,
      alpha: 0.34 + one.near * 0.2,
      colour: [bright(input, 44), 130, 126],
    };
  },
};

const dust: Kind = {
  count: 170,
  mote: (one, { seconds, travel }, input) => {
    const blown = isWindy(input) ? 0.2 : 0.012;
    const radius = 0.0012 + one.near * 0.014;
    const twinkle = 0.65 + 0.35 * Math.sin(seconds * (0.6 + (one.phase % 1)) + one.phase);
    return {
      x: across(
        one.x +
          seconds * blown * (0.4 + one.near) +
          Math.sin(seconds * 0.31 + one.phase) * 0.02 -
          travel * (0.1 + one.near) * 0.7,
      ),
      y: down(one.y - seconds * 0.008 + Math.sin(seconds * 0.43 + one.phase * 2) * 0.022),
      long: radius,
      wide: radius,
      angle: 0,
      soft: 0.5 + one.near * 0.45,
      alpha: (0.75 - one.near * 0.42) * twinkle,
      colour: [bright(input, 52), 108, 141],
    };
  },
};

/** Things that turn as they fall. Colours are luma and chroma. */
function flutter(colours: readonly (readonly [number, number, number])[], size: number): Kind {
  return {
    count: 90,
    mote: (one, { seconds, travel }, input) => {
      const wind = isWindy(input) ? 0.17 : 0.045;
      const turn = seconds * (0.8 + (one.phase % 1.3)) + one.phase;
      const long = (0.005 + one.near * 0.014) * size;
      const [luma, u, v] = colours[Math.floor(one.phase * 7) % colours.length]!;
      const shade = (0.55 + input.brightness / 420) * (0.82 + 0.18 * Math.sin(turn * 1.7));
      return {
        x: across(
          one.x +
            seconds * wind * (0.6 + one.near) +
            Math.sin(seconds * 0.9 + one.phase) * 0.02 -
            travel * (0.15 + one.near) * 0.8,
        ),
        y: down(one.y + seconds * (0.05 + one.near * 0.11)),
        long,
        wide: long * (0.2 + 0.45 * Math.abs(Math.sin(turn * 1.7))),
        angle: turn,
        soft: 0.25 + one.near * 0.5,
        alpha: 0.94 - one.near * 0.2,
        colour: [16 + (luma - 16) * shade, u, v],
      };
    },
  };
}

const fireflies: Kind = {
  count: 70,
  mote: (one, { seconds, travel }) => {
    const radius = 0.004 + one.near * 0.012;
    const on = Math.max(0, Math.sin(seconds * 1.5 + one.phase)) ** 1.4;
    return {
      x: across(one.x + 0.02 * Math.sin(seconds * 0.5 + one.phase) - travel * (0.1 + one.near) * 0.7),
      y: down(one.y * 0.75 + 0.25 + 0.022 * Math.sin(seconds * 0.7 + one.phase * 1.7)),
      long: radius,
      wide: radius,
      angle: 0,
      soft: 1,
      alpha: 0.9 * on,
      colour: [225, 70, 146],
    };
  },
};

const KINDS: Partial<Record<Air, Kind>> = {
  snow,
  rain,
  dust,
  fireflies,
  leaves: flutter(
    [
      [120, 78, 160],
      [92, 96, 172],
      [140, 74, 148],
      [88, 104, 146],
    ],
    1.2,
  ),
  petals: flutter(
    [
      [200, 126, 146],
      [214, 126, 138],
      [182, 124, 154],
    ],
    1,
  ),
};

function isWindy(input: ParticleInput): boolean {
  return input.scene.airs.some((air) => air === 'wind' || air === 'storm');
}

/** A luma that stands out against this photograph, by day and by night. */
function bright(input: ParticleInput, above: number): number {
  return Math.min(232, Math.max(150, input.brightness + above));
}

/** Wraps round a stretch a little wider than the frame. */
function across(x: number): number {
  return (x - Math.floor(x)) * 1.12 - 0.06;
}

function down(y: number): number {
  return (y - Math.floor(y)) * 1.16 - 0.08;
}
