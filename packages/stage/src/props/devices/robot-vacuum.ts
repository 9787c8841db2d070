import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { bead, turned } from '../kit/solids.js';

function robotVacuum(kit: Maker): void {
  const glow = bead(0.004, 0.002, 0.004, { at: [0, 0.0825, 0.1] });
  kit.add(
    'body',
    turned(
      corners('0 0.008, 0.165 0.008 0.006, 0.17 0.02 0.006, 0.17 0.07 0.01, 0.155 0.079 0.006, 0 0.081'),
      80,
    ),
    kit.main('plastic', '#f4f4f4'),
  );
  kit.add(
    'bumper',
    turned(corners('0.1705 0.03, 0.1725 0.031 0.001, 0.1725 0.062 0.001, 0.1705 0.063'), 80),
    matter('plastic', '#26282c'),
  );
  kit.add(
    'turret',
    turned(corners('0 0.08, 0.045 0.08 0.001, 0.045 0.096 0.004, 0 0.098'), 48).translate(0, 0, -0.04),
    matter('plastic', '#26282c'),
  );
  kit.add('light', glow, matter('light', '#5ad1ff'));
}

export const ROBOT_VACUUM_PROP: Prop = {
  noun: 'robot vacuum',
  words: ['vacuum cleaner', 'robot vacuum cleaner'],
  size: [0.345, 0.09, 0.345],
  stands: ['floor'],
  paints: ['body'],
  build: made(robotVacuum),
};
