import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { cutHalf, TABLE } from './shapes.js';

const fuzz = (x: number, y: number, z: number) =>
  between(['#5a4020', '#7d5c30', '#9a7a48'], 0.5 + 0.7 * rough(x * 130, y * 130, z * 130));

function flesh(far: number, angle: number) {
  const ray = 0.5 + 0.5 * Math.cos(angle * 26 + 2 * noise(angle * 3, 1, 1));
  const green = between(['#a9cf4a', '#78ad2c', '#5f9a22'], step(0.3, 0.95, far) * 0.85 + 0.18 * ray);
  const core = step(0.34, 0.2, far + 0.03 * ray);
  return green.lerp(between(['#f6f4d2', '#eef0b8'], ray), core);
}

function kiwi(kit: Maker): void {
  const lean = { turn: [-0.42, 0.15, 0], at: [0.014, 0.0245, 0.02] } as const;
  const half = cutHalf([0.0265, 0.0255, 0.03], fuzz, flesh);
  const seeds = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * 2 * Math.PI * 2;
    const far = 0.0098 + 0.0032 * kit.random();
    return placed(bead(0.0014, 0.00075, 0.0006), {
      at: [Math.cos(angle) * far, Math.sin(angle) * far, 0.0006],
      turn: [0, 0, angle],
    });
  });
  const whole = tinted(
    bent(new SphereGeometry(1, 48, 36), (at) =>
      at
        .set(at.x * 0.034, at.y * 0.0258, at.z * 0.0258)
        .multiplyScalar(1 + 0.012 * rough(at.x * 220, at.y * 220, at.z * 220)),
    ),
    fuzz,
  );
  const behind = placed(whole, { turn: [0, 0.5, 0.06], at: [-0.024, 0.0256, -0.022] });
  kit.add(
    'fruit',
    merged([placed(half, lean), behind]),
    matter('food', '#ffffff', { bumpScale: 0.35, clearcoat: 0.25 }),
  );
  kit.add('seeds', placed(merged(seeds), lean), matter('plastic', '#1d1710'));
}

export const KIWI_PROP: Prop = {
  noun: 'kiwi',
  words: ['kiwi fruit', 'kiwifruit', 'kiwi half', 'sliced kiwi', 'kiwi slice'],
  size: [0.0966, 0.0531, 0.0809],
  stands: TABLE,
  paints: [],
  build: made(kiwi),
};
