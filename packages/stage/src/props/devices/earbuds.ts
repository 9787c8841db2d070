import { type BufferGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ellipsoid, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { split } from '../kit/split.js';
import { skin, swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

const [WIDE, HIGH, DEEP] = [0.062, 0.044, 0.026];
/** Where the case opens, of its height. */
const CUT = 0.03;

const bow = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power;

/** What closes a half where the pebble is cut, facing up. */
function cap(): BufferGeometry {
  const ring = (share: number, y: number) =>
    Array.from({ length: 57 }, (_, k) => {
      const turn = (k / 56) * 2 * Math.PI;
      const [x, z] = [bow(Math.cos(turn), 0.72), bow(Math.sin(turn), 0.84)];
      return new Vector3((WIDE / 2) * 0.972 * share * x, y, (DEEP / 2) * 0.966 * share * z);
    });
  return skin([ring(0.001, 0), ring(0.9, 0), ring(0.95, -0.0004), ring(1, -0.0012)]);
}

/** A pebble, flatter than round: a superellipsoid, its middle in the origin. */
function pebble(): BufferGeometry {
  const rings = Array.from({ length: 33 }, (_, i) => {
    const angle = ((i / 32) * 0.998 + 0.001 - 0.5) * Math.PI;
    const [y, wide, deep] = [
      bow(Math.sin(angle), 0.78),
      bow(Math.cos(angle), 0.62),
      bow(Math.cos(angle), 0.8),
    ];
    return Array.from({ length: 57 }, (_, k) => {
      const turn = (k / 56) * 2 * Math.PI;
      return new Vector3(
        (WIDE / 2) * wide * bow(Math.cos(turn), 0.72),
        (HIGH / 2) * y,
        (DEEP / 2) * deep * bow(Math.sin(turn), 0.84),
      );
    });
  });
  return skin(rings.toReversed());
}

/** One bud, upright in its place: a bulb with its tip toward the middle, on a stem that is in the case. */
function bud(kit: Maker, side: -1 | 1): void {
  const one = kit.joint(
    side < 0 ? 'bud.l' : 'bud.r',
    [side * 0.0145, CUT - 0.003, 0.001],
    [-0.12, side * 0.25, side * -0.12],
  );
  const gloss = kit.main('gloss', '#f6f7f8', { roughness: 0.14 });
  one.add(
    'bulb',
    merged([
      ellipsoid(0.0078, 0.0088, 0.0076, { at: [0, 0.0085, 0] }),
      swept(
        [
          [side * 0.003, -0.008, 0.001],
          [side * 0.003, 0.009, 0.001],
        ],
        0.0031,
        { sides: 20, steps: 4 },
      ),
      placed(puck(0.0038, 0.006, 0.001, 24), {
        at: [side * -0.0045, 0.011, 0.0035],
        turn: [0.5, 0, side * 1.1],
      }),
    ]),
    gloss,
  );
  one.add(
    'tip',
    placed(ellipsoid(0.0054, 0.0036, 0.0054), {
      at: [side * -0.0102, 0.0135, 0.0055],
      turn: [0.5, 0, side * 1.1],
    }),
    matter('rubber', '#d7dadd', { roughness: 0.55 }),
  );
  one.add(
    'grille',
    merged([
      placed(ellipsoid(0.0024, 0.0011, 0.0046), {
        at: [side * 0.0022, 0.0166, 0.0002],
        turn: [0, 0, side * -0.3],
      }),
      ellipsoid(0.0014, 0.003, 0.0009, { at: [side * 0.0006, 0.009, 0.0073] }),
    ]),
    matter('rubber', '#25272b'),
  );
}

function earbuds(kit: Maker): void {
  const gloss = kit.main('gloss', '#f6f7f8', { roughness: 0.14 });
  const whole = pebble().translate(0, HIGH / 2, 0);
  const [low, high] = split(whole, (_x, y) => y - CUT);
  kit.add('case', low, gloss);
  const lid = kit.joint('lid', [0, CUT + 0.0005, -DEEP / 2 + 0.003], [-1.62, 0, 0]);
  lid.add('cover', high.translate(0, -CUT, DEEP / 2 - 0.003), gloss);
  lid.add(
    'lining',
    cap()
      .rotateX(Math.PI)
      .translate(0, 0, DEEP / 2 - 0.003),
    matter('plastic', '#dfe2e5'),
  );
  kit.add('deck', cap().translate(0, CUT + 0.0002, 0), matter('plastic', '#e7e9eb', { roughness: 0.4 }));
  kit.add(
    'wells',
    merged(
      [-1, 1].map((side) => ellipsoid(0.0092, 0.0006, 0.0092, { at: [side * 0.0145, CUT + 0.0002, 0.001] })),
    ),
    matter('rubber', '#8d9297', { roughness: 0.6 }),
  );
  kit.add(
    'hinge',
    placed(
      swept(
        [
          [-0.012, 0, 0],
          [0.012, 0, 0],
        ],
        0.0022,
        { sides: 14, steps: 2 },
      ),
      { at: [0, CUT, -DEEP / 2 + 0.001] },
    ),
    matter('chrome', '#d5d8db'),
  );
  kit.add(
    'lamp',
    ellipsoid(0.0012, 0.0012, 0.0005, { at: [0, 0.019, DEEP / 2] }),
    matter('light', '#5fe08a'),
  );
  bud(kit, -1);
  bud(kit, 1);
}

export const EARBUDS_PROP: Prop = {
  noun: 'earbuds',
  words: [
    'earbud',
    'wireless earbuds',
    'earphones',
    'wireless earphones',
    'airpods',
    'ear buds',
    'in-ear headphones',
    'earbud case',
    'earbuds case',
  ],
  size: [0.062, 0.0535, 0.038],
  stands: DESK,
  paints: ['case', 'cover', 'bulb'],
  build: made(earbuds),
};
