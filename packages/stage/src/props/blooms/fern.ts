import { type BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain } from '../treats/shapes.js';

const PAIRS = 15;

/** A frond along +x that rises, bows and hangs at its tip. */
function frond(long: number, rise: number): BufferGeometry {
  const at = (t: number) => [long * t * (1 - 0.12 * t), rise * Math.sin(t * 2.25), 0] as const;
  const rib = swept([at(0), at(0.25), at(0.5), at(0.75), at(1)], (t) => 0.006 * (1 - 0.85 * t), {
    sides: 5,
    steps: 16,
    isOpen: true,
  });
  const one = leaf(1, 0.24, 0.22, 7);
  const blades = Array.from({ length: PAIRS }, (_, i) => {
    const t = 0.12 + (0.86 * i) / (PAIRS - 1);
    const size = long * 0.3 * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.82)) ** 0.9 + 0.012;
    const [x, y] = at(t);
    const slope = Math.atan2(rise * 2.25 * Math.cos(t * 2.25), long * (1 - 0.24 * t));
    return [-1, 1].map((side) =>
      placed(placed(one, { turn: [0, side * 1.12, 0.08], scale: size }), {
        at: [x, y, 0],
        turn: [0, 0, slope],
      }),
    );
  }).flat();
  return tinted(plain([rib, ...blades]), (x) => between(['#2f6a26', '#4f9036', '#7fb84c'], x / long));
}

function fern(kit: Maker): void {
  const kinds = [frond(0.62, 0.36), frond(0.52, 0.42), frond(0.36, 0.4)];
  const fronds = Array.from({ length: 15 }, (_, i) =>
    placed(kinds[Math.floor(i / 5)]!, {
      turn: [0, i * 2.39996, i < 10 ? 0 : 0.35],
      at: [0, 0.01, 0],
      scale: kit.between(0.9, 1.08),
    }),
  );
  kit.add('fronds', merged(fronds), kit.main('plant', '#ffffff'));
}

export const FERN_PROP: Prop = {
  noun: 'fern',
  words: ['fern plant', 'forest fern'],
  size: [1.07, 0.503, 0.98],
  stands: ['ground', 'podium', 'floor'],
  paints: ['fronds'],
  build: made(fern),
};
