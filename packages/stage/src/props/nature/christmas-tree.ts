import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, bead } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { conifer } from './shapes.js';

function christmasTree(kit: Maker): void {
  conifer(kit);
  const spots = Array.from({ length: 44 }, (_, i) => {
    const [t, angle] = [(i + 0.5) / 44, i * 2.39996];
    const reach = 1.72 * (1 - t * 0.9) * 0.86;
    return [Math.cos(angle) * reach, 1.0 + t * 4.6, Math.sin(angle) * reach] as const;
  });
  const balls = spots
    .filter((_, i) => i % 2)
    .map((at, i) =>
      placed(tinted(ball(0.13, 14), ['#d8322a', '#f2c14e', '#e9edf2', '#3a78c8'][i % 4] ?? '#d8322a'), {
        at,
      }),
    );
  kit.add('balls', merged(balls), matter('gloss', '#ffffff'));
  kit.add(
    'lights',
    merged(spots.filter((_, i) => i % 2 === 0).map((at) => bead(0.06, 0.06, 0.06, { at }))),
    matter('light', '#ffd98a', { emissiveIntensity: 1.6 }),
  );
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i / 10) * 2 * Math.PI + Math.PI / 2, i % 2 ? 0.16 : 0.36];
    return bead(reach * 0.55, 0.075, 0.07, {
      at: [Math.cos(angle) * reach * 0.45, 6.75 + Math.sin(angle) * reach * 0.45, 0],
      turn: [0, 0, angle],
    });
  });
  kit.add('star', merged(points), matter('gold', '#f5c542'));
}

export const CHRISTMAS_TREE_PROP: Prop = {
  noun: 'christmas tree',
  words: ['xmas tree'],
  size: [3.42, 7.11, 3.47],
  stands: ['floor', 'ground', 'podium'],
  paints: ['leaves'],
  moves: [{ part: 'lights', does: 'glow' }],
  build: made(christmasTree),
};
