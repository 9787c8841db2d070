import { BoxGeometry, type BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { plateOf } from '../meals/shapes.js';
import { TABLE } from '../treats/shapes.js';

/** A rasher along x: streaked from side to side, and crisped into waves. */
function rasher(salt: number): BufferGeometry {
  const flat = new BoxGeometry(0.17, 0.0034, 0.036, 56, 1, 12);
  const streaks = tinted(flat, (x, _y, z) => {
    const across = z / 0.036 + 0.16 * noise(x * 18, salt, 2) + 0.05 * noise(x * 60, salt, 5);
    const tone = 0.5 + 0.5 * Math.sin(across * 13 + salt);
    return between(
      ['#a02a18', '#c2452a', '#e89a72', '#f9dcb8'],
      tone * (1 + 0.2 * rough(x * 80, salt, z * 80)),
    );
  });
  return bent(streaks, (at) => {
    const wave = Math.sin(at.x * 105 + salt + 0.4 * Math.sin(at.z * 60));
    at.set(
      at.x * 0.94,
      at.y + 0.0078 * wave + 0.004 * noise(at.x * 30, salt, at.z * 60),
      at.z * (1 + 0.08 * Math.sin(at.x * 70 + salt)) + 0.004 * Math.sin(at.x * 26 + salt * 2),
    );
  });
}

function bacon(kit: Maker): void {
  kit.add('plate', plateOf(0.118), kit.main('ceramic', '#f4f1ea'));
  const rashers = [
    { at: [0, 0.0215, 0.042], turn: [0.05, 0.1, 0] },
    { at: [0.002, 0.0215, -0.004], turn: [0, -0.06, 0] },
    { at: [-0.002, 0.0215, -0.046], turn: [-0.05, 0.05, 0] },
    { at: [0, 0.037, 0.018], turn: [0.18, 0.5, 0.04] },
  ] as const;
  kit.add(
    'rashers',
    merged(rashers.map((spot, i) => placed(rasher(i * 1.9), spot))),
    matter('glaze', '#ffffff', { roughness: 0.3, clearcoat: 0.5 }),
  );
}

export const BACON_PROP: Prop = {
  noun: 'bacon',
  words: [
    'bacon strip',
    'strip of bacon',
    'strips of bacon',
    'slice of bacon',
    'slices of bacon',
    'plate of bacon',
    'bacon slice',
    'rasher',
  ],
  size: [0.235, 0.0612, 0.235],
  stands: TABLE,
  paints: ['plate'],
  build: made(bacon),
};
