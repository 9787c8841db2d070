import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../../subjects/drawing/shapes.js';
import {
  drawLeaves,
  drawTreeShade,
  drawWood,
  growTree,
  LEAF_LAYERS,
  leafTones,
} from '../../subjects/plants/broadleaf.js';
import type { Part } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { leavesOf } from '../settings/rolling-hills.js';
import type { Placed } from './placed.js';

/** Room for a crown, in heights of the tree. */
const WIDE = 1.7;

const TALL = 1.22;

const LEAVES = 74;

/** A tree as sheets that only bend: wood, then each layer of leaves, stirring one after another. */
export function bakedTree(kit: SceneKit, placed: Placed, paint: SubjectPaint): Part {
  const shape = growTree(Math.round(placed.phase * 1e6) + (kit.seed % 9973));
  const tones = leafTones(paint.own, leavesOf(kit));
  const pixels = placed.height * kit.resolution * 1.08;
  const [width, height] = [Math.ceil(WIDE * pixels), Math.ceil(TALL * pixels)];
  const name = (layer: number): string => `tree ${placed.phase} ${layer}`;
  const sunSide = kit.sun.x > placed.x ? 1 : -1;
  const bake = (layer: number, draw: (context: Context) => void) => ({
    name: name(layer),
    width,
    height,
    draw: (context: Context) => {
      context.translate(width / 2, height * (1.12 / TALL));
      // The lit side is drawn to the right, and turned to where the sun is.
      context.scale(pixels * sunSide, pixels);
      draw(context);
    },
  });
  const wood = bake(0, (context) => {
    drawTreeShade(context, {
      aside: -0.12,
      dark: kit.scene.clouds === 'heavy' || kit.light.isMoon ? 0.6 : 1,
    });
    drawWood(context, paint, shape);
  });
  const leaves = Array.from({ length: LEAF_LAYERS }, (_, layer) =>
    bake(layer + 1, (context) => drawLeaves(context, paint, shape, { layer, count: LEAVES, tones })),
  );
  const gust = kit.scene.airs.includes('wind') || kit.scene.airs.includes('storm') ? 2.8 : 1;
  const place = {
    x: placed.x - (WIDE / 2) * placed.height,
    y: placed.y - 1.12 * placed.height,
    width: WIDE * placed.height,
    height: TALL * placed.height,
  };
  const bend = (seconds: number, layer: number): number =>
    gust *
    (0.009 * Math.sin(seconds * 1.05 + placed.phase * 8) +
      (layer === 0 ? 0 : 0.006 * Math.sin(seconds * (2.1 + layer * 0.37) + layer * 1.9 + placed.phase * 5)));
  return {
    bakes: [wood, ...leaves],
    depth: placed.depth,
    mirrors: false,
    sheets: ({ seconds }) =>
      [0, 1, 2, 3].map((layer) => ({
        name: name(layer),
        ...place,
        lean: { by: bend(seconds, layer) * (layer === 0 ? 0.5 : 1), from: placed.y },
      })),
  };
}
