import { css, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { litBy } from '../light.js';
import { type Part, standing } from '../part.js';
import type { HasChance, HasLight, SheetKit } from '../scene-kit.js';

/** Broad-leaved trees in clumps along a crest. World units. */
export interface CopseSpec {
  readonly name: string;
  readonly depth: number;
  /** World y of the ground at world x. */
  ground(x: number): number;
  readonly tallest: number;
  /** Trees per world unit where a clump stands. */
  readonly density: number;
  readonly leaves: readonly Rgb[];
  readonly haze: number;
}

/** Clumps of round trees with bare ground between them, as one baked sheet. */
export function copse(kit: SheetKit, spec: CopseSpec): Part {
  const x0 = -OVERSCAN * 1.1;
  const worldWidth = kit.view.aspect + OVERSCAN * 2.2;
  const { top, bottom } = extent(spec, x0, worldWidth);
  const width = Math.ceil(worldWidth * kit.resolution);
  const height = Math.ceil((bottom - top) * kit.resolution);
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    plant(context, kit, spec, { x0, worldWidth });
  };
  return standing(
    { name: spec.name, width, height, draw },
    {
      depth: spec.depth,
      mirrors: true,
      x: x0,
      y: top,
      width: width / kit.resolution,
      height: height / kit.resolution,
    },
  );
}

function extent(spec: CopseSpec, x0: number, worldWidth: number): { top: number; bottom: number } {
  const levels = Array.from({ length: 81 }, (_, i) => spec.ground(x0 + (worldWidth * i) / 80));
  return { top: Math.min(...levels) - spec.tallest * 1.2, bottom: Math.max(...levels) + spec.tallest * 0.4 };
}

function plant(
  context: Context,
  kit: HasLight & HasChance,
  spec: CopseSpec,
  span: { x0: number; worldWidth: number },
): void {
  const next = kit.random(spec.name);
  const clumps = kit.noise(`${spec.name} clumps`);
  const count = Math.round(span.worldWidth * spec.density);
  const trees = Array.from({ length: count }, () => ({
    x: span.x0 + next() * span.worldWidth,
    drop: next(),
    roll: next(),
    tone: next(),
  })).sort((a, b) => a.drop - b.drop);
  for (const tree of trees) {
    const presence = clumps.fbm(tree.x * 2.1, 3.3, 3) * 4.2 + 0.12;
    if (presence < tree.roll) continue;
    const height = spec.tallest * (0.5 + 0.5 * next()) * Math.min(1, 0.65 + presence * 0.3);
    drawTree(context, kit, spec, {
      x: tree.x,
      base: spec.ground(tree.x) + tree.drop * spec.tallest * 0.22,
      height,
      tone: tree.tone,
      next,
    });
  }
}

function drawTree(
  context: Context,
  kit: HasLight,
  spec: CopseSpec,
  tree: { x: number; base: number; height: number; tone: number; next: () => number },
): void {
  const { next, height } = tree;
  const { haze } = kit.light;
  const leaf = scale(
    spec.leaves[Math.floor(tree.tone * spec.leaves.length)] ?? [90, 120, 60],
    0.85 + next() * 0.3,
  );
  const light = (colour: Rgb, a: number, k: number): string =>
    css(mix(litBy(kit.light, colour, a, k), haze, spec.haze));
  const sunSide = kit.sun.x > tree.x ? 1 : -1;
  context.fillStyle = light([20, 24, 20], 0.5, 0.1);
  context.globalAlpha = 0.3;
  context.beginPath();
  context.ellipse(tree.x - sunSide * height * 0.2, tree.base, height * 0.5, height * 0.07, 0, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = light([84, 64, 48], 0.4, 0.1);
  context.fillRect(tree.x - height * 0.03, tree.base - height * 0.4, height * 0.06, height * 0.4);
  for (let i = 0; i < 30; i += 1) {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next());
    const x = Math.cos(angle) * far * 0.36;
    const y = Math.sin(angle) * far * 0.32;
    const lit = Math.max(0, Math.min(1, 0.4 + x * sunSide * 0.9 - y * 1.1 + (i / 30 - 0.5) * 0.5));
    context.fillStyle = light(leaf, 0.34 + lit * 0.16, 0.06 + lit * 0.6);
    context.beginPath();
    context.ellipse(
      tree.x + x * height,
      tree.base - height * 0.64 + y * height,
      height * (0.1 + next() * 0.07),
      height * (0.08 + next() * 0.06),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
