import type { Brush } from '../../paint/brush.js';
import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { type Part, standing } from '../part.js';
import type { HasScene, HasView, SceneKit } from '../scene-kit.js';

/** A pane in a room's wall. World units. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OUTSIDE_DEPTH = 0.05;
const WEATHER_DEPTH = 0.1;

/** Where the windows of a room are: one in a home, a row of them in an office, none over a shop's shelves but one. */
export function windowsOf(kit: HasScene & HasView): Pane[] {
  const { aspect } = kit.view;
  const isUpright = aspect < 0.9;
  const y = isUpright ? 0.24 : 0.13;
  const wide = Math.min(0.46, aspect * 0.42);
  if (kit.scene.setting === 'office' && !isUpright)
    return [0.06, 0.37, 0.68].map((share) => ({ x: aspect * share, y, width: aspect * 0.26, height: 0.36 }));
  const at = { room: 0.6, kitchen: 0.3, office: 0.3, shop: 0.36 }[kit.scene.setting as 'room'] ?? 0.5;
  return [{ x: Math.min(aspect - wide - 0.02, aspect * at), y, width: wide, height: 0.36 }];
}

/** What is seen through the windows below the sky: the town, mountains, woods or a garden. */
export function outlook(kit: SceneKit): Part[] {
  const panes = windowsOf(kit);
  const foot = panes[0]!.y + panes[0]!.height;
  const [x0, top] = [-0.3, foot - 0.3];
  const [wide, high] = [kit.view.aspect + 0.6, 0.36];
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    drawOutlook(context, kit, { foot, x0, wide });
  };
  const size = { width: Math.ceil(wide * kit.resolution), height: Math.ceil(high * kit.resolution) };
  return [
    standing(
      { name: 'outlook', ...size, draw },
      { depth: OUTSIDE_DEPTH, mirrors: false, x: x0, y: top, width: wide, height: high },
    ),
  ];
}

type Stretch = { readonly foot: number; readonly x0: number; readonly wide: number };

function drawOutlook(context: Context, kit: SceneKit, stretch: Stretch): void {
  const place = kit.scene.backdrop ?? (kit.scene.setting === 'office' ? 'city' : 'hills');
  if (place === 'city') towers(context, kit, stretch);
  else land(context, kit, { ...stretch, place });
}

function land(context: Context, kit: SceneKit, { place, ...stretch }: Stretch & { place: string }): void {
  const isWhite = kit.scene.airs.includes('snow') || place === 'snowfield';
  const far = isWhite ? '#dfe7f0' : (FAR[place] ?? '#7f9a72');
  const near = isWhite ? '#f2f6fb' : (NEAR[place] ?? '#4f7247');
  band(context, kit, { ...stretch, colour: hex(far), rise: place === 'mountains' ? 0.2 : 0.11, name: 'far' });
  band(context, kit, { ...stretch, colour: hex(near), rise: 0.06, name: 'near' });
}

const FAR: Partial<Record<string, string>> = { mountains: '#7d8ba6', forest: '#5d7d5c', desert: '#d0a672' };
const NEAR: Partial<Record<string, string>> = { mountains: '#5c6f58', forest: '#38573a', desert: '#b88a55' };

function outside(kit: SceneKit, colour: Rgb): Rgb {
  const { key, ambient } = kit.light;
  const night = kit.scene.time === 'night' ? 0.3 : 0.8;
  const at = (i: 0 | 1 | 2): number => Math.min(255, (colour[i] * (key[i] + ambient[i]) * night) / 330);
  return [at(0), at(1), at(2)];
}

function band(
  context: Context,
  kit: SceneKit,
  at: Stretch & { colour: Rgb; rise: number; name: string },
): void {
  const noise = kit.noise(`outlook ${at.name}`);
  context.fillStyle = css(outside(kit, at.colour));
  context.beginPath();
  context.moveTo(at.x0, at.foot + 0.06);
  for (let x = at.x0; x <= at.x0 + at.wide; x += 0.012)
    context.lineTo(x, at.foot - at.rise * (0.75 + noise.fbm(x * 4, 1.7, 4) * 0.9));
  context.lineTo(at.x0 + at.wide, at.foot + 0.06);
  context.fill();
}

function towers(context: Context, kit: SceneKit, { foot, x0, wide }: Stretch): void {
  const next = kit.random('outlook towers');
  for (let x = x0; x < x0 + wide;) {
    const [width, high] = [0.03 + next() * 0.05, 0.07 + next() ** 1.5 * 0.2];
    context.fillStyle = css(outside(kit, mix(hex('#8b96a6'), hex('#5f6878'), next())));
    context.fillRect(x, foot - high, width, high + 0.06);
    context.fillStyle = kit.light.lampsOn ? 'rgb(255 214 140 / 0.85)' : 'rgb(225 235 245 / 0.35)';
    lights(context, { x, width, top: foot - high, foot, next });
    x += width + next() * 0.012;
  }
}

function lights(
  context: Context,
  tower: { x: number; width: number; top: number; foot: number; next: () => number },
): void {
  const across = Math.max(0, Math.floor((tower.width - 0.014) / 0.012));
  const down = Math.max(0, Math.floor((tower.foot - tower.top - 0.01) / 0.016));
  for (let i = 0; i < across * down; i += 1) {
    const [column, row] = [i % across, Math.floor(i / across)];
    const lit = tower.next() > 0.5;
    if (lit) context.fillRect(tower.x + 0.006 + column * 0.012, tower.top + 0.01 + row * 0.016, 0.005, 0.008);
  }
}

/** Rain or snow, seen through the windows alone. */
export function windowWeather(kit: SceneKit): Part {
  const next = kit.random('window weather');
  const falls = FALLS.filter((air) => kit.scene.airs.includes(air)).slice(0, 1);
  const drops = falls.flatMap((air) =>
    windowsOf(kit).flatMap((pane) =>
      Array.from({ length: 70 }, () => ({ air, pane, x: next(), y: next(), near: next() })),
    ),
  );
  return {
    bakes: [],
    depth: WEATHER_DEPTH,
    mirrors: false,
    spots: (brush, { seconds }) => {
      for (const drop of drops) PAINTS[drop.air](brush, drop, seconds);
    },
  };
}

const FALLS = ['snow', 'rain'] as const;

interface Drop {
  readonly pane: Pane;
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** How far down its pane a drop is, in world units. */
function placeOf({ pane, x, y }: Drop, fallen: number): { x: number; y: number } {
  return { x: pane.x + x * pane.width, y: pane.y + ((y + fallen / pane.height) % 1) * pane.height };
}

const PAINTS: Readonly<Record<(typeof FALLS)[number], (brush: Brush, drop: Drop, seconds: number) => void>> =
  {
    snow: (brush, drop, seconds) => {
      const { x, y } = placeOf(drop, seconds * (0.1 + drop.near * 0.12));
      brush.ink([250, 252, 255], 0.9);
      brush.disc(x + Math.sin(seconds + drop.x * 40) * 0.012, y, 0.0022 + drop.near * 0.0026);
    },
    rain: (brush, drop, seconds) => {
      const { x, y } = placeOf(drop, seconds * (1.6 + drop.near));
      brush.ink([214, 226, 238], 0.42);
      brush.rect(x, y, 0.0013, 0.03 + drop.near * 0.03);
    },
  };
