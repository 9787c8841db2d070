import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { outline, slab, turned } from '../kit/solids.js';
import { bent, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { noise } from '../kit/noise.js';

/** Rings where it was sawn, bark around. */
function toneAt(x: number, y: number, z: number): string {
  const far = Math.hypot(x, z);
  if (y > 0.29 && far < 0.178) return Math.sin(far * 150) > 0.2 ? '#d9ab70' : '#e6bf88';
  return noise(x * 40, y * 8, z * 40) > 0 ? '#5e4028' : '#6f4d31';
}

/** An axe that sticks in its chopping block. */
function axe(kit: Maker): void {
  const block = bent(turned(corners('0 0, 0.2 0 0.015, 0.185 0.3 0.012, 0 0.3'), 56), (at) => {
    const turn = Math.atan2(at.z, at.x);
    const reach = 1 + 0.025 * Math.sin(turn * 7) + 0.03 * noise(at.x * 12, at.y * 2, at.z * 12);
    at.set(at.x * reach, at.y, at.z * reach);
  });
  kit.add('bark', tinted(block, toneAt), matter('clay', '#ffffff', { roughness: 0.85 }));
  const tool = kit.joint('tool', [-0.03, 0.36, 0], [0, 0, 0.5]);
  const head = slab(
    outline([
      [0.03, 0.032, 0.004],
      [-0.035, 0.03, 0.006],
      [-0.1, 0.062, 0.01],
      [-0.113, 0, 0.03],
      [-0.1, -0.062, 0.01],
      [-0.035, -0.028, 0.006],
      [0.03, -0.03, 0.004],
    ]),
    0.03,
    0.004,
  );
  const wedge = bent(head, (at) => at.setZ(at.z * Math.max(0.06, Math.min(1, (at.x + 0.113) / 0.1))));
  tool.add(
    'head',
    placed(wedge, { turn: [0, 0, 1.571], at: [0, 0.02, 0] }),
    matter('metal', '#9aa1a8', { roughness: 0.3 }),
  );
  const shaft = swept(
    even(8).map((t) => [0.05 - t * 0.62, 0.03 + 0.02 * Math.sin(t * 5.4), 0] as const),
    (t) => 0.0155 + 0.004 * Math.max(0, t - 0.85) * 6,
    { sides: 16, flat: 1.35, steps: 50 },
  );
  tool.add('handle', placed(shaft, { turn: [0, 0, -0.02] }), kit.main('wood', '#c08444'));
}

export const AXE_PROP: Prop = {
  noun: 'axe',
  words: ['hatchet', 'woodcutter axe', 'lumberjack axe'],
  size: [0.745, 0.425, 0.403],
  stands: ['ground', 'floor', 'podium'],
  paints: ['handle'],
  build: made(axe),
};
