import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { type Corner, turned } from '../kit/solids.js';
import { labelled } from './shapes.js';

function jar(kit: Maker): void {
  const shell: Corner[] = corners(
    '0 0.004, 0.036 0 0.006, 0.042 0.004 0.008, 0.042 0.085 0.012, 0.035 0.096 0.004, 0.035 0.104',
  );
  kit.add('glass', turned(shell), matter('glass', '#ffffff'));
  kit.add(
    'jam',
    turned(corners('0 0.006, 0.036 0.004 0.006, 0.0405 0.008 0.006, 0.0405 0.082 0.006, 0 0.083')),
    kit.main('liquid', '#a3152a'),
  );
  kit.add(
    'lid',
    turned(corners('0.0375 0.094 0.001, 0.0382 0.112 0.003, 0.03 0.1125 0.001, 0 0.1115')),
    matter('gold', '#caa557'),
  );
  labelled(kit, [0.0423, 0.022, 0.068], matter('paper', '#f6ecd4'));
}

export const JAR_PROP: Prop = {
  noun: 'jar',
  words: ['jam', 'jar of jam', 'jam jar', 'marmalade', 'mason jar'],
  size: [0.084, 0.112, 0.0843],
  stands: ['table', 'podium', 'hand'],
  paints: ['jam'],
  label: 'label',
  build: made(jar),
};
