import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead, box, ellipsoid } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';

const SIDE = 0.038;

function iceCube(kit: Maker): void {
  const worn = (side: number, seed: number) =>
    bent(box(side, side, side, side * 0.16), (at) => {
      const dip = 1 - 0.05 * (1 - Math.max(Math.abs(at.x), Math.abs(at.z)) / side);
      at.set(
        at.x * (1 + 0.02 * noise(at.y * 60, seed, 1)),
        at.y * dip,
        at.z * (1 + 0.03 * noise(at.y * 50, seed, 4)),
      );
    });
  const at: Triple = [0, SIDE * 0.5, 0];
  kit.add(
    'core',
    placed(worn(SIDE * 0.93, 3), { at }),
    kit.main('gloss', '#a9d4f2', { transparent: true, opacity: 0.36, depthWrite: false }),
  );
  const bubbles = Array.from({ length: 110 }, () => {
    const size = 0.00025 + 0.0006 * kit.random() ** 2;
    const [turn, far] = [kit.random() * 6.2832, 0.0105 * kit.random() ** 0.7];
    return bead(size, size, size, {
      at: [Math.cos(turn) * far, SIDE * 0.5 + kit.between(-0.012, 0.012), Math.sin(turn) * far],
    });
  });
  kit.add(
    'bubbles',
    merged(bubbles),
    matter('plastic', '#ffffff', { transparent: true, opacity: 0.6, emissive: 0x333840 }),
  );
  kit.add(
    'cloud',
    ellipsoid(0.0085, 0.0105, 0.0085, { at }),
    matter('plastic', '#ffffff', { transparent: true, opacity: 0.22, depthWrite: false }),
  );
  kit.add('ice', placed(worn(SIDE, 1), { at }), matter('glass', '#f2faff', { envMapIntensity: 1.6 }));
}

export const ICE_CUBE_PROP: Prop = {
  noun: 'ice cube',
  words: ['cube of ice', 'block of ice', 'ice block'],
  size: [0.0385, 0.0367, 0.0384],
  stands: ['table', 'podium', 'hand'],
  paints: ['core'],
  build: made(iceCube),
};
