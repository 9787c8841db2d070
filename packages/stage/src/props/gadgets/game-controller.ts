import { egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { boxAt, brick, ellipsoid, hoop, puck, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { joined } from '../chests/wood.js';

const STICKS = [-0.026, 0.026];

function buttons(kit: Maker): void {
  const four = [
    [0, -0.0125, '#f2c230'],
    [0.0125, 0, '#e23d3d'],
    [0, 0.0125, '#43b35a'],
    [-0.0125, 0, '#3a7de0'],
  ] as const;
  four.forEach(([x, z, colour], i) =>
    kit.add(
      `button.${i}`,
      ellipsoid(0.0056, 0.0042, 0.0056, { at: [0.053 + x, 0.0578, -0.017 + z] }),
      matter('gloss', colour),
    ),
  );
  kit.add(
    'light',
    brick([0.03, 0.002, 0.004], [0, 0.0538, -0.0215], 0.0008),
    matter('light', '#4aa8ff', { emissiveIntensity: 1.1 }),
  );
  kit.add(
    'menu',
    joined([-0.03, 0.03].map((x) => ellipsoid(0.0034, 0.0022, 0.002, { at: [x, 0.0526, -0.029] }))),
    matter('gloss', '#24262b'),
  );
}

function gameController(kit: Maker): void {
  const body = sculpted({
    lumps: [
      { is: egg([0, 0.033, -0.008], [0.068, 0.019, 0.038]) },
      { is: twin(egg([0.05, 0.033, -0.012], [0.031, 0.0205, 0.034])) },
      { is: twin(limb([0.055, 0.032, 0.0], [0.068, 0.02, 0.055], 0.021, 0.0155)) },
    ],
    low: [-0.1, 0, -0.06],
    high: [0.1, 0.062, 0.085],
    cell: 0.0031,
    seam: 0.022,
  });
  kit.add('body', body, kit.main('plastic', '#f1f1f0', { roughness: 0.38 }));
  kit.add(
    'wells',
    joined([
      ...STICKS.map((x) => puck(0.0155, 0.005, 0.002, 36).translate(x, 0.048, 0.012)),
      placed(boxAt([0.046, 0.006, 0.026], [0, 0, 0], 0.0028), { at: [0, 0.0505, -0.021], turn: [0.1, 0, 0] }),
    ]),
    matter('gloss', '#1b1d22'),
  );
  const sticks = STICKS.flatMap((x) => [
    rod(0.0052, 0.016, 18).translate(x, 0.056, 0.012),
    placed(puck(0.0105, 0.0055, 0.0022, 32), { at: [x, 0.062, 0.012] }),
    placed(hoop(0.0082, 0.0014, 28), { at: [x, 0.0675, 0.012], turn: [1.571, 0, 0] }),
  ]);
  const cross = [
    boxAt([0.0245, 0.0062, 0.0082], [-0.053, 0.0575, -0.017], 0.002),
    boxAt([0.0082, 0.0062, 0.0245], [-0.053, 0.0575, -0.017], 0.002),
  ];
  const shoulders = [-1, 1].flatMap((side) => [
    placed(boxAt([0.034, 0.011, 0.013], [0, 0, 0], 0.005), {
      at: [side * 0.05, 0.043, -0.043],
      turn: [0.3, side * -0.18, 0],
    }),
    placed(boxAt([0.028, 0.017, 0.014], [0, 0, 0], 0.006), {
      at: [side * 0.05, 0.029, -0.046],
      turn: [0.2, side * -0.18, 0],
    }),
  ]);
  kit.add('sticks', joined([...sticks, ...cross, ...shoulders]), matter('rubber', '#24262b'));
  buttons(kit);
}

export const GAME_CONTROLLER_PROP: Prop = {
  noun: 'game controller',
  words: [
    'gamepad',
    'game pad',
    'controller',
    'video game controller',
    'console controller',
    'joypad',
    'gaming controller',
  ],
  size: [0.169, 0.0645, 0.125],
  stands: ['table', 'podium', 'hand'],
  paints: ['body'],
  moves: [{ part: 'light', does: 'glow' }],
  build: made(gameController),
};
