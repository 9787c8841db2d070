import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { TABLE } from './shapes.js';

function paperCup(kit: Maker): void {
  const wall = turned(corners('0 0.004, 0.028 0.004, 0.0285 0 0.0006, 0.0297 0 0.0006, 0.041 0.12'));
  kit.add('cup', wall, kit.main('paper', '#f4efe6'));
  kit.add(
    'sleeve',
    turned(corners('0.0325 0.03, 0.0339 0.0302 0.0004, 0.0392 0.085 0.0004, 0.038 0.0855')),
    matter('paper', '#a87446'),
  );
  kit.add(
    'lid',
    turned(
      corners(
        '0.0415 0.116 0.001, 0.0435 0.117 0.001, 0.0435 0.122 0.001, 0.0405 0.123 0.001, 0.0385 0.133 0.002, 0.035 0.1335 0.001, 0.034 0.13 0.001, 0 0.13',
      ),
    ),
    matter('plastic', '#2b2725'),
  );
  const band = turned(
    Array.from({ length: 2 }, (_, i) => [0.0347 + i * 0.0038, 0.038 + i * 0.038] as const),
    96,
  );
  kit.label(frontOf(band), 2.1, '#3a2416', matter('paper', '#a87446'));
}

/** The front third of a turned wall, UVs across it. */
function frontOf(wall: BufferGeometry): BufferGeometry {
  const uvs = wall.getAttribute('uv');
  for (let i = 0; i < uvs.count; i += 1)
    uvs.setX(i, (uvs.getX(i) < 0.5 ? uvs.getX(i) : uvs.getX(i) - 1) * 3 + 0.5);
  return wall;
}

export const PAPER_CUP_PROP: Prop = {
  noun: 'paper cup',
  words: ['takeaway coffee', 'to-go cup', 'coffee to go', 'disposable cup'],
  size: [0.087, 0.133, 0.087],
  stands: TABLE,
  paints: ['cup'],
  label: 'label',
  build: made(paperCup),
};
