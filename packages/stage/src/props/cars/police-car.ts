import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { car, PAINTED, ROAD, SEDAN, WHEELS } from './shapes.js';

function police(kit: Maker): void {
  car(kit, { ...SEDAN, colour: '#f4f5f7' });
  kit.add(
    'beacon.l',
    boxAt([0.42, 0.11, 0.2], [0.3, 1.49, -0.05], 0.04),
    matter('light', '#2a6cff', { emissiveIntensity: 0.9 }),
  );
  kit.add(
    'beacon.r',
    boxAt([0.42, 0.11, 0.2], [-0.3, 1.49, -0.05], 0.04),
    matter('light', '#ff2a3a', { emissiveIntensity: 0.9 }),
  );
  kit.add(
    'bull',
    swept(triples('-0.6 0.36 2.3, -0.45 0.62 2.34, 0.45 0.62 2.34, 0.6 0.36 2.3'), 0.03, {
      sides: 12,
      tension: 0.2,
    }),
    matter('rubber', '#121315', { roughness: 0.5 }),
  );
}

export const POLICE_CAR_PROP: Prop = {
  noun: 'police car',
  words: ['cop car', 'patrol car'],
  size: [2.08, 1.54, 4.63],
  stands: ROAD,
  paints: PAINTED,
  moves: [...WHEELS, { part: 'beacon.l', does: 'glow' }, { part: 'beacon.r', does: 'glow' }],
  build: made(police),
};
