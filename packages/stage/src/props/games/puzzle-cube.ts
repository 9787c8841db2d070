import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick } from '../kit/solids.js';
import { placed, tinted } from '../kit/surface.js';
import { joined } from '../chests/wood.js';

const SIDE = 0.019;
const COLOURS = ['#f7f7f3', '#f7cf1d', '#1f5fd0', '#1ea34a', '#d8262c', '#f2791b'] as const;
/** How a sticker that looks along y is turned to each of the six faces. */
const FACES = [
  [0, 0, 0],
  [Math.PI, 0, 0],
  [Math.PI / 2, 0, 0],
  [-Math.PI / 2, 0, 0],
  [0, 0, -Math.PI / 2],
  [0, 0, Math.PI / 2],
] as const;
const THREE = [-1, 0, 1];

/** Where a layer has stickers on a face, as that face is before it is turned: across, off its middle, along. */
function spotsOf(face: number, level: number): Triple[] {
  if (face >= 2) return THREE.map((a): Triple => (face < 4 ? [a, 1.49, 0] : [0, 1.49, a]));
  const isOutside = level === (face === 0 ? 1 : -1);
  return isOutside ? THREE.flatMap((x) => THREE.map((z): Triple => [x, 0.49, z])) : [];
}

function layerOf(kit: Maker, level: number): { black: BufferGeometry; stickers: BufferGeometry } {
  const cubes = THREE.flatMap((x) =>
    THREE.map((z) => brick([SIDE * 0.98, SIDE * 0.98, SIDE * 0.98], [x * SIDE, 0, z * SIDE], 0.0022)),
  );
  const stickers = FACES.flatMap((turn, face) =>
    spotsOf(face, level).map(([x, high, z]) => {
      const isMixed = kit.random() < 0.42;
      const colour = COLOURS[isMixed ? Math.floor(kit.random() * 6) : face] ?? '';
      const at = [x * SIDE, high * SIDE + 0.0002, z * SIDE] as const;
      return placed(tinted(brick([SIDE * 0.84, 0.0012, SIDE * 0.84], at, 0.0005), colour), { turn });
    }),
  );
  return { black: joined(cubes), stickers: joined(stickers) };
}

function puzzleCube(kit: Maker): void {
  const dark = kit.main('plastic', '#17181b', { roughness: 0.3 });
  const gloss = matter('gloss', '#ffffff');
  THREE.forEach((level) => {
    const part = kit.joint(
      level === 1 ? 'top' : `layer.${level}`,
      [0, (level + 1.5) * SIDE, 0],
      [0, level === 1 ? 0.5 : 0, 0],
    );
    const { black, stickers } = layerOf(kit, level);
    part.add(level === 1 ? 'cubes' : `cubes.${level}`, black, dark);
    part.add('stickers', stickers, gloss);
  });
}

export const PUZZLE_CUBE_PROP: Prop = {
  noun: 'puzzle cube',
  words: ["rubik's cube", 'rubiks cube', 'rubik cube', 'rubik’s cube', 'magic cube'],
  size: [0.0755, 0.0577, 0.0755],
  stands: ['table', 'podium', 'hand'],
  paints: ['cubes'],
  moves: [{ part: 'top', does: 'spin', axis: 'y', pace: 0.12 }],
  build: made(puzzleCube),
};
