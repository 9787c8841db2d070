import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { bar } from './shapes.js';

const [WIDE, HIGH] = [0.84, 0.6];

/** A valley at evening: sun, far hills, near hills, a river that winds to the front; u and v from -1 to 1. */
function toneAt(u: number, v: number) {
  const stroke = 0.12 * rough(u * 22, v * 30, 4);
  const far = 0.1 + 0.22 * noise(u * 2.2, 1, 3);
  const near = -0.22 + 0.2 * noise(u * 1.7 + 5, 2, 8);
  if (v > far) {
    const sun = Math.hypot(u - 0.3, (v - 0.42) * 0.72);
    if (sun < 0.13) return between(['#fff6d8', '#ffd884'], sun * 7);
    return between(
      ['#ffcf8a', '#f7a46b', '#7f9fce', '#4a6fb5'],
      (v - far) * 0.9 + stroke - 0.1 * Math.exp(-sun * 3),
    );
  }
  if (v > near) return between(['#5b6f9e', '#7d86a8', '#a991a0'], 0.5 + (v - near) * 0.8 + stroke * 2);
  const bank = Math.abs(u + 0.1 - 0.35 * Math.sin((v + 1) * 4)) - 0.05 - 0.24 * (near - v) ** 1.5;
  if (bank < 0)
    return between(['#3f72a8', '#f2c793', '#5c8fc0'], 0.5 + stroke * 3 + 0.3 * noise(u * 3, v * 24, 1));
  return between(
    ['#2f5a34', '#5d8a3c', '#a8a544', '#d0883a'],
    0.45 + 0.35 * noise(u * 6, v * 8, 6) + stroke * 2,
  );
}

function painting(kit: Maker): void {
  const lean = { at: [0, 0.98, 0.06], turn: [-0.16, 0, 0] } as const;
  const canvas = tinted(new PlaneGeometry(WIDE, HIGH, 110, 52), (x, y) =>
    toneAt((x / WIDE) * 2, (y / HIGH) * 2),
  );
  kit.add(
    'canvas',
    placed(canvas.translate(0, 0, 0.012), lean),
    matter('paper', '#ffffff', { roughness: 0.6 }),
  );
  const moulding = [0, 1, 2].flatMap((i) => {
    const [out, deep, wide] = [0.012 + i * 0.026, 0.03 + i * 0.012, 0.03];
    const [w, h] = [WIDE / 2 + out, HIGH / 2 + out];
    return [
      ...[-1, 1].map((s) => boxAt([w * 2 + wide, wide, deep], [0, s * h, 0.005], 0.009)),
      ...[-1, 1].map((s) => boxAt([wide, h * 2, deep], [s * w, 0, 0.005], 0.009)),
    ];
  });
  kit.add('frame', placed(merged(moulding), lean), kit.main('gold', '#c9963a', { roughness: 0.34 }));
  kit.add(
    'back',
    placed(boxAt([WIDE + 0.1, HIGH + 0.1, 0.012], [0, 0, -0.01], 0.004), lean),
    matter('wood', '#6b4527'),
  );
  const wood = matter('wood', '#8a5a33');
  kit.add(
    'stand',
    merged([
      bar([-0.36, 0.012, 0.2], [-0.05, 1.55, -0.08], 0.017),
      bar([0.36, 0.012, 0.2], [0.05, 1.55, -0.08], 0.017),
      bar([0, 0.012, -0.5], [0, 1.5, -0.09], 0.017),
      boxAt([0.86, 0.035, 0.09], [0, 0.605, 0.15], 0.01),
      boxAt([0.86, 0.05, 0.016], [0, 0.622, 0.195], 0.006),
      boxAt([0.14, 0.05, 0.05], [0, 1.535, -0.08], 0.014),
      bar([-0.25, 0.42, 0.13], [0.25, 0.42, 0.13], 0.013),
    ]),
    wood,
  );
}

export const PAINTING_PROP: Prop = {
  noun: 'framed painting',
  words: [
    'painting in a frame',
    'landscape painting',
    'painting on an easel',
    'painted canvas',
    'old painting',
    'famous painting',
  ],
  size: [1.02, 1.56, 0.75],
  stands: ['floor', 'podium', 'ground'],
  paints: ['frame'],
  build: made(painting),
};
