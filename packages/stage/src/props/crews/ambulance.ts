import { Mesh } from 'three';
import { car } from '../cars/shapes.js';
import { VAN } from '../cars/van.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick } from '../kit/solids.js';
import { split } from '../kit/split.js';
import { merged, placed } from '../kit/surface.js';
import { beacon, four, ROAD } from './shapes.js';

/** A van in white: a band, a cross on each side and lamps on its roof. */
function ambulance(kit: Maker): void {
  car(kit, { ...VAN, colour: '#f7f7f4' });
  const body = kit.group.getObjectByName('body');
  if (body instanceof Mesh) {
    const [band, rest] = split(body.geometry, (x, y, z) =>
      Math.max(Math.abs(y - 0.98) - 0.075, z - 2.0, 0.5 - Math.abs(x)),
    );
    body.geometry = rest;
    kit.add('band', band, matter('paint', '#d3222a'));
  }
  const crosses = [1, -1].flatMap((side) =>
    [brick([0.03, 0.5, 0.17], [0, 0, 0], 0.008), brick([0.03, 0.17, 0.5], [0, 0, 0], 0.008)].map((arm) =>
      placed(arm, { at: [side * 0.868, 1.52, -0.85], turn: [0, 0, side * 0.14] }),
    ),
  );
  kit.add('crosses', merged(crosses), matter('paint', '#d3222a'));
  kit.add(
    'bar',
    brick([1.3, 0.08, 0.3], [0, 2.03, 0.85], 0.03),
    matter('rubber', '#1b1c20', { roughness: 0.5 }),
  );
  kit.add('beacon.l', brick([0.5, 0.14, 0.24], [0.36, 2.12, 0.85], 0.05), beacon('#2a6cff'));
  kit.add('beacon.r', brick([0.5, 0.14, 0.24], [-0.36, 2.12, 0.85], 0.05), beacon('#ff2a3a'));
}

export const AMBULANCE_PROP: Prop = {
  noun: 'ambulance',
  words: ['paramedic van', 'emergency vehicle'],
  size: [2.24, 2.19, 5.04],
  stands: ROAD,
  paints: ['body', 'handles'],
  moves: [...four, { part: 'beacon.l', does: 'glow' }, { part: 'beacon.r', does: 'glow' }],
  build: made(ambulance),
};
