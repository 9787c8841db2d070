import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { rod } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { beside, girdle, type Last, lastOf, soleOf, spot } from './last.js';
import { STANDS } from './shapes.js';

/** Where the upper stands in its sole, a side from the toe to the heel: the heel is high above the ball of the foot. */
const EDGE =
  '0 0.011 0.137, 0.0135 0.0095 0.119, 0.0285 0.0065 0.076, 0.0335 0.008 0.03, 0.0255 0.031 -0.014, 0.0225 0.062 -0.049, 0.0185 0.085 -0.082, 0 0.09 -0.1';

const UPPER = [
  EDGE,
  '0 0.02 0.1375, 0.0145 0.021 0.117, 0.0295 0.02 0.073, 0.0345 0.023 0.028, 0.0275 0.048 -0.017, 0.0255 0.081 -0.053, 0.021 0.106 -0.087, 0 0.111 -0.106',
  '0 0.031 0.117, 0.0115 0.033 0.1, 0.025 0.036 0.066, 0.0315 0.038 0.024, 0.0275 0.061 -0.02, 0.0255 0.095 -0.056, 0.0205 0.127 -0.087, 0 0.133 -0.104',
  '0 0.042 0.076, 0.012 0.042 0.07, 0.0245 0.044 0.048, 0.0295 0.051 0.012, 0.0265 0.071 -0.026, 0.024 0.103 -0.058, 0.018 0.142 -0.085, 0 0.153 -0.098',
];

/** From the opening down to where the foot stands. */
const INSIDE = [
  UPPER[3]!,
  '0 0.017 0.072, 0.012 0.015 0.066, 0.0235 0.012 0.046, 0.0275 0.014 0.018, 0.0225 0.037 -0.018, 0.0195 0.069 -0.051, 0.015 0.092 -0.079, 0 0.096 -0.092',
  '0 0.0145 0.05, 0 0.0135 0.044, 0 0.0125 0.034, 0 0.015 0.014, 0 0.0375 -0.018, 0 0.069 -0.05, 0 0.09 -0.068, 0 0.092 -0.074',
];

/** The heel, from its tip up to the seat of the foot. */
const STILETTO = [
  '0 0 -0.0855, 0.0032 0 -0.087, 0.0045 0 -0.09, 0.0032 0 -0.093, 0 0 -0.0945',
  '0 0.022 -0.0845, 0.0036 0.022 -0.0865, 0.0052 0.022 -0.0905, 0.0038 0.022 -0.0945, 0 0.022 -0.0965',
  '0 0.047 -0.079, 0.0065 0.047 -0.0805, 0.0092 0.05 -0.0885, 0.0065 0.054 -0.0965, 0 0.055 -0.0995',
  '0 0.0615 -0.063, 0.0145 0.064 -0.065, 0.0175 0.073 -0.08, 0.0133 0.081 -0.0957, 0 0.082 -0.1019',
  '0 0.068 -0.053, 0.021 0.0685 -0.055, 0.0195 0.0835 -0.08, 0.014 0.0885 -0.0957, 0 0.0905 -0.1017',
];

const rim = (upper: Last): BufferGeometry =>
  swept(
    Array.from({ length: 48 }, (_, i) => spot(upper(i / 24, 1))),
    0.0013,
    { sides: 8, steps: 80, isClosed: true },
  );

function pump(kit: Maker, hand: number): void {
  const upper = lastOf(UPPER, hand);
  const flip = beside(hand, 0.048);
  const skin = kit.main('gloss', '#b3122a', { roughness: 0.2 });
  kit.add('upper', flip(merged([girdle(upper, 0, 1, 72, 18), rim(upper)])), skin);
  kit.add('heel', flip(girdle(lastOf(STILETTO, hand), 0, 1, 32, 22)), skin);
  kit.add(
    'lining',
    flip(girdle(lastOf(INSIDE, hand), 0, 1, 60, 10)),
    matter('leather', '#d9b48c', { roughness: 0.6 }),
  );
  kit.add('tip', flip(rod(0.0047, 0.006, 20).translate(0, 0.003, -0.09)), matter('rubber', '#1d1a19'));
  const under = soleOf({ edge: EDGE, out: 0.0012, tread: ([, y]) => y - 0.0055 }, hand);
  kit.add('sole', flip(girdle(under, 0, 1, 72, 12)), matter('rubber', '#2a2220', { roughness: 0.5 }));
}

function highHeels(kit: Maker): void {
  pump(kit, 1);
  pump(kit, -1);
}

export const HIGH_HEELS_PROP: Prop = {
  noun: 'high heel',
  words: [
    'high heels',
    'high-heeled shoe',
    'heeled shoe',
    'stiletto',
    'stilettos',
    'stiletto heel',
    'stiletto pump',
    'heeled pump',
    'leather pump',
    'pair of pumps',
  ],
  size: [0.161, 0.155, 0.268],
  stands: STANDS,
  paints: ['upper', 'heel'],
  build: made(highHeels),
};
