import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { bead, flowing } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { FOUND, plain } from './shapes.js';

function acorn(kit: Maker): void {
  const lean = { turn: [0.3, 0, -1.05], at: [-0.006, 0.012, 0] } as const;
  const nut = tinted(
    flowing(
      pairs(
        '0.0002 -0.0035, 0.0011 -0.002, 0.0014 -0.0002, 0.0052 0.0015, 0.0095 0.008, 0.0104 0.016, 0.0092 0.023, 0.0002 0.024',
      ),
      48,
      34,
    ),
    (x, y, z) =>
      between(
        ['#e8b868', '#c98a3a', '#a8642a', '#8a4a1e'],
        0.1 + y * 32 + 0.16 * noise(Math.atan2(z, x) * 9, y * 60, 1),
      ),
  );
  kit.add('nut', placed(nut, lean), kit.main('gloss', '#ffffff', { roughness: 0.2 }));
  const dome = flowing(
    pairs('0.0102 0.0185, 0.0124 0.0178, 0.0128 0.021, 0.0105 0.0265, 0.005 0.0298, 0.0002 0.0306'),
    40,
    20,
  );
  const scales = Array.from({ length: 120 }, (_, i) => {
    const t = (i + 0.5) / 120;
    const [angle, up] = [i * 2.39996, Math.acos(1 - t)];
    const [far, y] = [0.0126 * Math.sin(up), 0.0186 + 0.0116 * Math.cos(up)];
    return tinted(
      bead(0.0019, 0.0011, 0.0017, {
        at: [Math.cos(angle) * far, y, Math.sin(angle) * far],
        turn: [0, -angle, -up],
      }),
      i % 3 ? '#8f6a3e' : '#a8814e',
    );
  });
  const stem = swept(triples('0 0.029 0, 0.0006 0.034 0, 0.003 0.039 0.001'), 0.0014, {
    sides: 8,
    steps: 10,
  });
  kit.add(
    'cap',
    placed(plain([tinted(dome, '#75522e'), merged(scales), tinted(stem, '#6b4a2a')]), lean),
    matter('clay', '#ffffff'),
  );
  const leaves = [-0.5, 0.6].map((turn) =>
    placed(leaf(0.034, 0.017, 0.2, 14), { at: [0.018, 0.004, -0.006], turn: [0, turn, 0.2] }),
  );
  kit.add('leaves', merged(leaves), matter('plant', '#b5702a'));
}

export const ACORN_PROP: Prop = {
  noun: 'acorn',
  words: ['oak nut', 'hazelnut'],
  size: [0.0576, 0.0302, 0.0423],
  stands: FOUND,
  paints: ['nut'],
  build: made(acorn),
};
