import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, bead, flowing, outline, slab, turned } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function crown(kit: Maker): void {
  const gold = kit.main('gold', '#e0b04a');
  const band = turned(
    corners('0.088 0 0.003, 0.094 0 0.003, 0.096 0.03 0.003, 0.09 0.03 0.003, 0.086 0.004'),
    96,
  );
  const spikes = Array.from({ length: 8 }, (_, i) => {
    const [angle, high] = [(i / 8) * 2 * Math.PI, i % 2 ? 0.062 : 0.088];
    const leafOf = bent(
      slab(
        outline([
          [-0.034, 0, 0],
          [0.034, 0, 0],
          [0.009, high * 0.62, 0.01],
          [0, high, 0.003],
          [-0.009, high * 0.62, 0.01],
        ]),
        0.005,
        0.0018,
      ),
      (at) => at.set(at.x, at.y, at.z - at.x * at.x * 5.2 + at.y * 0.1),
    );
    return placed(leafOf, {
      at: [Math.sin(angle) * 0.093, 0.028, Math.cos(angle) * 0.093],
      turn: [0, angle, 0],
    });
  });
  const tips = Array.from({ length: 8 }, (_, i) => {
    const [angle, high] = [(i / 8) * 2 * Math.PI, i % 2 ? 0.062 : 0.088];
    return ball(0.0078, 18).translate(
      Math.sin(angle) * (0.094 + high * 0.1),
      0.034 + high,
      Math.cos(angle) * (0.094 + high * 0.1),
    );
  });
  kit.add('crown', merged([band, ...spikes, ...tips]), gold);
  const jewels = Array.from({ length: 16 }, (_, i) =>
    tinted(
      bead(i % 2 ? 0.0055 : 0.0085, i % 2 ? 0.0055 : 0.0085, 0.005, {
        at: [0, 0.015, 0.0965],
        turn: [0, 0, 0],
      }).rotateY((i / 16) * 2 * Math.PI),
      ['#c41f3a', '#f4f0e8', '#2456c4', '#f4f0e8'][i % 4] ?? '#c41f3a',
    ),
  );
  kit.add('jewels', merged(jewels), matter('gloss', '#ffffff'));
  kit.add(
    'velvet',
    flowing(corners('0.087 0.006, 0.085 0.04, 0.06 0.062, 0.0005 0.068'), 48, 20),
    matter('plush', '#7a1530'),
  );
}

export const CROWN_PROP: Prop = {
  noun: 'crown',
  words: ['tiara', 'royal crown'],
  size: [0.221, 0.13, 0.221],
  stands: STANDS,
  paints: ['crown'],
  build: made(crown),
};
