import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, hoop, puck, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function fittings(kit: Maker): void {
  const knobs = [0.045, 0.109].flatMap((x) => [
    puck(0.016, 0.018, 0.004, 28).rotateX(1.571).translate(x, 0.064, 0.062),
  ]);
  const rims = [
    placed(hoop(0.0445, 0.004, 48), { at: [0.077, 0.138, 0.066] }),
    puck(0.012, 0.006, 0.002, 24).rotateX(1.571).translate(0.077, 0.138, 0.066),
  ];
  kit.add('knobs', joined([...knobs, ...rims]), matter('gold', '#d0a556'));
  const handle = swept(
    [
      [-0.1, 0.205, 0],
      [-0.098, 0.236, 0],
      [-0.07, 0.246, 0],
      [0.07, 0.246, 0],
      [0.098, 0.236, 0],
      [0.1, 0.205, 0],
    ],
    0.0075,
    { sides: 12, tension: 0.3, steps: 60, flat: 1.6 },
  );
  kit.add('handle', handle, matter('leather', '#5a3018'));
  const aerial = [
    swept(
      [
        [0.13, 0.2, -0.045],
        [0.2, 0.47, -0.045],
      ],
      0.0022,
      { sides: 8, steps: 3 },
    ),
    placed(rod(0.0032, 0.12, 8), { at: [0.145, 0.257, -0.045], turn: [0, 0, -0.254] }),
    puck(0.005, 0.008, 0.002, 14).translate(0.2, 0.466, -0.045),
  ];
  const feet = [-0.11, 0.11].flatMap((x) =>
    [-0.035, 0.035].map((z) => puck(0.012, 0.014, 0.003, 18).translate(x, 0, z)),
  );
  kit.add('aerial', joined([...aerial, ...feet]), matter('chrome', '#cfd2d4'));
}

function radio(kit: Maker): void {
  kit.add('case', boxAt([0.32, 0.2, 0.12], [0, 0.112, 0], 0.04), kit.main('wood', '#8a4f28'));
  kit.add('front', boxAt([0.28, 0.16, 0.02], [0, 0.112, 0.053], 0.009), matter('gloss', '#f3e6c8'));
  const bars = Array.from({ length: 12 }, (_, i) =>
    brick([0.006, 0.115, 0.01], [-0.122 + i * 0.0112, 0.112, 0.066], 0.002),
  );
  kit.add('cloth', boxAt([0.138, 0.122, 0.006], [-0.06, 0.112, 0.0625], 0.002), matter('fabric', '#6b4a2c'));
  kit.add('grille', joined(bars), matter('gold', '#d0a556'));
  kit.add(
    'dial',
    puck(0.044, 0.006, 0.002, 48).rotateX(1.571).translate(0.077, 0.138, 0.06),
    matter('light', '#ffe6b0', { emissiveIntensity: 0.5 }),
  );
  const ticks = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * 4.2 - 0.53;
    return placed(brick([0.008, 0.0016, 0.002], [0.033, 0, 0], 0.0004), {
      at: [0.077, 0.138, 0.0668],
      turn: [0, 0, turn],
    });
  });
  kit.add('ticks', joined([...ticks]), matter('plastic', '#3a2a1a'));
  kit.add(
    'needle',
    placed(brick([0.032, 0.002, 0.002], [0.014, 0, 0], 0.0005), {
      at: [0.077, 0.138, 0.068],
      turn: [0, 0, 1.1],
    }),
    matter('plastic', '#d1301f'),
  );
  fittings(kit);
}

export const RADIO_PROP: Prop = {
  noun: 'radio',
  words: ['transistor radio', 'vintage radio', 'retro radio', 'old radio', 'wireless radio', 'antique radio'],
  size: [0.365, 0.474, 0.14],
  stands: ['table', 'podium', 'hand'],
  paints: ['case'],
  moves: [{ part: 'dial', does: 'glow' }],
  build: made(radio),
};
