import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

/** How far each leaf leans, in radians, and how far apart their feet are. */
const LEAN = 0.2;
const FOOT = 0.19;

type Triple = readonly [number, number, number];

/** A part of the front leaf, or of the one behind it. */
const onLeaf = (size: Triple, at: Triple, side: 1 | -1) =>
  placed(boxAt(size, [at[0], at[1], at[2] * side], 0.004), {
    at: [0, 0, FOOT * side],
    turn: [-LEAN * side, 0, 0],
  });

const frameOf = (side: 1 | -1) => [
  onLeaf([0.05, 0.98, 0.036], [-0.28, 0.49, 0], side),
  onLeaf([0.05, 0.98, 0.036], [0.28, 0.49, 0], side),
  onLeaf([0.52, 0.05, 0.034], [0, 0.955, 0], side),
  onLeaf([0.52, 0.05, 0.034], [0, 0.16, 0], side),
];

function chalkboard(kit: Maker): void {
  kit.add('frame', merged([...frameOf(1), ...frameOf(-1)]), kit.main('wood', '#8f5f38'));
  const slate = matter('paper', '#22282a', { roughness: 0.8 });
  kit.add(
    'slate',
    merged([onLeaf([0.52, 0.76, 0.014], [0, 0.557, 0], 1), onLeaf([0.52, 0.76, 0.014], [0, 0.557, 0], -1)]),
    slate,
  );
  const face = new PlaneGeometry(0.46, 0.46).translate(0, 0.58, 0.009).rotateX(-LEAN).translate(0, 0, FOOT);
  kit.label(face, 1, '#f3efe4', slate);
}

export const CHALKBOARD_PROP: Prop = {
  noun: 'chalkboard',
  words: ['chalkboard sign', 'blackboard', 'sandwich board', 'a-frame sign', 'menu board'],
  size: [0.61, 0.97, 0.42],
  stands: ['ground', 'floor'],
  paints: ['frame'],
  label: 'label',
  build: made(chalkboard),
};
