import { CylinderGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead, puck } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { FOUND, plain } from './shapes.js';

const CELL = 0.0078;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly salt: number;
}

/** Cells within an uneven round. */
function cells(): Spot[] {
  return Array.from({ length: 15 * 13 }, (_, i) => {
    const [column, row] = [(i % 15) - 7, Math.floor(i / 15) - 6];
    const x = (column + (row % 2 ? 0.5 : 0)) * CELL * 1.78;
    return { x, y: row * CELL * 1.54, salt: noise(column * 1.7, row * 1.3, 2) };
  }).filter(({ x, y }) => Math.hypot(x, y * 1.12) < 0.078 + 0.012 * noise(Math.atan2(y, x) * 1.4, 1, 1));
}

function honeycomb(kit: Maker): void {
  const own = kit.options.colour;
  const lean = { turn: [-0.5, 0.1, 0], at: [0, 0.06, 0] } as const;
  const spots = cells();
  const wall = new CylinderGeometry(CELL * 1.02, CELL * 1.02, 0.02, 6, 1, true).rotateX(Math.PI / 2);
  const inner = new CylinderGeometry(CELL * 0.86, CELL * 0.86, 0.02, 6, 1, true).rotateX(Math.PI / 2);
  const rim = bent(
    new CylinderGeometry(CELL * 1.02, CELL * 0.86, 0.0001, 6, 1, true).rotateX(Math.PI / 2),
    (at) => at.setZ(0.01),
  );
  const one = plain([wall, inner, rim]);
  const wax = spots.map(({ x, y, salt }) =>
    placed(tinted(one.clone(), salt > 0 ? '#f0b84a' : '#e5a436'), { at: [x, y, 0] }),
  );
  kit.add('wax', placed(merged(wax), lean), matter('clay', '#ffffff', { side: 2, roughness: 0.5 }));
  const fill = placed(puck(CELL * 0.9, 0.016, 0.002, 6), { turn: [Math.PI / 2, 0, 0] });
  const honey = spots.map(({ x, y, salt }) =>
    placed(tinted(fill.clone(), own ?? (salt > 0.2 ? '#c9740f' : '#e08c14')), {
      at: [x, y, -0.01 + 0.0018 * salt],
    }),
  );
  kit.add('honey', placed(plain(honey), lean), matter('gloss', '#ffffff', { roughness: 0.06 }));
  const pool = bent(puck(0.07, 0.004, 0.002, 56), (at) => {
    const out = 1 + 0.24 * noise(Math.atan2(at.z, at.x) * 1.3, 2, 2);
    at.set(at.x * out, at.y, at.z * out * 0.75);
  });
  const drips = [-0.042, -0.012, 0.03].map((x, i) =>
    placed(bead(0.0042, 0.016 + 0.006 * i, 0.0036), { at: [x, -0.066 + Math.abs(x) * 0.4, 0.008] }),
  );
  kit.add(
    'pool',
    plain([pool.translate(0, 0, 0.012), ...drips.map((one) => placed(one, lean))]),
    matter('liquid', own ?? '#d98410', { roughness: 0.06 }),
  );
}

export const HONEYCOMB_PROP: Prop = {
  noun: 'honeycomb',
  words: ['honey comb', 'piece of honeycomb', 'honeycomb dripping with honey'],
  size: [0.161, 0.146, 0.102],
  stands: FOUND,
  paints: ['honey', 'pool'],
  build: made(honeycomb),
};
