import { CylinderGeometry, IcosahedronGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball, bead } from '../kit/solids.js';
import { bent, between, placed, tinted } from '../kit/surface.js';
import { joined } from '../chests/wood.js';

const HIGH = 3.2;

/** A lump of ice in its own light, its tail behind it. */
function comet(kit: Maker): void {
  const colour = kit.options.colour ?? '#6fc3ff';
  const core = bent(new IcosahedronGeometry(1, 14), (at) =>
    at.multiplyScalar(
      1.15 *
        (1 + 0.16 * rough(at.x * 1.6, at.y * 1.6, at.z * 1.6) + 0.05 * rough(at.x * 5, at.y * 5, at.z * 5)),
    ),
  );
  kit.joint('core', [0, HIGH, 0]).add(
    'ice',
    tinted(core, (x, y, z) =>
      between(['#5f8fb8', '#cfeaff', '#ffffff'], 0.5 + 0.5 * rough(x * 2, y * 2, z * 2)),
    ),
    matter('light', '#bfe4ff', { emissiveIntensity: 0.35 }),
  );
  const glow = (opacity: number, tone: string) =>
    matter('light', tone, { transparent: true, opacity, depthWrite: false, emissiveIntensity: 0.9 });
  kit.add('halo', ball(1.45, 32).translate(0, HIGH, 0), glow(0.22, colour));
  kit.add('veil', ball(1.9, 32).translate(0, HIGH, -0.2), glow(0.1, colour));
  const tails = [
    [1.42, 0.06, 16, 0.2],
    [1.75, 0.3, 13, 0.12],
    [1.0, 0.02, 9, 0.3],
  ] as const;
  tails.forEach(([wide, thin, long, opacity], i) => {
    const cone = bent(new CylinderGeometry(wide, thin, long, 32, 18, true), (at) => {
      const back = (long / 2 - at.y) / long;
      at.set(
        at.x * (1 + 0.14 * Math.sin(back * 7 + Math.atan2(at.z, at.x) * 3)),
        at.y,
        at.z + 0.5 * Math.sin(back * 3) * back,
      );
    });
    kit.add(
      i ? `tail.${i}` : 'tail',
      placed(cone, { at: [0, HIGH, -long / 2 - 0.1], turn: [1.571, 0, 0] }),
      glow(opacity, i === 2 ? '#e8f6ff' : colour),
    );
  });
  const sparks = Array.from({ length: 70 }, () => {
    const [back, turn] = [kit.random(), kit.random() * 6.2832];
    const [far, size] = [
      1.25 * (1 - back * 0.8) * Math.sqrt(kit.random()),
      0.03 + 0.07 * kit.random() * (1 - back),
    ];
    return bead(size, size, size * 2.2, {
      at: [Math.cos(turn) * far, HIGH + Math.sin(turn) * far, -0.6 - back * 13],
    });
  });
  kit.add('sparks', joined(sparks), matter('light', '#f2fbff', { emissiveIntensity: 1.4 }));
}

export const COMET_PROP: Prop = {
  noun: 'comet',
  words: ['shooting star', 'falling star'],
  size: [3.82, 3.8, 17.9],
  stands: ['space', 'air', 'podium'],
  paints: ['tail', 'halo'],
  moves: [
    { part: 'core', does: 'spin', axis: 'y', pace: 0.1 },
    { part: 'halo', does: 'glow' },
  ],
  build: made(comet),
};
