import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function teapot(kit: Maker): void {
  const glaze = kit.main('ceramic', '#4f7f8c');
  kit.add(
    'body',
    flowing(pairs('0 0.004, 0.04 0.003, 0.05 0.012, 0.082 0.05, 0.08 0.088, 0.052 0.118, 0.036 0.124')),
    glaze,
  );
  kit.add('foot', turned(corners('0.03 0.01, 0.044 0 0.003, 0.048 0.002 0.003, 0.05 0.014')), glaze);
  kit.add(
    'lid',
    turned(
      corners(
        '0.041 0.121 0.001, 0.041 0.124 0.002, 0.03 0.136 0.015, 0.008 0.142 0.004, 0.006 0.148 0.003, 0.0115 0.154 0.005, 0.0085 0.163 0.005, 0 0.1645',
      ),
    ),
    glaze,
  );
  kit.add(
    'spout',
    swept(triples('0.06 0.045 0, 0.095 0.062 0, 0.108 0.092 0, 0.13 0.118 0'), (t) => 0.02 - 0.0125 * t, {
      sides: 24,
    }),
    glaze,
  );
  kit.add(
    'handle',
    swept(triples('-0.066 0.1 0, -0.1 0.112 0, -0.125 0.085 0, -0.112 0.05 0, -0.074 0.034 0'), 0.007, {
      sides: 20,
      flat: 1.3,
    }),
    glaze,
  );
  kit.joint('steam', [0.14, 0.12, 0]);
}

export const TEAPOT_PROP: Prop = {
  noun: 'teapot',
  words: ['tea pot', 'pot of tea'],
  size: [0.266, 0.164, 0.17],
  stands: TABLE,
  paints: ['body', 'lid', 'spout', 'handle', 'foot'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(teapot),
};
