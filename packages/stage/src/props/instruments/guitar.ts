import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { boxAt, brick, hoop, outline, puck, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { STANDS, steel, strings, waisted } from './shapes.js';

function guitarBody(kit: Maker, lean: Maker): void {
  const body = waisted(
    pairs(
      '0.06 0.0, 0.155 0.03, 0.19 0.11, 0.178 0.19, 0.128 0.255, 0.118 0.29, 0.138 0.345, 0.135 0.41, 0.09 0.47, 0.03 0.482',
    ),
    0.06,
  );
  lean.add('body', slab(body, 0.1, 0.004, 20), kit.main('gloss', '#8a4a22', { roughness: 0.3 }));
  lean.add(
    'top',
    slab(
      waisted(
        pairs(
          '0.06 0.004, 0.152 0.034, 0.185 0.11, 0.174 0.188, 0.124 0.254, 0.114 0.29, 0.134 0.346, 0.131 0.408, 0.088 0.466, 0.03 0.478',
        ),
        0.06,
      ),
      0.006,
      0.001,
      20,
    ).translate(0, 0, 0.049),
    matter('wood', '#e2ab62'),
  );
}

function guitarDark(lean: Maker): void {
  lean.add(
    'dark',
    merged([
      puck(0.049, 0.001, 0.0003, 48)
        .rotateX(Math.PI / 2)
        .translate(0, 0.315, 0.052),
      boxAt([0.054, 0.5, 0.008], [0, 0.64, 0.054], 0.002),
      boxAt([0.15, 0.022, 0.012], [0, 0.13, 0.056], 0.004),
    ]),
    matter('rubber', '#211814', { roughness: 0.6 }),
  );
  lean.add(
    'neck',
    merged([
      boxAt([0.052, 0.46, 0.03], [0, 0.7, 0.038], 0.014),
      placed(
        slab(
          outline(triples('-0.03 0 0.006, 0.03 0 0.006, 0.037 0.16 0.012, 0 0.175 0.01, -0.037 0.16 0.012')),
          0.018,
          0.004,
        ),
        { at: [0, 0.89, 0.04], turn: [-0.2, 0, 0] },
      ),
    ]),
    matter('wood', '#7a4626'),
  );
  lean.add('rosette', hoop(0.054, 0.0025, 56).translate(0, 0.315, 0.0525), matter('wood', '#c07a3c'));
  const pegs = Array.from({ length: 6 }, (_, i) =>
    rod(0.0055, 0.04, 12)
      .rotateZ(Math.PI / 2)
      .translate(
        (i % 2 ? 1 : -1) * 0.045,
        0.935 + Math.floor(i / 2) * 0.042,
        0.028 - Math.floor(i / 2) * 0.008,
      ),
  );
  lean.add(
    'steel',
    merged([
      strings(6, [0.048, 0.038], [0.13, 0.9], [0.064, 0.0605]),
      ...pegs,
      ...Array.from({ length: 14 }, (_, i) =>
        brick([0.052, 0.0014, 0.0016], [0, 0.885 - 0.6 * (1 - 0.944 ** i), 0.0585], 0.0004),
      ),
    ]),
    steel(),
  );
}

function guitar(kit: Maker): void {
  const lean = kit.joint('guitar', [0, 0.012, 0], [-0.14, 0, 0]);
  guitarBody(kit, lean);
  guitarDark(lean);
}

export const GUITAR_PROP: Prop = {
  noun: 'guitar',
  words: ['acoustic guitar'],
  size: [0.372, 1.06, 0.2],
  stands: STANDS,
  paints: ['body'],
  build: made(guitar),
};
