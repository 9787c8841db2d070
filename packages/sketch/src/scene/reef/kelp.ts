import { css, hex, mix, type Rgb, scale, unit } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, line, oval } from '../../subjects/drawing/shapes.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import type { Part } from '../part.js';
import type { SheetKit } from '../scene-kit.js';

/** Kelp and eelgrass along both sides. World units. */
export interface KelpSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the roots. */
  readonly root: number;
  readonly tallest: number;
  readonly count: number;
  /** 0 to 1: how much of it the water has swallowed. */
  readonly haze: number;
  /** How far from the middle it begins, as a share of half the frame. */
  readonly from: number;
}

const SHEETS = 2;

const LEAVES: readonly Rgb[] = ['#8a9a3a', '#b5a23c', '#6f9a4a', '#c9b048', '#5f8a52'].map(hex);

/** Kelp in two sheets that sway one after the other. */
export function kelp(kit: SheetKit, spec: KelpSpec): Part {
  const resolution = kit.resolution * (spec.haze > 0.2 ? 0.75 : 1);
  const x0 = -OVERSCAN * 1.3;
  const width = Math.ceil((kit.view.aspect - 2 * x0) * resolution);
  const high = spec.tallest * 1.16;
  const height = Math.ceil(high * resolution);
  const names = Array.from({ length: SHEETS }, (_, i) => `${spec.name} ${i}`);
  const place = { x: x0, y: spec.root - high, width: width / resolution, height: height / resolution };
  const sway = (seconds: number, i: number): number =>
    0.055 * Math.sin(seconds * (0.75 + i * 0.16) + i * 2.2) + 0.02 * Math.sin(seconds * 1.9 + i * 1.3);
  return {
    bakes: names.map((name, sheet) => ({
      name,
      width,
      height,
      draw: (context) => {
        context.scale(resolution, resolution);
        context.translate(-x0, high);
        grow(context, kit, { spec, sheet });
      },
    })),
    depth: spec.depth,
    mirrors: false,
    sheets: ({ seconds }) =>
      names.map((name, i) => ({ name, ...place, lean: { by: sway(seconds, i), from: spec.root } })),
  };
}

function grow(context: Context, kit: SheetKit, { spec, sheet }: { spec: KelpSpec; sheet: number }): void {
  const next = kit.random(`${spec.name} ${sheet}`);
  const { aspect } = kit.view;
  const { haze } = kit.light;
  const light = (colour: Rgb, level: number, opacity?: number): string =>
    css(mix(litBy(kit.light, colour, 0.45, unit(level) * 0.7), haze, spec.haze), opacity);
  for (let i = 0; i < spec.count; i += 1) {
    const side = i % 2 === 0 ? 1 : -1;
    const out = spec.from + next() * (1.12 - spec.from);
    const tall = spec.tallest * (0.3 + 0.7 * next()) * (0.55 + 0.45 * unit((out - spec.from) * 2.4));
    const plant: Plant = {
      x: aspect * (0.5 + side * out * 0.5),
      tall,
      tone: LEAVES[Math.floor(next() * LEAVES.length)]!,
      phase: next() * 20,
      light,
      next,
    };
    if (next() > 0.45) drawKelp(context, plant);
    else drawRibbons(context, plant);
  }
}

interface Plant {
  readonly x: number;
  readonly tall: number;
  readonly tone: Rgb;
  readonly phase: number;
  readonly next: () => number;
  light(colour: Rgb, level: number, opacity?: number): string;
}

function stemAt(plant: Plant, t: number): [number, number] {
  const bend = Math.sin(t * 5.2 + plant.phase) * 0.035 + Math.sin(t * 2.1 + plant.phase * 1.7) * 0.06;
  return [plant.x + bend * t * plant.tall * 1.8, -plant.tall * t];
}

/** A stem with floats, and leaves that hang from them in the current. */
function drawKelp(context: Context, plant: Plant): void {
  const { tone, light, next } = plant;
  const nodes = Math.max(7, Math.round(plant.tall * 34));
  const size = 0.05 + plant.tall * 0.1;
  line(
    context,
    light(scale(tone, 0.6), 0.35),
    0.004 + plant.tall * 0.006,
    Array.from({ length: 25 }, (_, i) => stemAt(plant, i / 24)).flat(),
  );
  for (let i = 1; i <= nodes; i += 1) {
    const t = i / nodes;
    const [x, y] = stemAt(plant, t);
    const side = i % 2 === 0 ? 1 : -1;
    const long = size * (1.15 - t * 0.55) * (0.8 + next() * 0.4);
    leaf(context, plant, {
      x,
      y,
      side,
      long,
      lift: -0.15 - next() * 0.55,
      level: 0.22 + t * 0.6 + next() * 0.15,
    });
    oval(context, light(mix(tone, [250, 230, 150], 0.4), 0.3 + t * 0.6), {
      x: x + side * long * 0.08,
      y,
      rx: long * 0.07,
      ry: long * 0.055,
    });
  }
}

function leaf(
  context: Context,
  { tone, light }: Plant,
  at: { x: number; y: number; side: number; long: number; lift: number; level: number },
): void {
  const { x, y, long, lift } = at;
  const out = at.side * long;
  const wave = long * 0.08;
  const along = (t: number, aside: number): [number, number] => [
    x + out * t,
    y + lift * long * t * (1.5 - t * 0.9) + Math.sin(t * 8 + x * 40) * wave * t + aside * long,
  ];
  const upper = [0.05, 0.3, 0.55, 0.8].flatMap((t) => along(t, -0.13 * Math.sin(Math.PI * t ** 0.7)));
  const lower = [0.8, 0.55, 0.3, 0.05].flatMap((t) => along(t, 0.13 * Math.sin(Math.PI * t ** 0.7)));
  blob(context, light(tone, at.level), [...upper, ...along(1, 0), ...along(1, 0), ...lower]);
  line(
    context,
    light(mix(tone, [250, 236, 160], 0.45), at.level + 0.3),
    long * 0.03,
    [0.08, 0.3, 0.5, 0.7, 0.88].flatMap((t) => along(t, -0.02)),
  );
}

/** A tuft of long, bright-edged ribbons. */
function drawRibbons(context: Context, plant: Plant): void {
  const { tone, light, next } = plant;
  for (let i = 0; i < 7; i += 1) {
    const blade: Plant = {
      ...plant,
      x: plant.x + (next() - 0.5) * 0.05,
      tall: plant.tall * (0.4 + next() * 0.5),
      phase: plant.phase + i * 0.7 + next(),
    };
    const wide = 0.004 + blade.tall * 0.014;
    const lean = (next() - 0.5) * 0.3 * blade.tall;
    const edge = (t: number, aside: number): [number, number] => {
      const [x, y] = stemAt(blade, t);
      return [x + lean * t * t + aside * wide * Math.sin(Math.PI * (0.12 + t * 0.88)) ** 0.6, y];
    };
    const steps = Array.from({ length: 13 }, (_, k) => k / 12);
    blob(context, light(tone, 0.2 + next() * 0.5), [
      ...steps.flatMap((t) => edge(t, -1)),
      ...[...steps].reverse().flatMap((t) => edge(t, 1)),
    ]);
    line(
      context,
      light(mix(tone, [236, 240, 150], 0.4), 0.85, 0.5),
      wide * 0.3,
      steps.slice(1, 11).flatMap((t) => edge(t, -0.35)),
    );
  }
}
