import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, puck, rod } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bowl, TABLE } from './shapes.js';

function ramenBroth(kit: Maker): void {
  bowl(kit, '#26282c');
  kit.add('broth', puck(0.0935, 0.002, 0.0005, 72).translate(0, 0.064, 0), matter('liquid', '#b9702a'));
  const strands = Array.from({ length: 30 }, (_, i) => {
    const start = kit.between(-0.06, 0.03);
    const z = -0.055 + (i / 30) * 0.1;
    return swept(
      Array.from(
        { length: 7 },
        (__, k) =>
          [
            start + k * 0.011 - 0.02 + 0.008 * Math.sin(k * 1.7 + i),
            0.0665 + 0.006 * Math.sin(k * 0.5) * (1 - (z / 0.07) ** 2) + 0.003 * kit.random(),
            z + 0.012 * Math.sin(k * 1.3 + i * 0.7),
          ] as const,
      ),
      0.0023,
      { steps: 14, sides: 6 },
    );
  });
  kit.add('noodles', merged(strands.map((strand) => tinted(strand, '#f3d489'))), matter('glaze', '#ffffff'));
  const egg = (turn: number, x: number, z: number) =>
    placed(
      merged([
        tinted(
          bent(new SphereGeometry(0.021, 28, 20), (at) => at.set(at.x * 1.22, Math.min(at.y, 0.002), at.z)),
          '#fffaf0',
        ),
        tinted(
          bent(new SphereGeometry(0.0115, 20, 14), (at) =>
            at.set(at.x, Math.min(at.y, 0.0015) + 0.0012, at.z),
          ),
          '#f39a1c',
        ),
      ]),
      { at: [x, 0.077, z], turn: [0.35, turn, -0.15] },
    );
  kit.add('egg', merged([egg(0.4, 0.045, 0.034), egg(1.3, 0.062, -0.006)]), matter('glaze', '#ffffff'));
}

function ramenPork(kit: Maker): void {
  const pork = (x: number, z: number, turn: number) =>
    placed(
      tinted(
        bent(puck(0.026, 0.006, 0.002, 40), (at) =>
          at.multiplyScalar(1 + 0.04 * rough(at.x * 40, 1, at.z * 40)),
        ),
        (px, _y, pz) =>
          between(
            ['#e7b39a', '#b9714f', '#f0d6bf', '#8d4a2c'],
            Math.hypot(px, pz) / 0.027 + 0.2 * rough(px * 90, 2, pz * 90),
          ),
      ),
      { at: [x, 0.0745, z], turn: [0.5, turn, 0.1] },
    );
  kit.add('pork', merged([pork(-0.04, 0.045, 0), pork(-0.062, 0.02, 0.7)]), matter('glaze', '#ffffff'));
  kit.add(
    'nori',
    boxAt([0.05, 0.075, 0.0015], [0, 0, 0], 0.0006)
      .rotateX(-0.5)
      .rotateY(0.4)
      .translate(-0.02, 0.088, -0.068),
    matter('plastic', '#16261c'),
  );
  const onions = Array.from({ length: 26 }, () =>
    placed(rod(0.0042, 0.0024, 12), {
      at: [kit.between(-0.03, 0.03), 0.0755 + 0.003 * kit.random(), kit.between(-0.02, 0.03)],
      turn: [kit.between(-0.6, 0.6), 0, kit.between(-0.6, 0.6)],
    }),
  );
  kit.add('onions', merged(onions), matter('plastic', '#7fbf4a'));
  kit.add(
    'sticks',
    merged(
      [0.05, 0.062].map((z) =>
        swept(
          [
            [-0.125, 0.083, z * -0.4],
            [0.125, 0.0835, z * 0.6 - 0.03],
          ],
          (t) => 0.0024 + 0.0012 * t,
          { sides: 10 },
        ),
      ),
    ),
    matter('plastic', '#8c2b22'),
  );
  kit.joint('steam', [0, 0.09, 0]);
}

function ramen(kit: Maker): void {
  ramenBroth(kit);
  ramenPork(kit);
}

export const RAMEN_PROP: Prop = {
  noun: 'ramen',
  words: ['noodles', 'bowl of ramen', 'noodle soup', 'ramen bowl', 'bowl of noodles'],
  size: [0.25, 0.121, 0.199],
  stands: TABLE,
  paints: ['bowl'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(ramen),
};
