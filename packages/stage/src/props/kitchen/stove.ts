import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, hoop, puck, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { plain } from './shapes.js';

const SPOTS = [
  [-0.15, 0.14, 0.075],
  [0.15, 0.14, 0.09],
  [-0.15, -0.13, 0.09],
  [0.15, -0.13, 0.075],
] as const;

/** Burners with their grates. */
function top(kit: Maker): void {
  const grates = SPOTS.flatMap(([x, z, wide]) => [
    hoop(wide, 0.006, 32)
      .rotateX(Math.PI / 2)
      .translate(x, 0.895, z),
    ...[0, 1, 2, 3].map((i) =>
      placed(brick([wide * 0.72, 0.012, 0.012], [wide * 0.68, 0.895, 0], 0.003), {
        turn: [0, (i * Math.PI) / 2 + 0.785, 0],
      }).translate(x, 0, z),
    ),
    ...[0, 1, 2, 3].map((i) =>
      rod(0.006, 0.03, 10).translate(x + Math.cos(i * 1.5708) * wide, 0.88, z + Math.sin(i * 1.5708) * wide),
    ),
    puck(wide * 0.42, 0.018, 0.005, 28).translate(x, 0.868, z),
  ]);
  kit.add(
    'grates',
    plain([...grates, boxAt([0.56, 0.008, 0.56], [0, 0.868, 0], 0.003)]),
    matter('rubber', '#1c1d20', { roughness: 0.5 }),
  );
}

function front(kit: Maker): void {
  kit.add('window', boxAt([0.4, 0.24, 0.012], [0, 0.4, 0.318], 0.005), matter('darkGlass', '#15110f'));
  kit.add(
    'glow',
    boxAt([0.36, 0.05, 0.004], [0, 0.31, 0.3235], 0.002),
    matter('light', '#ff9a3c', { emissiveIntensity: 0.7 }),
  );
  const bar = placed(rod(0.012, 0.46, 20), { turn: [0, 0, Math.PI / 2], at: [0, 0.605, 0.355] });
  const posts = [-0.19, 0.19].map((x) =>
    placed(rod(0.008, 0.045, 12), { turn: [Math.PI / 2, 0, 0], at: [x, 0.605, 0.335] }),
  );
  const knobs = [-0.22, -0.13, 0, 0.13, 0.22].map((x) =>
    placed(puck(0.028, 0.03, 0.006, 28), { turn: [Math.PI / 2, 0, 0], at: [x, 0.765, 0.305] }),
  );
  kit.add('steel', plain([bar, ...posts, ...knobs]), matter('chrome', '#dcdfe2'));
  const marks = [-0.22, -0.13, 0, 0.13, 0.22].map((x) =>
    boxAt([0.005, 0.024, 0.003], [x, 0.772, 0.3355], 0.001),
  );
  const gaps = [
    boxAt([0.57, 0.008, 0.02], [0, 0.685, 0.296], 0.002),
    boxAt([0.57, 0.008, 0.02], [0, 0.16, 0.296], 0.002),
    boxAt([0.54, 0.06, 0.5], [0, 0.03, 0], 0.01),
  ];
  kit.add('dark', plain([...marks, ...gaps]), matter('rubber', '#1c1d20', { roughness: 0.5 }));
}

function stove(kit: Maker): void {
  kit.add(
    'body',
    plain([
      boxAt([0.6, 0.8, 0.6], [0, 0.46, 0], 0.015),
      boxAt([0.54, 0.5, 0.03], [0, 0.425, 0.302], 0.012),
      boxAt([0.6, 0.12, 0.035], [0, 0.9, -0.283], 0.012),
    ]),
    kit.main('gloss', '#e9e4d8', { roughness: 0.3 }),
  );
  top(kit);
  front(kit);
}

export const STOVE_PROP: Prop = {
  noun: 'stove',
  words: ['oven', 'cooker', 'gas stove', 'kitchen stove', 'cooktop'],
  size: [0.6, 0.96, 0.668],
  stands: ['floor', 'podium'],
  paints: ['body'],
  moves: [{ part: 'glow', does: 'glow' }],
  build: made(stove),
};
