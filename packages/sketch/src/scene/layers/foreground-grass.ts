import { css, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import type { Part } from '../part.js';
import type { HasChance, HasLight, SceneKit } from '../scene-kit.js';

/** Near grass or reeds along the lower edge. World units. */
export interface GrassSpec {
  readonly name: string;
  readonly depth: number;
  readonly tallest: number;
  /** Blades per world unit. */
  readonly density: number;
  readonly blade: Rgb;
  /** Heads on the blades, null for none. */
  readonly flowers: readonly Rgb[] | null;
  /** World y of the roots. */
  readonly root: number;
  /** 0 to 1 by world x: where it grows. */
  presence(x: number): number;
}

const SHEETS = 3;

/** Grass in three sheets that bend in the wind one after another. */
export function foregroundGrass(kit: SceneKit, spec: GrassSpec): Part {
  const x0 = -OVERSCAN * 1.3;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.6;
  const resolution = kit.resolution;
  const width = Math.ceil(worldWidth * resolution);
  const height = Math.ceil(spec.tallest * 1.3 * resolution);
  const names = Array.from({ length: SHEETS }, (_, i) => `${spec.name} ${i}`);
  const gust = kit.scene.airs.includes('wind') || kit.scene.airs.includes('storm') ? 2.4 : 1;
  const place = {
    x: x0,
    y: spec.root - spec.tallest * 1.28,
    width: width / resolution,
    height: height / resolution,
  };
  const bend = (seconds: number, i: number): number =>
    gust * (0.05 * Math.sin(seconds * (1.1 + i * 0.23) + i * 2.1) + 0.03 * Math.sin(seconds * 2.7 + i));
  return {
    bakes: names.map((name, i) => ({
      name,
      width,
      height,
      draw: (context) => {
        context.scale(resolution, resolution);
        context.translate(-x0, spec.tallest * 1.28);
        grow(context, kit, spec, { x0, worldWidth, sheet: i });
      },
    })),
    depth: spec.depth,
    mirrors: false,
    sheets: (moment) =>
      names.map((name, i) => ({ name, ...place, lean: { by: bend(moment.seconds, i), from: spec.root } })),
  };
}

function grow(
  context: Context,
  kit: HasLight & HasChance,
  spec: GrassSpec,
  span: { x0: number; worldWidth: number; sheet: number },
): void {
  const next = kit.random(`${spec.name} ${span.sheet}`);
  const noise = kit.noise(spec.name);
  const count = Math.round((span.worldWidth * spec.density) / SHEETS);
  const near = 0.7 + 0.3 * (span.sheet / SHEETS);
  for (let i = 0; i < count; i += 1) {
    const x = span.x0 + next() * span.worldWidth;
    const clump = 0.55 + noise.fbm(x * 4 + span.sheet, 1.5, 3);
    const height = spec.tallest * (0.35 + 0.65 * next()) * clump * near;
    const roll = next();
    if (spec.presence(x) < roll) continue;
    drawBlade(context, {
      x,
      height,
      lean: (next() - 0.45) * height * 0.9,
      colour: bladeColour(kit, spec, next()),
      next,
      flowers: spec.flowers,
      kit,
    });
  }
}

function bladeColour(kit: HasLight, spec: GrassSpec, vary: number): Rgb {
  const { ambient, key } = kit.light;
  const base = scale(spec.blade, 0.55 + vary * 0.6);
  return [0, 1, 2].map(
    (channel) => (base[channel]! * (ambient[channel]! * 0.4 + key[channel]! * 0.42 * vary)) / 255,
  ) as unknown as Rgb;
}

function drawBlade(
  context: Context,
  at: {
    x: number;
    height: number;
    lean: number;
    colour: Rgb;
    next: () => number;
    flowers: readonly Rgb[] | null;
    kit: HasLight;
  },
): void {
  const width = 0.0028 + at.height * 0.016;
  context.fillStyle = css(at.colour);
  context.beginPath();
  context.moveTo(at.x - width, 0.02);
  context.quadraticCurveTo(at.x - width + at.lean * 0.2, -at.height * 0.6, at.x + at.lean, -at.height);
  context.quadraticCurveTo(at.x + width + at.lean * 0.3, -at.height * 0.55, at.x + width, 0.02);
  context.fill();
  if (!at.flowers || at.next() > 0.16) return;
  const paint = at.flowers[Math.floor(at.next() * at.flowers.length)] ?? [255, 255, 255];
  const lit = litBy(at.kit.light, paint, 0.5, 0.55);
  const size = 0.004 + at.height * 0.05;
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2 + at.lean * 9;
    context.fillStyle = css(mix(lit, scale(lit, 0.7), petal / 6));
    context.beginPath();
    context.ellipse(
      at.x + at.lean + Math.cos(angle) * size * 0.7,
      -at.height + Math.sin(angle) * size * 0.5,
      size * 0.62,
      size * 0.42,
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
