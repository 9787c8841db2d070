import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { hoop, puck, turned } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { DESK } from './shapes.js';

function headphones(kit: Maker): void {
  const shell = kit.main('plastic', '#2a2c31', { roughness: 0.32 });
  const arc = (reach: number, from: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const angle = from + ((Math.PI - 2 * from) * i) / 14;
      return [Math.cos(angle) * reach, 0.1 + Math.sin(angle) * (reach + 0.014), 0] as const;
    });
  kit.add('band', swept(arc(0.079, 0.12), 0.0056, { steps: 70, sides: 20, flat: 2.2 }), shell);
  kit.add(
    'cushion',
    swept(arc(0.0735, 0.75), 0.0062, { steps: 50, sides: 20, flat: 1.9 }),
    matter('leather', '#1a1b1e'),
  );
  for (const side of [-1, 1] as const) {
    const cup = kit.joint(side < 0 ? 'cup.l' : 'cup.r', [side * 0.078, 0.068, 0], [0, 0, side * -0.1]);
    const outer = turned(
      corners('0.033 0 0.003, 0.0365 0.004 0.003, 0.036 0.016 0.006, 0.026 0.0225 0.006, 0 0.0225'),
      56,
    );
    cup.add('shell', placed(outer, { turn: [0, 0, (side * -Math.PI) / 2], scale: [1.12, 1, 0.92] }), shell);
    cup.add(
      'ring',
      placed(hoop(0.0262, 0.001, 56).rotateX(Math.PI / 2), {
        at: [side * 0.0215, 0, 0],
        turn: [0, 0, Math.PI / 2],
        scale: [1.12, 1, 0.92],
      }),
      matter('metal', '#c9a77a', { roughness: 0.25 }),
    );
    const pad = placed(hoop(0.0235, 0.0125, 56), {
      turn: [0, Math.PI / 2, 0],
      at: [side * -0.006, 0, 0],
      scale: [0.92, 1.12, 0.85],
    });
    cup.add('pad', pad, matter('leather', '#1a1b1e'));
    cup.add(
      'mesh',
      placed(puck(0.0225, 0.003, 0.001, 40), { turn: [0, 0, Math.PI / 2], at: [side * -0.001, 0, 0] }),
      matter('rubber', '#0e0e10'),
    );
    kit.add(
      side < 0 ? 'arm.l' : 'arm.r',
      swept(
        [
          [side * 0.0785, 0.112, 0],
          [side * 0.0845, 0.094, 0],
          [side * 0.0885, 0.07, 0],
        ],
        0.0035,
        { sides: 14, flat: 1.9 },
      ),
      matter('metal', '#c9a77a', { roughness: 0.25 }),
    );
  }
}

export const HEADPHONES_PROP: Prop = {
  noun: 'headphones',
  words: ['headphone', 'headset'],
  size: [0.207, 0.179, 0.067],
  stands: DESK,
  paints: ['band', 'shell'],
  build: made(headphones),
};
