import { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Meshes across and down, and how wide and tall the net is, in metres. */
const [ACROSS, DOWN, WIDE, TALL] = [9, 8, 0.9, 0.75];

/** Cloth of ropes that hangs from its middle, its sides lower, in soft folds. */
function at(u: number, v: number): Triple {
  const x = (u - 0.5) * WIDE * (1 - 0.25 * v);
  const sag = 0.16 * (2 * u - 1) ** 2;
  return [
    x,
    TALL * (1 - v) - sag * (1 - v * 0.4) + 0.16 * v * 0.4,
    0.05 * Math.sin(u * 14) * (0.3 + v) + 0.1 * v,
  ];
}

function fishingNet(kit: Maker): void {
  const rope = (from: readonly Triple[]): BufferGeometry => swept(from, 0.005, { sides: 5, steps: 14 });
  const steps = Array.from({ length: 7 }, (_, index) => index / 6);
  const ropes = [
    ...Array.from({ length: ACROSS + 1 }, (_, index) => rope(steps.map((v) => at(index / ACROSS, v)))),
    ...Array.from({ length: DOWN + 1 }, (_, index) => rope(steps.map((u) => at(u, index / DOWN)))),
  ];
  kit.add('ropes', merged(ropes), kit.main('fabric', '#c9b48a'));
  const corks = Array.from({ length: 6 }, (_, index) => {
    const [x, y, z] = at(index / 5, 0);
    return ball(0.026, 12).translate(x, y, z);
  });
  kit.add('corks', merged(corks), matter('plastic', '#d8752b'));
}

export const FISHING_NET_PROP: Prop = {
  noun: 'fishing net',
  words: ['net', 'fishnet', 'fish net'],
  size: [0.95, 0.76, 0.2],
  stands: ['hand', 'ground', 'floor'],
  paints: ['ropes'],
  build: made(fishingNet),
};
