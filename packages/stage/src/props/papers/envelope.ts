import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, outline, slab, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { DESK } from './shapes.js';

/** It stands a little back, its flap and its seal to the front, a letter looking out of it. */
function envelope(kit: Maker): void {
  const whole = kit.joint('leaning', [0, 0, 0], [-0.3, 0, 0]);
  const paper = kit.main('paper', '#efe2c4');
  whole.add(
    'body',
    slab(outline(corners('-0.11 0 0.004, 0.11 0 0.004, 0.11 0.15 0.004, -0.11 0.15 0.004')), 0.006, 0.002),
    paper,
  );
  const fold = (text: string, z: number) => slab(outline(corners(text)), 0.0018, 0.0006).translate(0, 0, z);
  whole.add(
    'folds',
    merged([
      fold('-0.108 0.004, -0.108 0.146, -0.012 0.074 0.01', 0.0036),
      fold('0.108 0.146, 0.108 0.004, 0.012 0.074 0.01', 0.0036),
      fold('-0.106 0.003, 0.106 0.003, 0.01 0.086 0.012, -0.01 0.086 0.012', 0.0048),
    ]),
    matter('paper', '#e3d3ae'),
  );
  whole.add(
    'flap',
    fold('0.108 0.149 0.003, -0.108 0.149 0.003, -0.012 0.062 0.014, 0.012 0.062 0.014', 0.0062),
    matter('paper', '#f4ead2'),
  );
  const drop = bent(
    turned(
      corners('0 0, 0.0195 0 0.002, 0.0205 0.004 0.002, 0.015 0.0055 0.001, 0.0145 0.0045, 0 0.0045'),
      48,
    ),
    (at) => {
      const reach = 1 + 0.09 * noise(Math.atan2(at.z, at.x) * 1.6, 3, 1);
      at.set(at.x * reach, at.y, at.z * reach);
    },
  );
  whole.add(
    'seal',
    placed(drop, { at: [0, 0.067, 0.0068], turn: [1.571, 0, 0] }),
    matter('gloss', '#b01f28'),
  );
  const heart = slab(
    outline(
      corners(
        '0 -0.009 0.001, 0.0092 0.002 0.004, 0.0045 0.0075 0.004, 0 0.004 0.001, -0.0045 0.0075 0.004, -0.0092 0.002 0.004',
      ),
    ),
    0.002,
    0.0006,
  );
  whole.add('stamp', heart.translate(0, 0.067, 0.0118), matter('gloss', '#d4474c'));
  const letter = kit.joint('sheet', [0.025, 0.028, -0.012], [-0.3, 0, -0.09]);
  letter.add('letter', brick([0.19, 0.155, 0.0016], [0, 0.09, -0.001], 0.0005), matter('paper', '#fffaf0'));
  letter.add(
    'lines',
    merged(
      [0.152, 0.138].map((y, i) => brick([0.14 - i * 0.03, 0.0026, 0.0006], [-i * 0.015, y, 0.0002], 0.0002)),
    ),
    matter('clay', '#5a6a8c'),
  );
}

export const ENVELOPE_PROP: Prop = {
  noun: 'envelope',
  words: [
    'letter',
    'love letter',
    'sealed letter',
    'invitation',
    'sealed envelope',
    'wax sealed letter',
    'handwritten letter',
    'old letter',
  ],
  size: [0.245, 0.196, 0.07],
  stands: DESK,
  paints: ['body'],
  build: made(envelope),
};
