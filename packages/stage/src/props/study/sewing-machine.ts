import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, outline, plate, puck, rod, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Seen from the front: head to the left, wheel to the right. */
const BODY = triples(
  '-0.16 0.13 0.012, -0.112 0.13 0.012, -0.1 0.182 0.024, 0.07 0.2 0.03, 0.085 0.04 0.012, 0.15 0.04 0.012, 0.155 0.252 0.03, 0.05 0.262 0.05, -0.12 0.258 0.03, -0.166 0.225 0.02',
);

function metalwork(kit: Maker): void {
  const bar = rod(0.004, 0.075, 14).translate(-0.136, 0.105, 0);
  const foot = [
    boxAt([0.016, 0.004, 0.03], [-0.136, 0.051, 0.004], 0.0015),
    rod(0.0014, 0.03, 8).translate(-0.136, 0.065, 0.006),
  ];
  const sheet = boxAt([0.05, 0.003, 0.075], [-0.136, 0.0425, 0], 0.001);
  const pin = rod(0.0028, 0.06, 10).translate(0.055, 0.285, 0);
  const wheel = placed(
    turned(
      corners(
        '0 -0.012, 0.02 -0.012 0.003, 0.034 -0.009 0.003, 0.042 -0.008 0.003, 0.042 0.008 0.003, 0.034 0.009 0.003, 0.02 0.012 0.003, 0 0.014',
      ),
      40,
    ),
    {
      turn: [0, 0, -Math.PI / 2],
      at: [0.17, 0.2, 0],
    },
  );
  const dials = [0.02, -0.04].map((x) =>
    placed(puck(0.013, 0.014, 0.003, 28), { turn: [Math.PI / 2, 0, 0], at: [x, 0.228, 0.04] }),
  );
  kit.add(
    'steel',
    merged([bar, ...foot, sheet, pin, wheel, ...dials].map((part) => part.deleteAttribute('uv'))),
    matter('chrome', '#d5d9dc'),
  );
}

function sewingMachine(kit: Maker): void {
  const paint = kit.main('gloss', '#2f8f8a', { roughness: 0.28 });
  kit.add('body', slab(outline(BODY), 0.085, 0.012), paint);
  const base = plate(
    outline(triples('-0.195 -0.075 0.02, 0.175 -0.075 0.02, 0.175 0.075 0.02, -0.195 0.075 0.02')),
    0.042,
    0.008,
  );
  kit.add('base', base, matter('gloss', '#f3ead8', { roughness: 0.3 }));
  metalwork(kit);
  const spool = turned(
    corners(
      '0 0.2605, 0.016 0.261 0.001, 0.016 0.264 0.001, 0.0135 0.266 0.002, 0.0145 0.285 0.004, 0.0135 0.302 0.002, 0.016 0.304 0.001, 0.016 0.307 0.001, 0 0.307',
    ),
    32,
  );
  const thread = swept(
    triples(
      '0.0415 0.29 0, -0.03 0.276 0.012, -0.126 0.263 0.02, -0.15 0.2 0.0455, -0.14 0.14 0.03, -0.136 0.08 0.006',
    ),
    0.0009,
    { sides: 6, steps: 60 },
  );
  kit.add(
    'thread',
    merged([spool.translate(0.055, 0, 0), thread].map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#d8324a'),
  );
  const cloth = plate(
    outline(corners('-0.19 -0.072 0.004, -0.075 -0.072 0.004, -0.075 0.1 0.004, -0.19 0.1 0.004')),
    0.003,
    0.001,
  )
    .rotateY(Math.PI)
    .translate(-0.27, 0.0445, 0);
  kit.add('cloth', cloth, matter('clay', '#f2c9b8'));
}

export const SEWING_MACHINE_PROP: Prop = {
  noun: 'sewing machine',
  words: ['stitching machine'],
  size: [0.379, 0.315, 0.175],
  stands: ['table', 'podium'],
  paints: ['body'],
  build: made(sewingMachine),
};
