import { css, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { type Part, standing } from '../part.js';
import type { HasChance, HasLight, SheetKit } from '../scene-kit.js';

/** A stand of firs along a line. World units. */
export interface ConiferSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the ground at world x. */
  ground(x: number): number;
  readonly bottom: number;
  readonly tallest: number;
  /** Trees per world unit. */
  readonly density: number;
  readonly leaf: Rgb;
  readonly snow: boolean;
  readonly haze: number;
  /** 0 to 1 by world x: where trees stand at all. */
  presence(x: number): number;
  readonly mirrors?: boolean;
}

/** Firs as a baked sheet; nearer stands sway a little by being sheared from the foot. */
export function conifers(kit: SheetKit, spec: ConiferSpec): Part {
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const highest = lowestGround(spec, x0, worldWidth) - spec.tallest * 1.15;
  const resolution = kit.resolution;
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil((spec.bottom - highest) * resolution);
  const draw = (context: Context): void => {
    context.scale(resolution, resolution);
    context.translate(-x0, -highest);
    plant(context, kit, spec, { x0, worldWidth });
  };
  return standing(
    { name: spec.name, width, height, draw },
    {
      depth: spec.depth,
      mirrors: spec.mirrors ?? true,
      x: x0,
      y: highest,
      width: width / resolution,
      height: height / resolution,
    },
  );
}

function lowestGround(spec: ConiferSpec, x0: number, width: number): number {
  let top = spec.bottom;
  for (let i = 0; i <= 40; i += 1) top = Math.min(top, spec.ground(x0 + (width * i) / 40));
  return top;
}

function plant(
  context: Context,
  kit: HasLight & HasChance,
  spec: ConiferSpec,
  span: { x0: number; worldWidth: number },
): void {
  const next = kit.random(spec.name);
  const noise = kit.noise(spec.name);
  const count = Math.round(span.worldWidth * spec.density);
  fillGround(context, kit, spec, span);
  const trees = Array.from({ length: count }, () => {
    const x = span.x0 + next() * span.worldWidth;
    const patch = 0.5 + noise.fbm(x * 3, 2.2, 2);
    return {
      x,
      height: spec.tallest * (0.45 + 0.55 * next()) * (0.6 + 0.45 * patch),
      lean: next(),
      roll: next(),
      drop: next(),
    };
  });
  trees.sort((a, b) => a.drop - b.drop);
  for (const tree of trees) {
    if (spec.presence(tree.x) < tree.roll) continue;
    const base = spec.ground(tree.x) + (spec.bottom - spec.ground(tree.x)) * tree.drop * 0.35;
    drawFir(context, {
      ...tree,
      base,
      next,
      ...firColours(kit, spec, tree.lean),
      sunSide: kit.sun.x > tree.x ? 1 : -1,
    });
  }
}

function firColours(
  kit: HasLight,
  spec: ConiferSpec,
  lean: number,
): { dark: Rgb; lit: Rgb; snow: Rgb | null; snowShade: Rgb } {
  const { ambient, key, haze } = kit.light;
  const vary = 0.8 + lean * 0.4;
  const light = (colour: Rgb, k: number, a: number): Rgb =>
    mix(
      [0, 1, 2].map(
        (channel) => (colour[channel]! * (ambient[channel]! * a + key[channel]! * k) * vary) / 255,
      ) as unknown as Rgb,
      haze,
      spec.haze,
    );
  return {
    dark: light(spec.leaf, 0.06, 0.42),
    lit: light(spec.leaf, 0.62, 0.5),
    snow: spec.snow ? light([235, 240, 250], 0.6, 0.55) : null,
    snowShade: light([196, 214, 244], 0.1, 0.68),
  };
}

function fillGround(
  context: Context,
  kit: HasLight & HasChance,
  spec: ConiferSpec,
  span: { x0: number; worldWidth: number },
): void {
  const { dark, lit, snow, snowShade } = firColours(kit, spec, 0.6);
  const earth = snow ? mix(snowShade, snow, 0.68) : mix(dark, lit, 0.3);
  const fill = context.createLinearGradient(0, lowestGround(spec, span.x0, span.worldWidth), 0, spec.bottom);
  fill.addColorStop(0, css(mix(earth, kit.light.haze, 0.16 * kit.light.hazeAmount)));
  fill.addColorStop(1, css(mix(earth, snow ? snowShade : dark, 0.55)));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(span.x0, spec.bottom);
  for (let i = 0; i <= 160; i += 1) {
    const x = span.x0 + (span.worldWidth * i) / 160;
    context.lineTo(x, spec.presence(x) > 0.02 ? spec.ground(x) : spec.bottom);
  }
  context.lineTo(span.x0 + span.worldWidth, spec.bottom);
  context.fill();
  if (spec.depth > 0.3) tuft(context, kit, spec, span);
}

