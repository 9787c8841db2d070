import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { ball, bead, turned } from '../kit/solids.js';
import { bent, between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

const [HIGH, FAR] = [0.118, 0.08];

function inside(kit: Maker): void {
  const own = kit.options.colour;
  const mist = bent(new SphereGeometry(1, 48, 32), (at) =>
    at.multiplyScalar(FAR * 0.9 * (1 + 0.05 * rough(at.x * 2, at.y * 2, at.z * 2))),
  );
  const swirl = kit.joint('swirl', [0, HIGH, 0]);
  const tones = own ? ['#14102c', own, '#ffffff'] : ['#1c1250', '#5a35c0', '#a45ae8', '#f0c8ff'];
  swirl.add(
    'mist',
    tinted(mist, (x, y, z) => {
      const [u, v, w] = [x / FAR, y / FAR, z / FAR];
      const turn = 2.4 * v;
      const [a, b] = [u * Math.cos(turn) - w * Math.sin(turn), u * Math.sin(turn) + w * Math.cos(turn)];
      return between(tones, 0.45 + 1.5 * rough(a * 1.7 + 3, v * 3.4, b * 1.7));
    }),
    matter('light', '#6a3ad0', { emissiveIntensity: 0.1, roughness: 0.8 }),
  );
  const stars = Array.from({ length: 40 }, (_, i) => {
    const [v, turn, size] = [
      1 - (2 * (i + 0.5)) / 40,
      i * 2.39996 + kit.random(),
      0.0007 + 0.0011 * kit.random(),
    ];
    const flat = Math.sqrt(1 - v * v) * FAR * 0.945;
    return bead(size, size, size, { at: [Math.cos(turn) * flat, v * FAR * 0.945, Math.sin(turn) * flat] });
  });
  swirl.add('stars', joined(stars), matter('light', '#fff2d0', { emissiveIntensity: 1.6 }));
  kit.add(
    'ball',
    new SphereGeometry(FAR, 56, 40).translate(0, HIGH, 0),
    matter('glass', '#f3eaff', { envMapIntensity: 1.6 }),
  );
}

function crystalBall(kit: Maker): void {
  kit.add(
    'foot',
    turned(
      corners(
        '0 0, 0.072 0 0.003, 0.074 0.008 0.003, 0.06 0.014 0.005, 0.036 0.022 0.008, 0.03 0.034 0.006, 0.05 0.044 0.006, 0.058 0.052 0.003, 0.05 0.054 0.003, 0 0.04',
      ),
      56,
    ),
    matter('gold', '#c9983c'),
  );
  const claws = [0, 1, 2, 3].map((i) => {
    const turn = i * 1.5708 + 0.4;
    const points = even(8).map((t) => {
      const up = -1.15 + t * 1.25;
      return [
        Math.cos(turn) * Math.cos(up) * (FAR + 0.006),
        HIGH + Math.sin(up) * (FAR + 0.006),
        Math.sin(turn) * Math.cos(up) * (FAR + 0.006),
      ] as const;
    });
    return swept(points, (t) => 0.0085 - 0.0055 * t, { sides: 10, steps: 24 });
  });
  kit.add(
    'claws',
    joined([
      ...claws,
      ...[0, 1, 2, 3].map((i) =>
        ball(0.009, 12).translate(
          Math.cos(i * 1.5708 + 1.18) * 0.066,
          0.012,
          Math.sin(i * 1.5708 + 1.18) * 0.066,
        ),
      ),
    ]),
    matter('gold', '#d9ac52'),
  );
  inside(kit);
}

export const CRYSTAL_BALL_PROP: Prop = {
  noun: 'crystal ball',
  words: ['magic orb', 'crystal orb', 'glass orb', 'magic ball', 'crystal sphere'],
  size: [0.172, 0.198, 0.172],
  stands: ['table', 'podium', 'hand'],
  paints: ['mist'],
  moves: [{ part: 'swirl', does: 'spin', axis: 'y', pace: 0.08 }],
  build: made(crystalBall),
};
