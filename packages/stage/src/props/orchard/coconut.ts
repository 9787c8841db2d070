import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { rise } from '../kitchen/shapes.js';

const husk = (x: number, y: number, z: number) => {
  const angle = Math.atan2(z, x);
  const strand = noise(Math.cos(angle) * 26, y * 30, Math.sin(angle) * 26);
  return between(
    ['#3d2412', '#5f3b1e', '#7d5430', '#9c7246'],
    0.45 + 0.6 * strand + 0.2 * rough(x * 90, y * 90, z * 90),
  );
};

const hairy = (shell: BufferGeometry) =>
  bent(shell, (at) => {
    const angle = Math.atan2(at.z, at.x);
    const strand = noise(Math.cos(angle) * 26, at.y * 30, Math.sin(angle) * 26);
    at.multiplyScalar(1 + 0.018 * strand);
  });

function half(): readonly [BufferGeometry, BufferGeometry] {
  const shell = flowing(
    pairs('0.0003 -0.062, 0.03 -0.055, 0.052 -0.034, 0.0605 -0.006, 0.0605 0.0005, 0.0575 0.001'),
    72,
    30,
  );
  const meat = flowing(
    pairs(
      '0.058 0.0008, 0.0545 0.0022, 0.049 0.0012, 0.0475 -0.006, 0.04 -0.029, 0.022 -0.044, 0.0003 -0.0495',
    ),
    64,
    30,
  );
  return [tinted(hairy(shell), husk), meat];
}

function coconut(kit: Maker): void {
  const lean = { turn: [0.62, 0, -0.2] } as const;
  const [shell, meat] = half();
  const tilted = placed(shell, lean);
  const at = [0.034, rise(tilted), 0.042] as const;
  const whole = tinted(hairy(new SphereGeometry(0.0605, 56, 44)).scale(1, 1.08, 1), husk);
  const behind = placed(whole, { at: [-0.044, 0.064, -0.038], turn: [0.5, 0, 0.3] });
  kit.add('husk', merged([tilted.translate(...at), behind]), matter('rubber', '#ffffff', { side: 2 }));
  kit.add(
    'meat',
    placed(meat, lean).translate(...at),
    matter('glaze', '#fffdf7', { roughness: 0.4, clearcoat: 0.3, side: 2 }),
  );
  const eyes = [0, 1, 2].map((i) => {
    const angle = i * 2.09;
    return bead(0.0058, 0.003, 0.0058, { at: [Math.cos(angle) * 0.0145, 0.0625, Math.sin(angle) * 0.0145] });
  });
  kit.add(
    'eyes',
    placed(merged(eyes), { at: [-0.044, 0.064, -0.038], turn: [0.5, 0, 0.3] }),
    matter('rubber', '#20120a'),
  );
}

export const COCONUT_PROP: Prop = {
  noun: 'coconut',
  words: ['coconut half', 'halved coconut', 'cracked coconut'],
  size: [0.2, 0.128, 0.193],
  stands: ['table', 'podium', 'ground', 'hand'],
  paints: [],
  build: made(coconut),
};