/** Grass and stones on the slope, in patches: what keeps it from being one flat colour. */
function tuft(
  context: Context,
  kit: HasLight & HasChance,
  spec: ConiferSpec,
  span: { x0: number; worldWidth: number },
): void {
  const next = kit.random(`${spec.name} tufts`);
  const patches = kit.noise(`${spec.name} patches`);
  const { dark, lit, snow, snowShade } = firColours(kit, spec, 0.8);
  const [bright, dull] = snow ? [snow, snowShade] : [lit, dark];
  const size = 0.003 + spec.depth * 0.008;
  for (let i = 0; i < 5200; i += 1) {
    const x = span.x0 + next() * span.worldWidth;
    const ground = spec.ground(x);
    const down = next() ** 1.4;
    if (spec.presence(x) <= 0.02 || ground + 0.004 > spec.bottom) continue;
    const y = ground + 0.004 + down * (spec.bottom - ground);
    const patch = 0.5 + patches.fbm(x * 4, y * 11, 3) * 1.2;
    context.fillStyle = css(patch > next() ? bright : dull, 0.14 + 0.2 * next());
    context.beginPath();
    context.ellipse(
      x,
      y,
      size * (0.8 + next() * 1.8) * (0.6 + down),
      size * 0.34 * (0.6 + down),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

interface Fir {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly next: () => number;
  readonly dark: Rgb;
  readonly lit: Rgb;
  readonly snow: Rgb | null;
  readonly sunSide: number;
}

/** One fir: drooping boughs from the foot to the tip, dark within and lit towards the sun. */
export function drawFir(context: Context, fir: Fir): void {
  const { x, base, height } = fir;
  const tiers = Math.max(7, Math.min(22, Math.round(height * 90)));
  const spread = height * (0.16 + fir.next() * 0.07);
  context.fillStyle = css(scale(fir.dark, 0.7));
  context.fillRect(x - height * 0.012, base - height * 0.3, height * 0.024, height * 0.31);
  for (let i = 0; i < tiers; i += 1) {
    const t = i / tiers;
    const y = base - height * (0.07 + 0.9 * t);
    const reach = spread * (1 - t) ** 0.85 * (0.72 + fir.next() * 0.5) + height * 0.012;
    const fall = height * (0.055 + 0.05 * (1 - t));
    bough(context, {
      x,
      y,
      reach: -reach,
      fall,
      colour: mix(fir.dark, fir.lit, shade(fir, -1, t)),
      snow: fir.snow,
    });
    bough(context, {
      x,
      y,
      reach: reach * (0.8 + fir.next() * 0.35),
      fall,
      colour: mix(fir.dark, fir.lit, shade(fir, 1, t)),
      snow: fir.snow,
    });
  }
  context.fillStyle = css(mix(fir.dark, fir.lit, 0.5));
  context.beginPath();
  context.moveTo(x, base - height);
  context.lineTo(x - height * 0.016, base - height * 0.9);
  context.lineTo(x + height * 0.016, base - height * 0.9);
  context.fill();
}

function shade(fir: Fir, side: number, t: number): number {
  return (side === fir.sunSide ? 0.5 : 0.06) + 0.32 * t * fir.next() + 0.12 * fir.next();
}

function bough(
  context: Context,
  at: { x: number; y: number; reach: number; fall: number; colour: Rgb; snow: Rgb | null },
): void {
  const { x, y, reach, fall } = at;
  context.fillStyle = css(at.colour);
  context.beginPath();
  context.moveTo(x, y - fall * 0.7);
  context.quadraticCurveTo(x + reach * 0.5, y - fall * 0.1, x + reach, y + fall * 0.75);
  context.quadraticCurveTo(x + reach * 0.62, y + fall * 0.5, x + reach * 0.55, y + fall * 0.82);
  context.quadraticCurveTo(x + reach * 0.3, y + fall * 0.4, x, y + fall * 0.55);
  context.fill();
  if (!at.snow) return;
  context.fillStyle = css(at.snow, 0.9);
  context.beginPath();
  context.moveTo(x, y - fall * 0.7);
  context.quadraticCurveTo(x + reach * 0.5, y - fall * 0.18, x + reach * 0.96, y + fall * 0.66);
  context.quadraticCurveTo(x + reach * 0.5, y + fall * 0.16, x, y - fall * 0.2);
  context.fill();
}
