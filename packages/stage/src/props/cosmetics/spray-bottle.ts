import { labelled } from '../bottles/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { HELD } from './shapes.js';

function sprayBottle(kit: Maker): void {
  const paint = kit.main('gloss', '#3aa0d8', { roughness: 0.3 });
  kit.add(
    'body',
    turned(
      corners(
        '0 0.003, 0.036 0 0.006, 0.042 0.005 0.008, 0.042 0.125 0.02, 0.03 0.16 0.02, 0.0155 0.188 0.01, 0.0145 0.2, 0 0.2',
      ),
    ),
    paint,
  );
  const white = matter('gloss', '#f6f6f3', { roughness: 0.35, clearcoat: 0.4 });
  const head = slab(
    outline(
      triples(
        '-0.03 0.012 0.008, -0.028 0.034 0.012, 0.03 0.036 0.006, 0.046 0.03 0.003, 0.046 0.016 0.003, 0.014 0.012 0.004, 0.011 -0.012 0.002, -0.012 -0.012 0.002, -0.013 0.008 0.004',
      ),
    ),
    0.026,
    0.005,
  ).rotateY(-Math.PI / 2);
  const collar = turned(corners('0 0.196, 0.0205 0.196 0.001, 0.0205 0.214 0.002, 0 0.215'), 48);
  kit.add(
    'head',
    merged([placed(head, { at: [0, 0.226, 0] }), collar].map((part) => part.deleteAttribute('uv'))),
    white,
  );
  const trigger = swept(
    triples('0 0.242 0.026, 0 0.226 0.034, 0 0.208 0.034, 0 0.192 0.044'),
    (t) => 0.0062 - 0.001 * t,
    {
      steps: 30,
      sides: 18,
      flat: 0.55,
    },
  );
  const nozzle = placed(puck(0.009, 0.012, 0.0015, 32), { turn: [Math.PI / 2, 0, 0], at: [0, 0.249, 0.045] });
  kit.add(
    'trigger',
    merged(
      [trigger, nozzle, boxAt([0.006, 0.006, 0.004], [0, 0.249, 0.058], 0.001)].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    matter('gloss', '#e8452f', { roughness: 0.35, clearcoat: 0.4 }),
  );
  labelled(kit, [0.0423, 0.026, 0.112], matter('paper', '#f7fbfd'), '#174f78');
}

export const SPRAY_BOTTLE_PROP: Prop = {
  noun: 'spray bottle',
  words: [
    'cleaning spray',
    'trigger spray',
    'spray cleaner',
    'window cleaner',
    'cleaning product',
    'cleaning bottle',
    'disinfectant',
  ],
  size: [0.084, 0.262, 0.102],
  stands: HELD,
  paints: ['body'],
  label: 'label',
  build: made(sprayBottle),
};
