import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

function hourglass(kit: Maker): void {
  const end = turned(
    corners('0 0, 0.052 0 0.003, 0.055 0.008 0.004, 0.047 0.014 0.004, 0.04 0.018 0.002, 0 0.018'),
    64,
  );
  const post = turned(
    corners(
      '0 0.012, 0.0055 0.014 0.001, 0.007 0.05 0.01, 0.0048 0.085 0.004, 0.0085 0.1 0.004, 0.0048 0.115 0.004, 0.007 0.15 0.01, 0.0055 0.186 0.001, 0 0.188',
    ),
    20,
  );
  const posts = [0, 1, 2].map((i) =>
    post.clone().translate(Math.cos(i * 2.094 + 0.5) * 0.045, 0, Math.sin(i * 2.094 + 0.5) * 0.045),
  );
  kit.add(
    'frame',
    merged([end, placed(end, { turn: [Math.PI, 0, 0], at: [0, 0.2, 0] }), ...posts]),
    kit.main('wood', '#7d4a26'),
  );
  const sand = matter('clay', '#e8b45c', { roughness: 0.9 });
  const heap = flowing(
    corners('0.0001 0.0195, 0.025 0.0195, 0.0335 0.03, 0.0345 0.045, 0.022 0.054, 0.009 0.063, 0 0.066'),
    48,
    30,
  );
  const rest = flowing(
    corners('0.0015 0.1025, 0.009 0.111, 0.0245 0.1285, 0.0318 0.141, 0.0255 0.1395, 0.011 0.131, 0 0.126'),
    48,
    30,
  );
  const fall = swept(
    [
      [0, 0.064, 0],
      [0, 0.104, 0],
    ],
    0.0011,
    { sides: 8, steps: 2 },
  );
  kit.add('sand', merged([heap, rest, fall].map((part) => part.deleteAttribute('uv'))), sand);
  const bulb = flowing(
    corners(
      '0.0001 0.0178, 0.028 0.0182, 0.0365 0.032, 0.0355 0.055, 0.022 0.078, 0.0055 0.094, 0.0042 0.1, 0.0055 0.106, 0.022 0.122, 0.0355 0.145, 0.0365 0.168, 0.028 0.1818, 0.0001 0.1822',
    ),
    56,
    70,
  );
  kit.add('glass', bulb, matter('glass', '#ffffff'));
}

export const HOURGLASS_PROP: Prop = {
  noun: 'hourglass',
  words: ['sand timer', 'sandglass', 'egg timer', 'sand clock'],
  size: [0.108, 0.2, 0.108],
  stands: DESK,
  paints: ['frame'],
  build: made(hourglass),
};
