import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function banana(kit: Maker): void {
  const finger = (turn: number): BufferGeometry => {
    const points = [
      [0, 0.05, 0],
      [0.03, 0.035, 0],
      [0.07, 0.024, 0],
      [0.115, 0.035, 0],
      [0.145, 0.066, 0],
      [0.153, 0.08, 0],
    ] as const;
    const peel = swept(
      points,
      (t) => 0.0045 + 0.0145 * Math.sin(Math.PI * Math.min(1, Math.max(0.06, t) ** 0.8)) ** 0.55,
      { sides: 10, steps: 44 },
    );
    const skinOf = tinted(peel, (x, y) => {
      const t = Math.min(step(-0.002, 0.02, x), step(0.088, 0.076, y));
      return between(
        ['#4a3a1c', '#9aa03a', '#ffe9a0', '#ffffff'],
        t + 0.05 * rough(x * 90, y * 90, turn * 9),
      );
    });
    return placed(skinOf, { turn: [0, turn, 0] });
  };
  const bunch = [-0.32, 0, 0.32].map((turn, i) =>
    placed(finger(turn), { at: [-0.07, i === 1 ? -0.001 : -0.0055, 0] }),
  );
  kit.add('peel', merged(bunch), kit.main('plastic', '#f5cb25', { roughness: 0.45 }));
  kit.add(
    'stalk',
    swept(triples('-0.066 0.042 0, -0.078 0.052 0, -0.084 0.064 0'), 0.008, {
      sides: 10,
      steps: 10,
      flat: 1.5,
    }),
    matter('plastic', '#6e5a24'),
  );
}

export const BANANA_PROP: Prop = {
  noun: 'banana',
  words: ['bunch of bananas'],
  size: [0.179, 0.0788, 0.112],
  stands: TABLE,
  paints: ['peel'],
  build: made(banana),
};
