import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, outline, slab, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { DESK } from './shapes.js';

const LYING = { turn: [0, 0, -Math.PI / 2 + 0.02] as Triple };

/** A fountain pen that lies on its rest, its gold nib to the right and its cap beside it. */
function pen(kit: Maker): void {
  const whole = kit.joint('lying', [-0.07, 0.017, 0.006], [0, 0.3, 0]);
  const resin = kit.main('gloss', '#14244a');
  const gold = matter('gold', '#e0b24e');
  const barrel = turned(
    corners(
      '0 0, 0.0048 0 0.002, 0.0062 0.02 0.003, 0.0068 0.075 0.003, 0.0064 0.088 0.001, 0.0052 0.09, 0.0047 0.112 0.001, 0.0036 0.116, 0 0.116',
    ),
    40,
  );
  whole.add('barrel', placed(barrel, LYING), resin);
  const rings = [0.0885, 0.02, 0.113].map((y, i) =>
    turned(
      corners(
        `0 0, ${[0.0069, 0.0065, 0.005][i]} 0 0.0005, ${[0.0069, 0.0065, 0.005][i]} 0.0024 0.0005, 0 0.0024`,
      ),
      36,
    ).translate(0, y, 0),
  );
  const nib = bent(
    slab(
      outline(corners('-0.0042 0 0.001, 0.0042 0 0.001, 0.0036 0.014 0.004, 0 0.026, -0.0036 0.014 0.004')),
      0.001,
      0.0003,
    ),
    (at) => at.setZ(at.z - 160 * at.x * at.x * (1 - at.y / 0.03)),
  ).translate(0, 0.114, 0.003);
  whole.add('gold', placed(merged([...rings, nib].map((part) => part.deleteAttribute('uv'))), LYING), gold);
  whole.add(
    'slit',
    placed(brick([0.0006, 0.012, 0.0006], [0, 0.131, 0.0037], 0.0001), LYING),
    matter('rubber', '#1a1512'),
  );
  const cap = kit.joint('cap', [-0.045, 0.008, 0.042], [0, 0.62, 0]);
  const tube = turned(
    corners('0.0066 0, 0.0078 0 0.0006, 0.0078 0.05 0.001, 0.0066 0.062 0.003, 0 0.063'),
    40,
  );
  cap.add('tube', placed(tube, LYING), resin);
  const clip = [
    boxAt([0.0026, 0.04, 0.0014], [0, 0.036, 0.0098], 0.0006),
    turned(corners('0 0, 0.0082 0 0.0005, 0.0082 0.004 0.0005, 0 0.004'), 36).translate(0, 0.001, 0),
  ];
  cap.add('clip', placed(merged(clip), LYING), gold);
  kit.add(
    'rest',
    merged([-0.035, 0.03].map((x) => boxAt([0.01, 0.012, 0.02], [x, 0.006, -0.004 - x * 0.3], 0.003))),
    matter('wood', '#6b4527'),
  );
}

/** A pencil with six sides, its shavings beside it. */
function pencil(kit: Maker): void {
  const whole = kit.joint('lying', [-0.09, 0.005, 0], [0, 0.3, 0]);
  const six = (from: number, to: number, low: number, high: number) =>
    turned(
      [
        [0, low],
        [from, low],
        [to, high],
        [0, high],
      ],
      6,
    );
  whole.add('paint', placed(six(0.0048, 0.0048, 0.02, 0.15), LYING), kit.main('gloss', '#f3b81f'));
  const bare = turned(corners('0 0.1498, 0.0047 0.1498, 0.0013 0.1715, 0 0.1715'), 24);
  whole.add('wood', placed(bare, LYING), matter('clay', '#e6bd86'));
  whole.add(
    'lead',
    placed(turned(corners('0 0.171, 0.00135 0.171, 0.0003 0.178 0.0003, 0 0.178'), 16), LYING),
    matter('rubber', '#26262a'),
  );
  const bands = turned(
    corners(
      '0 0.008, 0.005 0.008 0.0004, 0.005 0.0105 0.0004, 0.0046 0.0112, 0.0046 0.0125, 0.005 0.0132 0.0004, 0.005 0.0165 0.0004, 0.0046 0.0172, 0.005 0.018, 0.005 0.0215 0.0004, 0 0.0215',
    ),
    30,
  );
  whole.add('ferrule', placed(bands, LYING), matter('metal', '#c5cace'));
  whole.add(
    'rubber',
    placed(turned(corners('0 -0.004, 0.0045 -0.004 0.002, 0.0046 0.009 0.0004, 0 0.009'), 28), LYING),
    matter('rubber', '#ee8f96'),
  );
  const curl = (x: number, z: number, turn: number) =>
    placed(
      bent(
        slab(outline(corners('-0.016 -0.004, 0.016 -0.005, 0.016 0.004, -0.016 0.005')), 0.0006, 0),
        (at) => {
          const [angle, far] = [at.x / 0.0065, 0.0065 + at.x * 0.06];
          at.set(Math.cos(angle) * far, at.y + 0.005, Math.sin(angle) * far + at.z);
        },
      ),
      { at: [x, 0.001, z], turn: [0.5, turn, 0] },
    );
  kit.add(
    'shavings',
    merged([curl(0.03, 0.016, 0), curl(0.062, 0.004, 2), curl(0.05, 0.03, 4)]),
    matter('clay', '#dcb078', { side: 2 }),
  );
}

export const PEN_PROP: Prop = {
  noun: 'pen',
  words: ['fountain pen', 'ink pen', 'ballpoint pen', 'ball pen', 'calligraphy pen'],
  size: [0.136, 0.026, 0.081],
  stands: DESK,
  paints: ['barrel', 'tube'],
  build: made(pen),
};

export const PENCIL_PROP: Prop = {
  noun: 'pencil',
  words: ['yellow pencil', 'lead pencil', 'colored pencil', 'coloured pencil', 'crayon'],
  size: [0.175, 0.0141, 0.087],
  stands: DESK,
  paints: ['paint'],
  build: made(pencil),
};
