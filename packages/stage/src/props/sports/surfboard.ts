import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, outline, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { boardSkin } from './board.js';

function surfboard(kit: Maker): void {
  const sea = kit.options.colour ?? '#1f9fb3';
  const board = boardSkin({
    length: 2,
    half: (t) => 0.275 * (1 - Math.abs(t) ** (t > 0 ? 2.3 : 3.4)) ** 0.62 + 0.001,
    thick: (t) => 0.012 + 0.05 * (1 - t * t) ** 0.6,
    lift: (t) => 0.055 + 0.085 * Math.max(0, t) ** 3 + 0.02 * Math.max(0, -t) ** 3,
    paint: (t, across) => stripeAt(t, Math.abs(across), sea),
    belly: '#f7f1e2',
  });
  kit.add('board', board, matter('gloss', '#ffffff'));
  const fin = slab(outline(pairs('0 0, 0.1 0, 0.03 -0.075, -0.02 -0.085')), 0.008, 0.003);
  const fins = [
    [0, -0.86],
    [0.11, -0.72],
    [-0.11, -0.72],
  ].map(([x = 0, z = 0]) => placed(fin, { at: [x, 0.085, z], turn: [0, -Math.PI / 2, 0] }));
  kit.add('fins', merged(fins), matter('plastic', '#2b3a42'));
  kit.add(
    'pad',
    merged(
      [-0.07, 0, 0.07].map((x) => boxAt([0.062, 0.012, 0.22], [x, 0.108 - Math.abs(x) * 0.09, -0.74], 0.005)),
    ),
    matter('rubber', '#2b3a42'),
  );
}

function stripeAt(t: number, across: number, sea: string): string {
  if (across < 0.035) return '#6b4a2c';
  if (t > 0.62) return '#f28a2e';
  if (t > 0.54) return '#f7f1e2';
  return across > 0.34 && across < 0.5 ? '#f7f1e2' : sea;
}

export const SURFBOARD_PROP: Prop = {
  noun: 'surfboard',
  words: ['surf board', 'longboard surfboard', 'shortboard', 'paddleboard', 'paddle board'],
  size: [0.552, 0.15, 2],
  stands: ['water', 'ground', 'floor', 'podium'],
  paints: ['board'],
  build: made(surfboard),
};
