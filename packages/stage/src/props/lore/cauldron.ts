import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { ball, flowing, hoop, puck, turned } from '../kit/solids.js';
import { bent, between, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

function cauldron(kit: Maker): void {
  const iron = kit.main('metal', '#2b2d31', { metalness: 0.55, roughness: 0.5 });
  const pot = flowing(
    corners('0.001 0.1, 0.14 0.115, 0.25 0.21, 0.285 0.33, 0.25 0.45, 0.205 0.5, 0.205 0.515, 0.235 0.53'),
    72,
    60,
  );
  const rim = turned(
    corners('0.2 0.52 0.008, 0.245 0.52 0.01, 0.245 0.55 0.01, 0.2 0.55 0.008, 0.2 0.47, 0.22 0.42'),
    72,
  );
  const legs = [0, 1, 2].map((i) => {
    const turn = (i / 3) * 6.2832 + 0.5;
    const at = (far: number, y: number) => [Math.sin(turn) * far, y, Math.cos(turn) * far] as const;
    return swept([at(0.17, 0.2), at(0.21, 0.1), at(0.24, 0.02)], (t) => 0.036 - 0.012 * t, {
      sides: 12,
      steps: 14,
    });
  });
  const ears = [-1, 1].map((side) =>
    placed(hoop(0.04, 0.013, 24), { at: [side * 0.255, 0.47, 0], turn: [0, 1.571, 0] }),
  );
  const bands = [0.24, 0.4].map((y) =>
    placed(hoop(y < 0.3 ? 0.262 : 0.274, 0.007, 64), { at: [0, y, 0], turn: [1.571, 0, 0] }),
  );
  const bow = swept(
    even(20).map(
      (t) =>
        [
          Math.cos(t * Math.PI) * 0.262,
          0.5 + 0.01 - Math.sin(t * Math.PI) * 0.05,
          -Math.sin(t * Math.PI) * 0.285,
        ] as const,
    ),
    0.01,
    { sides: 10, steps: 50 },
  );
  kit.add('pot', joined([pot, rim, ...legs, ...ears, ...bands, bow]), iron);
  const brew = bent(puck(0.212, 0.02, 0.004, 56), (at) =>
    at.setY(at.y + 0.495 + 0.006 * noise(at.x * 22, 1, at.z * 22)),
  );
  kit.add(
    'brew',
    tinted(brew, (x, _y, z) =>
      between(['#2fae3c', '#8df05a'], 0.5 + 0.5 * Math.sin(Math.hypot(x, z) * 60 + 2 * Math.atan2(z, x))),
    ),
    matter('light', '#46d23a', { emissiveIntensity: 0.55 }),
  );
  const bubbles = Array.from({ length: 24 }, (_, i) => {
    const [turn, far] = [i * 2.39996, 0.19 * Math.sqrt((i + 0.5) / 24)];
    return ball(0.012 + 0.026 * kit.random(), 14).translate(
      Math.cos(turn) * far,
      0.515,
      Math.sin(turn) * far,
    );
  });
  kit.add('bubbles', joined(bubbles), matter('gloss', '#8cf06a', { emissive: 0x1c5a14 }));
  kit.joint('vapour', [0, 0.53, 0]);
}

export const CAULDRON_PROP: Prop = {
  noun: 'cauldron',
  words: ['witch cauldron', 'bubbling cauldron', 'iron cauldron', 'magic cauldron'],
  size: [0.57, 0.553, 0.58],
  stands: ['ground', 'floor', 'podium'],
  paints: ['pot'],
  moves: [
    { part: 'vapour', does: 'steam' },
    { part: 'brew', does: 'glow' },
  ],
  build: made(cauldron),
};
