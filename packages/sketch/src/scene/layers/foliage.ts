import { css, hex, luma, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { Noise } from '../../paint/noise.js';
import type { HasLight, HasScene, HasView, SceneKit } from '../scene-kit.js';

/** World y where trunks and leaves begin, above the frame. */
export const WOOD_TOP = -0.28;

/** World y above which no camera looks. */
const HIGHEST_LEAVES = -0.17;

/** A stretch of the wood. World units. */
export interface WoodSpan {
  readonly x0: number;
  readonly worldWidth: number;
}

interface Season {
  /** From the darkest to the brightest; neighbours in the crowns share one. */
  readonly leaves: readonly string[];
  /** What light turns into that comes through a leaf. */
  readonly through: string;
}

const SEASONS: Readonly<Record<'autumn' | 'winter' | 'green', Season>> = {
  autumn: { leaves: ['#b8401f', '#d9651f', '#e88a26', '#f0ab34', '#c9502a', '#f4c04a'], through: '#ffc14a' },
  winter: { leaves: ['#8f9a98', '#a9b4b6', '#7d8a86', '#c3ccd0'], through: '#e6edf2' },
  green: { leaves: ['#4f7236', '#678c3e', '#3f6238', '#7d9c48', '#5a8240'], through: '#c9dc6a' },
};

function seasonOf(kit: HasScene): Season {
  const { airs } = kit.scene;
  if (airs.includes('snow')) return SEASONS.winter;
  return SEASONS[airs.includes('leaves') ? 'autumn' : 'green'];
}

/** What comes through a leaf at this hour. */
function throughOf(kit: HasScene & HasLight): Rgb {
  return scale(hex(seasonOf(kit).through), Math.min(1, luma(kit.light.key) / 205) ** 1.6);
}

/** How open the wood is towards the light at a place: 1 before the sun's clearing, 0 far from it. */
function openness(kit: HasView & HasLight, x: number, y: number): number {
  const foot = kit.view.horizon;
  return Math.exp(-(((x - kit.sun.x) / 0.5) ** 2)) * Math.exp(-(((y - foot + 0.3) / 0.42) ** 2));
}

function lit(kit: HasLight, leaf: Rgb, at: { ambient: number; key: number }): Rgb {
  const { ambient, key } = kit.light;
  return [0, 1, 2].map((channel) =>
    Math.min(255, (leaf[channel]! * (ambient[channel]! * at.ambient + key[channel]! * at.key)) / 255),
  ) as unknown as Rgb;
}

function dab(
  context: Context,
  fill: string,
  at: { x: number; y: number; rx: number; ry: number; turn: number },
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(at.x, at.y, at.rx, at.ry, at.turn, 0, Math.PI * 2);
  context.fill();
}

/** What stands behind the last trunks: leaves in the haze, brighter where a clearing lets the sky in. */
export function farWood(context: Context, kit: SceneKit, span: WoodSpan): void {
  const next = kit.random('far wood');
  const { leaves } = seasonOf(kit);
  const through = throughOf(kit);
  const foot = kit.view.horizon + 0.02;
  const noise = kit.noise('far wood');
  wash(context, kit, span, foot);
  for (let i = 0; i < 1500; i += 1) {
    const x = span.x0 + next() * span.worldWidth;
    const y = WOOD_TOP + next() * (foot - WOOD_TOP);
    const open = Math.exp(-(((x - kit.sun.x) / 0.42) ** 2)) * Math.exp(-(((y - foot + 0.22) / 0.3) ** 2));
    const leaf = hex(leafAt(leaves, noise.fbm(x * 3, y * 2, 2), next()));
    const colour = mix(lit(kit, leaf, { ambient: 0.5, key: next() * 0.5 + open * 0.6 }), through, open * 0.3);
    const shown = mix(colour, kit.light.haze, 0.38 + open * 0.34);
    dab(context, css(shown, 0.75 * (1 - open * 0.66)), {
      x,
      y,
      rx: 0.026 + next() * 0.046,
      ry: 0.019 + next() * 0.036,
      turn: next() * 3,
    });
  }
}

/** The depth of the wood: hardly any sky shows through it but in the clearing. */
function wash(context: Context, kit: HasScene & HasLight, span: WoodSpan, foot: number): void {
  const { leaves } = seasonOf(kit);
  const through = throughOf(kit);
  const { haze } = kit.light;
  const fill = context.createRadialGradient(kit.sun.x, foot - 0.24, 0, kit.sun.x, foot - 0.24, 0.85);
  fill.addColorStop(0, css(mix(haze, [255, 252, 236], kit.light.isMoon ? 0.1 : 0.55), 0.6));
  fill.addColorStop(0.35, css(mix(lit(kit, through, { ambient: 0.45, key: 0.5 }), haze, 0.6), 0.9));
  fill.addColorStop(1, css(mix(lit(kit, hex(leaves[1]!), { ambient: 0.5, key: 0.24 }), haze, 0.5), 0.97));
  context.fillStyle = fill;
  context.fillRect(span.x0, WOOD_TOP - 0.1, span.worldWidth, foot - WOOD_TOP + 0.1);
}

/** Trees differ: the noise picks the tree's colour, the roll varies it a little. */
function leafAt(leaves: readonly string[], noise: number, roll: number): string {
  const at = Math.floor((0.5 + noise * 0.9 + (roll - 0.5) * 0.34) * leaves.length);
  return leaves[Math.max(0, Math.min(leaves.length - 1, at))]!;
}

/**
 * One row's roof of leaves: a shade that thins out downwards, and clusters that hang from it, lit from
 * behind.
 */
export function canopy(
  context: Context,
  kit: SceneKit,
  row: { name: string; depth: number; haze: number },
  span: WoodSpan,
): void {
  roof(context, kit, row, span);
  const next = kit.random(`${row.name} crowns`);
  const edge = kit.noise(`${row.name} roof`);
  const wood = { leaves: seasonOf(kit).leaves, through: throughOf(kit), kinds: kit.noise('crown colours') };
  const size = 0.24 * (0.3 + row.depth * 0.62);
  const deep = 0.66 - row.depth * 0.3;
  const count = Math.round((span.worldWidth * deep * 1.9) / (size * size) ** 0.82);
  const clusters = Array.from({ length: count }, () => ({
    x: span.x0 + next() * span.worldWidth,
    hang: next() ** 0.9,
  }));
  // The highest lie behind: what hangs lower is nearer.
  for (const one of clusters.sort((a, b) => a.hang - b.hang)) {
    const reach = deep + edge.fbm(one.x * 2.6, row.depth * 9, 2) * 0.5;
    const y = WOOD_TOP + one.hang * Math.max(0.12, reach);
    if (y > HIGHEST_LEAVES)
      cluster(context, kit, row, {
        ...wood,
        x: one.x,
        y,
        radius: size * (0.4 + next() * 0.4),
        ragged: one.hang,
        next,
      });
  }
}

function roof(
  context: Context,
  kit: HasScene & HasLight,
  row: { name: string; depth: number; haze: number },
  span: WoodSpan,
): void {
  const leaf = hex(seasonOf(kit).leaves[0]!);
  const tone = (k: number, opacity: number): string =>
    css(mix(lit(kit, leaf, { ambient: 0.34, key: k }), kit.light.haze, row.haze * 0.5), opacity);
  const reach = WOOD_TOP + 0.56 - row.depth * 0.32;
  const fill = context.createLinearGradient(0, WOOD_TOP, 0, reach);
  fill.addColorStop(0, tone(0.04, 0.96));
  fill.addColorStop(0.6, tone(0.12, 0.7));
  fill.addColorStop(1, tone(0.2, 0));
  context.fillStyle = fill;
  context.fillRect(span.x0, WOOD_TOP - 0.1, span.worldWidth, reach - WOOD_TOP + 0.1);
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 at the roof, 1 at its lowest edge. */
  readonly ragged: number;
  readonly leaves: readonly string[];
  readonly through: Rgb;
  /** Which colours a tree has. */
  readonly kinds: Noise;
  readonly next: () => number;
}

/** A handful of leaves round one place: dark in its heart, bright where the sun comes through its rim. */
function cluster(
  context: Context,
  kit: HasView & HasLight,
  row: { name: string; depth: number; haze: number },
  at: Cluster,
): void {
  const { leaves, through, next, radius } = at;
  const open = openness(kit, at.x, at.y);
  const tree = at.kinds.fbm(at.x * 2.2 + row.depth * 7, at.y * 1.4, 2);
  const leafSize = 0.0062 + row.depth * 0.0105;
  const toSun = Math.atan2(kit.view.horizon - 0.3 - at.y, kit.sun.x - at.x);
  const count = Math.round(30 + 16 * next());
  for (let i = 0; i < count; i += 1) {
    const [angle, far] = [next() * Math.PI * 2, next() ** 0.62];
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const facing = dx * Math.cos(toSun) + dy * Math.sin(toSun);
    const glow = Math.max(0, 0.16 + facing * 0.34 + far * 0.16 + (next() - 0.5) * 0.4) * (0.42 + open * 1.15);
    const leaf = hex(leafAt(leaves, tree, next()));
    const colour = mix(
      lit(kit, leaf, { ambient: 0.4, key: 0.08 + glow }),
      through,
      Math.min(0.6, glow * open * 0.9),
    );
    const shown = mix(colour, kit.light.haze, row.haze * (0.5 + open * 0.2));
    dab(context, css(shown, 0.92), {
      x: at.x + dx * radius * 1.35,
      y: at.y + dy * radius * (0.7 + at.ragged * 0.25),
      rx: leafSize * (0.5 + next() * 0.75),
      ry: leafSize * (0.3 + next() * 0.36),
      turn: angle + next(),
    });
  }
}
