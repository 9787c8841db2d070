import { egg, path } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { type Lump, sculpted } from '../kit/sculpt.js';

const PALE = '#ffd9a0';

function starfish(kit: Maker): void {
  const coat = kit.options.colour ?? '#f0743a';
  const arms = Array.from({ length: 5 }, (_, i): Lump[] => {
    const turn = (i / 5) * 2 * Math.PI;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    const bow = 0.012 * (i % 2 ? 1 : -1);
    const bumps = Array.from({ length: 6 }, (_bump, k): Lump => {
      const far = 0.018 + k * 0.0155;
      const high = 0.0415 - k * 0.0037;
      const bend = bow * (far / 0.1) ** 2;
      return {
        is: egg(
          [x * far + z * bend, high, z * far - x * bend],
          [0.0052 - k * 0.0004, 0.005, 0.0052 - k * 0.0004],
        ),
        colour: PALE,
        seam: 0.003,
      };
    });
    return [
      {
        is: path([
          [0, 0.014, 0, 0.03],
          [x * 0.05 + z * bow * 0.25, 0.013, z * 0.05 - x * bow * 0.25, 0.022],
          [x * 0.1 + z * bow, 0.011, z * 0.1 - x * bow, 0.012],
        ]),
        colour: coat,
      },
      ...bumps,
    ];
  }).flat();
  const flat = [...arms, { is: egg([0, 0.044, 0], [0.006, 0.005, 0.006]), colour: PALE, seam: 0.003 }].map(
    (lump): Lump => ({ ...lump, is: (x, y, z) => Math.max(lump.is(x, y, z), -y) }),
  );
  const skin = sculpted({
    lumps: flat,
    low: [-0.125, -0.004, -0.125],
    high: [0.125, 0.05, 0.125],
    cell: 0.0024,
    seam: 0.014,
  });
  kit.add('star', skin, matter('clay', '#ffffff'));
}

export const STARFISH_PROP: Prop = {
  noun: 'starfish',
  words: ['sea star', 'star fish'],
  size: [0.222, 0.0594, 0.198],
  stands: ['ground', 'table', 'podium', 'floor', 'hand'],
  paints: ['star'],
  build: made(starfish),
};
