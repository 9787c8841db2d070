import { handle } from '../cups/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { bead, flowing, turned } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** Foam that stands over the rim, with a run down the wall. */
function foam() {
  return bent(
    flowing(
      [
        [0.0001, 0.121],
        [0.036, 0.121],
        [0.0398, 0.128],
        [0.0405, 0.142],
        [0.0425, 0.149],
        [0.04, 0.158],
        [0.028, 0.166],
        [0.012, 0.169],
        [0, 0.1695],
      ],
      72,
      44,
    ),
    (at) => {
      const lump = at.y > 0.144 ? 1 + 0.05 * rough(at.x * 70, at.y * 70, at.z * 70) : 1;
      at.set(at.x * lump, at.y + (at.y > 0.15 ? 0.004 * rough(at.x * 60, 3, at.z * 60) : 0), at.z * lump);
    },
  );
}

function pint(kit: Maker): void {
  kit.add(
    'beer',
    turned(corners('0 0.012, 0.037 0.012 0.005, 0.0385 0.02 0.004, 0.0395 0.1225, 0 0.1225'), 56),
    kit.main('liquid', '#e3940f', { roughness: 0.1 }),
  );
  const sparks = Array.from({ length: 40 }, (_, i) => {
    const angle = i * 2.39996;
    return bead(0.0009, 0.0009, 0.0009, {
      at: [Math.cos(angle) * 0.0389, 0.02 + ((i * 37) % 100) * 0.00098, Math.sin(angle) * 0.0389],
    });
  });
  kit.add('sparks', merged(sparks), matter('liquid', '#ffe2a0'));
  kit.add('foam', foam(), matter('glaze', '#fff9ea', { roughness: 0.6, clearcoat: 0.1 }));
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.044 0 0.004, 0.045 0.012 0.004, 0.043 0.02 0.004, 0.0435 0.14 0.002, 0.0445 0.149 0.0015, 0.0425 0.15 0.001, 0.0405 0.145, 0.0398 0.013 0.006, 0 0.0115',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  handle(
    kit,
    triples('0.042 0.122 0, 0.062 0.127 0, 0.077 0.112 0, 0.078 0.06 0, 0.064 0.034 0, 0.042 0.036 0'),
    0.0062,
    matter('glass', '#ffffff'),
  );
}

export const PINT_OF_BEER_PROP: Prop = {
  noun: 'pint of beer',
  words: [
    'beer',
    'beer glass',
    'beer mug',
    'beer stein',
    'glass of beer',
    'mug of beer',
    'pint',
    'pint glass',
    'craft beer',
    'cold beer',
    'draft beer',
    'lager',
    'ale',
    'ipa',
  ],
  size: [0.132, 0.171, 0.0895],
  stands: TABLE,
  paints: ['beer'],
  build: made(pint),
};
