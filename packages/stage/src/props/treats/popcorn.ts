import { type BufferGeometry, DoubleSide, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { skin } from '../kit/swept.js';
import { TABLE } from './shapes.js';

const HEIGHT = 0.15;

/** A point of the box: `t` from its foot to its edge, a square with round corners that widens. */
function wall(angle: number, t: number): Vector3 {
  const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.28;
  const wide = 0.04 + 0.016 * t;
  const scallop = t > 0.96 ? 0.004 * Math.abs(Math.sin(angle * 10)) : 0;
  return new Vector3(round(Math.sin(angle)) * wide, t * HEIGHT + scallop, round(Math.cos(angle)) * wide);
}

/** Five stripes to a side, as wide as each other. */
function stripes(tone: string): BufferGeometry {
  const steps = [0, 0.02, 0.25, 0.5, 0.75, 0.95, 0.97, 1];
  const angleAt = (across: number) => Math.atan(Math.sign(across) * Math.abs(across) ** (1 / 0.28));
  return merged(
    Array.from({ length: 20 }, (_, i) => {
      const [side, first] = [Math.floor(i / 5) * (Math.PI / 2), (i % 5) * 0.4 - 1];
      const rows = steps.map((t) =>
        Array.from({ length: 9 }, (_column, k) => wall(side + angleAt(first + k * 0.05), t)),
      );
      return tinted(skin(rows), (i % 5) & 1 ? '#fdf6ea' : tone);
    }),
  );
}

/** One that has burst: four lobes and what is left of its hull. */
function burst(kit: Maker): BufferGeometry {
  const lobes = Array.from({ length: 4 }, (_, i) => {
    const angle = i * 1.57 + kit.between(-0.4, 0.4);
    const size = kit.between(0.0062, 0.0086);
    return tinted(
      bead(size, size * 0.86, size, {
        at: [Math.cos(angle) * 0.0058, kit.between(-0.002, 0.003), Math.sin(angle) * 0.0058],
      }),
      (_x, y) => between(['#f2d488', '#fff3cf', '#fffaf0'], 0.45 + y * 80),
    );
  });
  return merged([...lobes, tinted(bead(0.004, 0.003, 0.004, { at: [0, -0.005, 0] }), '#d99a3a')]);
}

function heap(kit: Maker): BufferGeometry {
  const kinds = [burst(kit), burst(kit), burst(kit)];
  return merged(
    Array.from({ length: 66 }, (_, i) => {
      const t = Math.sqrt((i + 0.5) / 66);
      const [angle, far] = [i * 2.39996, 0.052 * t];
      const at: Triple = [
        Math.cos(angle) * far,
        HEIGHT + 0.028 * (1 - t * t) + kit.between(-0.005, 0.007),
        Math.sin(angle) * far,
      ];
      return placed(kinds[i % 3]!, {
        at,
        turn: [kit.between(-0.9, 0.9), kit.between(0, 6), kit.between(-0.9, 0.9)],
      });
    }),
  );
}

function popcorn(kit: Maker): void {
  const paper = stripes(kit.options.colour ?? '#d3222a');
  kit.add('box', paper, matter('paper', '#ffffff', { side: DoubleSide }));
  kit.add('popcorn', heap(kit), matter('clay', '#ffffff', { roughness: 0.7 }));
}

export const POPCORN_PROP: Prop = {
  noun: 'popcorn',
  words: [
    'box of popcorn',
    'bucket of popcorn',
    'popcorn box',
    'popcorn bucket',
    'bowl of popcorn',
    'tub of popcorn',
  ],
  size: [0.121, 0.195, 0.12],
  stands: TABLE,
  paints: ['box'],
  build: made(popcorn),
};
