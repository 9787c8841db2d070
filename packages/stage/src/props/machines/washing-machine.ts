import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, boxAt, brick, puck, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';

const CLOTHES = ['#d8453c', '#3f7fd0', '#f2c14e', '#5cae6c', '#e88fb4', '#f4f1ea'];
const MIDDLE = [0, 0.42, 0.3] as const;

/** What is in the drum, and tumbles with it. */
function tumbling(kit: Maker): void {
  const drum = kit.joint('drum', [0, 0.42, 0.2]);
  drum.add(
    'steel',
    turned(corners('0 -0.12, 0.19 -0.12 0.01, 0.19 0.09'), 40).rotateX(1.571),
    matter('metal', '#aeb4ba', { side: 2, roughness: 0.35 }),
  );
  drum.add(
    'lifters',
    merged(
      [0, 1, 2].map((i) =>
        placed(boxAt([0.03, 0.05, 0.18], [0, 0.165, -0.02], 0.012), { turn: [0, 0, i * 2.094] }),
      ),
    ),
    matter('metal', '#d5d9dd'),
  );
  CLOTHES.forEach((colour, i) => {
    const turn = 3.4 + i * 0.52;
    const cloth = bent(ball(0.062, 20), (at) => {
      const reach = 1 + 0.5 * noise(at.x * 34 + i * 9, at.y * 34, at.z * 34);
      at.multiplyScalar(reach);
    });
    drum.add(`cloth.${i}`, cloth, matter('fabric', colour), [
      Math.cos(turn) * (0.08 + 0.05 * (i % 2)),
      Math.sin(turn) * 0.105,
      0.0 + 0.03 * (i % 3),
    ]);
  });
}

function front(kit: Maker): void {
  const [x, y, z] = MIDDLE;
  const ring = turned(
    corners('0.165 -0.03, 0.172 0.02 0.006, 0.205 0.022 0.01, 0.225 -0.005 0.008, 0.215 -0.02'),
    64,
  ).rotateX(1.571);
  kit.add('ring', placed(ring, { at: [x, y, z + 0.002] }), matter('chrome', '#c9ced3'));
  kit.add(
    'seal',
    placed(turned(corners('0.155 -0.06, 0.172 0.004 0.004, 0.18 0.0'), 48).rotateX(1.571), { at: [x, y, z] }),
    matter('rubber', '#3a3d42', { side: 2 }),
  );
  kit.add(
    'pane',
    placed(turned(corners('0.165 0.012, 0.11 0.034, 0 0.044'), 48).rotateX(1.571), { at: [x, y, z] }),
    matter('glass', '#dff0ff'),
  );
  kit.add('handle', boxAt([0.03, 0.1, 0.03], [0.2, y, z + 0.025], 0.012), matter('plastic', '#3a3f45'));
  kit.add(
    'screen',
    merged([boxAt([0.15, 0.055, 0.01], [0.09, 0.775, z], 0.005)]),
    matter('darkGlass', '#10181e'),
  );
  kit.add(
    'digits',
    merged([-1, 0, 1].map((i) => boxAt([0.02, 0.026, 0.004], [0.09 + i * 0.032, 0.775, z + 0.005], 0.002))),
    matter('light', '#5fe0ff', { emissiveIntensity: 0.9 }),
  );
  kit.add('drawer', boxAt([0.17, 0.075, 0.014], [-0.19, 0.772, z], 0.006), matter('plastic', '#dfe3e6'));
  const buttons = [0, 1].map((i) =>
    puck(0.012, 0.01, 0.003, 20)
      .rotateX(1.571)
      .translate(-0.05, 0.757 + i * 0.032, z),
  );
  kit.add(
    'dial',
    merged([puck(0.034, 0.02, 0.006, 36).rotateX(1.571).translate(0.225, 0.775, z), ...buttons]),
    matter('chrome', '#c5cace'),
  );
}

function washingMachine(kit: Maker): void {
  const body = kit.main('gloss', '#f5f6f7');
  // Four walls, so that one looks into the drum.
  const face = [-1, 1].flatMap((s) => [
    boxAt([0.09, 0.84, 0.04], [s * 0.255, 0.43, 0.28], 0.02),
    boxAt([0.6, s > 0 ? 0.22 : 0.24, 0.04], [0, s > 0 ? 0.74 : 0.13, 0.28], 0.02),
  ]);
  const fill = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 6.283;
    return placed(brick([0.12, 0.13, 0.02], [0, 0, 0], 0.004), {
      at: [Math.cos(turn) * 0.25, 0.42 + Math.sin(turn) * 0.25, 0.2885],
      turn: [0, 0, turn + 1.571],
    });
  });
  kit.add(
    'body',
    merged([
      ...face,
      ...fill,
      boxAt([0.6, 0.84, 0.03], [0, 0.43, -0.28], 0.012),
      ...[-1, 1].map((s) => boxAt([0.03, 0.84, 0.58], [s * 0.285, 0.43, 0], 0.012)),
      boxAt([0.6, 0.035, 0.6], [0, 0.845, 0], 0.014),
      boxAt([0.58, 0.03, 0.56], [0, 0.03, 0], 0.01),
    ]),
    body,
  );
  kit.add(
    'feet',
    merged(
      [-1, 1].flatMap((s) =>
        [-1, 1].map((e) => puck(0.025, 0.02, 0.004, 16).translate(s * 0.24, 0, e * 0.23)),
      ),
    ),
    matter('rubber', '#232427'),
  );
  kit.add('line', boxAt([0.6, 0.005, 0.004], [0, 0.69, 0.3], 0.001), matter('plastic', '#c3c8cc'));
  front(kit);
  tumbling(kit);
}

export const WASHING_MACHINE_PROP: Prop = {
  noun: 'washing machine',
  words: ['washer', 'laundry machine', 'clothes washer', 'tumble dryer', 'clothes dryer'],
  size: [0.6, 0.86, 0.65],
  stands: ['floor', 'podium', 'ground'],
  paints: ['body'],
  moves: [{ part: 'drum', does: 'spin', axis: 'z', pace: -0.55 }],
  build: made(washingMachine),
};
