import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { drawLeaves, drawWood, growTree, LEAF_LAYERS, leafTones, type TreeShape } from './broadleaf.js';

export const tree = {
  noun: 'tree',
  words:
    'oak, lone tree, oak tree, maple tree, maple, willow, cherry tree, apple tree, birch, cherry blossom tree:blush, sakura tree:blush, blossoming tree:blush, autumn tree:rust',
  airWords: { petals: 'cherry blossom tree, sakura tree, blossoming tree' },
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 11,
  width: 1.15,
  sinks: 0,
  several: 5,
  stays: true,
  bake: { as: 'broadleaf' },
  draw,
} as const satisfies Subject;

const shapes = new Map<number, TreeShape>();

/** A tree drawn at one go, where it can't be baked: in water, or in space. */
function draw(context: Context, paint: SubjectPaint): void {
  const seed = Math.round(paint.phase * 1e6) + 5;
  const shape = shapes.get(seed) ?? growTree(seed);
  shapes.set(seed, shape);
  const tones = leafTones(paint.own);
  const stir = Math.sin(paint.seconds * 1.05 + paint.phase * 8) * 0.012;
  drawWood(context, paint, shape);
  for (let layer = 0; layer < LEAF_LAYERS; layer += 1) {
    context.save();
    context.transform(1, 0, -stir * (1 + layer * 0.5), 1, 0, 0);
    drawLeaves(context, paint, shape, { layer, count: 9, tones });
    context.restore();
  }
}
