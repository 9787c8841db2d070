import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import type { Part } from '../part.js';
import type { HasChance, HasLight, HasScene, HasView, SceneKit } from '../scene-kit.js';
import { waysOf } from '../subjects/ways.js';
import { canopy, farWood, WOOD_TOP } from './foliage.js';

/** One depth of a wood. World units. */
export interface TrunkSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the ground. */
  readonly foot: number;
  /** Thickness of a trunk. */
  readonly width: number;
  /** Trunks per world unit. */
  readonly density: number;
  readonly haze: number;
}

const TOP = WOOD_TOP;

/** Trunks with bark, boughs and crowns as one baked sheet. */
export function trunks(kit: SceneKit, spec: TrunkSpec): Part {
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const bottom = Math.min(1.25, spec.foot + 0.06);
  const resolution = kit.resolution * (spec.depth < 0.2 ? 0.7 : 1);
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil((bottom - TOP) * resolution);
  const draw = (context: Context): void => {
    context.scale(resolution, resolution);
    context.translate(-x0, -TOP);
    growWood(context, kit, spec, { x0, worldWidth, bottom });
  };
  const place = { name: spec.name, x: x0, y: TOP, width: width / resolution, height: height / resolution };
  return {
    bakes: [{ name: spec.name, width, height, draw }],
    depth: spec.depth,
    mirrors: false,
    sheets: (moment) => [
      { ...place, lean: { by: -0.0022 * Math.sin(moment.seconds * 0.8 + spec.depth * 9), from: spec.foot } },
    ],
  };
}

function growWood(
  context: Context,
  kit: SceneKit,
  spec: TrunkSpec,
  span: { x0: number; worldWidth: number; bottom: number },
): void {
  const next = kit.random(spec.name);
  const count = Math.round(span.worldWidth * spec.density);
  const paint = woodPaint(kit, spec);
  if (spec.depth < 0.1) farWood(context, kit, span);
  const ways = spec.depth > 0.6 ? [clearingOf(kit), ...waysOf(kit)] : [];
  for (let i = 0; i < count; i += 1) {
    const x = span.x0 + ((i + 0.15 + next() * 0.7) / count) * span.worldWidth;
    const girth = spec.width * (0.55 + next() * 0.75);
    if (ways.some((way) => x + girth > way.left && x - girth < way.right)) continue;
    drawTrunk(context, {
      x,
      girth,
      foot: spec.foot + next() * 0.05,
      lean: (next() - 0.5) * 0.06,
      paint,
      next,
      sunSide: kit.sun.x > x ? 1 : -1,
    });
  }
  canopy(context, kit, spec, span);
}

/** An open place near the middle, narrow where subjects make one of their own. */
function clearingOf(kit: HasScene & HasView & HasChance): { left: number; right: number } {
  const centre = kit.view.aspect * (0.42 + kit.random('clearing')() * 0.16);
  const half = (kit.scene.subjects.length > 0 ? 0.1 : 0.3) * Math.min(1, kit.view.aspect);
  return { left: centre - half, right: centre + half };
}

interface WoodPaint {
  readonly dark: Rgb;
  readonly bark: Rgb;
  readonly lit: Rgb;
}

function woodPaint(kit: HasLight, spec: TrunkSpec): WoodPaint {
  const { haze } = kit.light;
  const bark = hex('#6b5a4a');
  const make = (a: number, k: number): Rgb => mix(litBy(kit.light, bark, a, k), haze, spec.haze);
  return { dark: make(0.3, 0.03), bark: make(0.45, 0.16), lit: make(0.55, 0.85) };
}

function drawTrunk(
  context: Context,
  at: {
    x: number;
    girth: number;
    foot: number;
    lean: number;
    paint: WoodPaint;
    next: () => number;
    sunSide: number;
  },
): void {
  const { x, girth, foot, lean, paint, next } = at;
  const top = TOP;
  context.fillStyle = css(paint.dark, 0.3);
  context.beginPath();
  context.ellipse(x - at.sunSide * girth * 0.5, foot, girth * 1.9, girth * 0.16, 0, 0, Math.PI * 2);
  context.fill();
  const shade = context.createLinearGradient(x - girth / 2, 0, x + girth / 2, 0);
  shade.addColorStop(at.sunSide > 0 ? 0 : 1, css(paint.dark));
  shade.addColorStop(at.sunSide > 0 ? 0.7 : 0.3, css(paint.bark));
  shade.addColorStop(at.sunSide > 0 ? 1 : 0, css(paint.lit));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - girth * 0.85, foot);
  context.quadraticCurveTo(x - girth * 0.5, foot - girth * 1.2, x - girth * 0.45 + lean * 0.4, foot - 0.4);
  context.lineTo(x - girth * 0.32 + lean, top);
  context.lineTo(x + girth * 0.32 + lean, top);
  context.lineTo(x + girth * 0.45 + lean * 0.4, foot - 0.4);
  context.quadraticCurveTo(x + girth * 0.5, foot - girth * 1.2, x + girth * 0.9, foot);
  context.fill();
  for (let i = 0; i < girth * 900; i += 1) {
    const y = foot - next() * (foot - top);
    const dx = (next() - 0.5) * girth * 0.8;
    context.fillStyle = css(next() > 0.5 ? paint.dark : paint.lit, 0.16 + 0.16 * next());
    context.fillRect(
      x + dx + lean * ((foot - y) / (foot - top)),
      y,
      girth * (0.02 + 0.05 * next()),
      girth * (0.3 + next()),
    );
  }
  for (let i = 0; i < 5; i += 1) branch(context, at, i);
}

function branch(
  context: Context,
  at: { x: number; girth: number; foot: number; lean: number; paint: WoodPaint; next: () => number },
  index: number,
): void {
  const { next, girth } = at;
  const y = TOP + (at.foot - TOP) * (0.2 + index * 0.085 + next() * 0.06);
  const side = next() > 0.5 ? 1 : -1;
  const reach = side * (girth * 1.6 + next() * 0.11);
  const thick = girth * (0.07 + next() * 0.06);
  const rise = 0.05 + next() * 0.06;
  context.fillStyle = css(at.paint.dark, 0.9);
  context.beginPath();
  context.moveTo(at.x + at.lean * 0.5, y - thick);
  context.quadraticCurveTo(at.x + reach * 0.5, y - 0.02 - thick * 0.5, at.x + reach, y - rise);
  context.quadraticCurveTo(at.x + reach * 0.5, y - 0.02 + thick * 0.5, at.x + at.lean * 0.5, y + thick);
  context.fill();
}
