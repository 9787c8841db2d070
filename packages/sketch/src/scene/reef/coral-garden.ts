import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, hex, type Rgb, scale, unit } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import { type Part, standing } from '../part.js';
import type { HasLight, HasView, SheetKit } from '../scene-kit.js';
import { CORALS, type Growth } from './corals.js';

/** A bank or some clumps of coral, all at one depth. World units. */
export interface GardenSpec {
  readonly name: string;
  readonly depth: number;
  /** World y above which nothing reaches, and the lower edge. */
  readonly top: number;
  readonly bottom: number;
  /** World y of the rock by world x; null where corals stand on sand. */
  readonly crest: ((x: number) => number) | null;
  readonly sites: readonly Site[];
  /** 0 to 1: how much of it the water has swallowed. */
  readonly haze: number;
}

/** Where one coral stands, and how high it is. */
export interface Site {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const TONES: readonly Rgb[] = [
  '#ff6b5e',
  '#ffa24a',
  '#ee4c8f',
  '#b45fdc',
  '#f9d65c',
  '#5fd0a8',
  '#f0785a',
  '#8f7cf5',
  '#efe3c6',
  '#e0445f',
  '#4fb3d9',
  '#f58fb5',
].map(hex);

const ROCK = hex('#6b5a70');

/** Corals as one baked sheet, in the colours that the water leaves them. */
export function coralGarden(kit: SheetKit, spec: GardenSpec): Part {
  const resolution = kit.resolution * sharpness(spec);
  const x0 = -OVERSCAN * 1.3;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.6) * resolution);
  const height = Math.ceil((spec.bottom - spec.top) * resolution);
  const draw = (context: Context): void => {
    context.scale(resolution, resolution);
    context.translate(-x0, -spec.top);
    if (spec.crest) rock(context, kit, { crest: spec.crest, from: x0, bottom: spec.bottom });
    plant(context, kit, spec);
    veil(context, kit, spec);
  };
  return standing(
    { name: spec.name, width, height, draw },
    {
      depth: spec.depth,
      mirrors: false,
      x: x0,
      y: spec.top,
      width: width / resolution,
      height: height / resolution,
    },
  );
}

/** The share of the frame's resolution that the water leaves of it. */
function sharpness(spec: GardenSpec): number {
  return 1 - 0.6 * spec.haze;
}

/** Rather more of the key light than other things get: corals are what a reef is looked at for. */
function lightOn(kit: HasLight): Growth['light'] {
  return (colour, level, opacity) => css(litBy(kit.light, colour, 0.5, unit(level) * 0.78), opacity);
}

function rock(
  context: Context,
  kit: SheetKit,
  body: { crest: (x: number) => number; from: number; bottom: number },
): void {
  const light = lightOn(kit);
  const next = kit.random('reef rock');
  const end = kit.view.aspect - body.from;
  context.fillStyle = light(ROCK, 0.2);
  context.beginPath();
  context.moveTo(body.from, body.bottom);
  for (let x = body.from; x <= end; x += 0.006) context.lineTo(x, body.crest(x));
  context.lineTo(end, body.bottom);
  context.fill();
  for (let i = 0; i < 700; i += 1) {
    const x = body.from + next() * (end - body.from);
    const crest = body.crest(x);
    const down = next() ** 1.5;
    const size = 0.004 + next() * 0.014;
    context.fillStyle = light(scale(ROCK, 0.6 + next() * 0.7), (1 - down) * 0.8 * next());
    context.beginPath();
    context.ellipse(
      x,
      crest + size * 0.4 + down * (body.bottom - crest),
      size * 1.3,
      size * 0.7,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

// Neighbours are often of a kind, and of a colour.
function plant(context: Context, kit: SheetKit, spec: GardenSpec): void {
  const next = kit.random(spec.name);
  const kinds = kit.noise(`${spec.name} kinds`);
  const show = spec.crest ? stamped(kit, spec) : drawn(kit);
  for (const { x, y, size } of [...spec.sites].sort((a, b) => a.y - b.y)) {
    const patch = kinds.at(x * 5.3 + 7, y * 9) * 1.7;
    const kind = wrap(patch + next() * 0.35, CORALS.length);
    const tone = wrap(patch * 1.37 + x * 0.31 + next() * 0.28, TONES.length);
    const [turn, wide] = [(next() - 0.5) * 0.3, next() > 0.5 ? 1 : -1];
    if (!spec.crest) shade(context, { x, y, size });
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.scale(size * wide, size * (0.85 + next() * 0.3));
    show(context, { kind, tone, size, next });
    context.restore();
  }
}

function wrap(at: number, count: number): number {
  return Math.floor((((at % 1) + 1) % 1) * count);
}

interface Show {
  readonly kind: number;
  readonly tone: number;
  readonly size: number;
  readonly next: () => number;
}

/** Each coral of its own: for what is seen from near. */
function drawn(kit: HasLight): (context: Context, at: Show) => void {
  const light = lightOn(kit);
  return (context, { kind, tone, size, next }) =>
    CORALS[kind]!(context, {
      tone: scale(TONES[tone]!, 0.86 + next() * 0.24),
      light,
      next,
      detail: unit(size / 0.13),
    });
}

/** The reach of a coral to each side, above and below its foot, in its heights. */
const [ASIDE, ABOVE, BELOW] = [1.1, 1.3, 0.16];

/**
 * Each kind drawn once in a few colours, and laid down again and again: far off nobody sees that they are
 * alike.
 */
function stamped(kit: HasView & HasLight, spec: GardenSpec): (context: Context, at: Show) => void {
  const stamps = new Map<number, Canvas>();
  const pixels = Math.max(...spec.sites.map((site) => site.size)) * kit.resolution * sharpness(spec);
  const show = drawn(kit);
  const stamp = (at: Show): Canvas => {
    const canvas = createCanvas(Math.ceil(ASIDE * 2 * pixels), Math.ceil((ABOVE + BELOW) * pixels));
    const context = canvas.getContext('2d');
    context.scale(pixels, pixels);
    context.translate(ASIDE, ABOVE);
    show(context, at);
    return canvas;
  };
  return (context, at) => {
    // Every kind has three of the colours.
    const tone = (at.kind + (at.tone % 3) * 4) % TONES.length;
    const key = at.kind * TONES.length + tone;
    const canvas = stamps.get(key) ?? stamp({ ...at, tone, size: 0.06 });
    stamps.set(key, canvas);
    context.drawImage(canvas, -ASIDE, -ABOVE, ASIDE * 2, ABOVE + BELOW);
  };
}

function shade(context: Context, { x, y, size }: Site): void {
  context.fillStyle = css([6, 30, 44], 0.22);
  context.beginPath();
  context.ellipse(x + size * 0.06, y + size * 0.01, size * 0.62, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
}

/** What lies farther off or deeper down takes the colour of the water. */
function veil(context: Context, kit: HasLight, spec: GardenSpec): void {
  const { haze } = kit.light;
  const fill = context.createLinearGradient(0, spec.top, 0, spec.bottom);
  fill.addColorStop(0, css(haze, spec.haze * 0.8));
  fill.addColorStop(0.6, css(haze, spec.haze));
  fill.addColorStop(1, css(scale(haze, spec.crest ? 0.8 : 0.4), unit(spec.haze + 0.25)));
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = fill;
  context.fillRect(-2, spec.top, 8, spec.bottom - spec.top);
  context.globalCompositeOperation = 'source-over';
}
