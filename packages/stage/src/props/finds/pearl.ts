import { type BufferGeometry, DoubleSide } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { between, placed, tinted } from '../kit/surface.js';
import { sheet } from './shapes.js';

/** A valve of an oyster, open above, its hinge toward -z; `off` is how far out of its inside. */
function valve(off: number): BufferGeometry {
  return sheet(28, 72, (t, across) => {
    const angle = across * 2 * Math.PI;
    const wave =
      1 + 0.045 * Math.sin(angle * 9) * t + 0.05 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, 1);
    const far = t * wave + off * 0.4 * t;
    const deep = 0.024 * (1 - t * t) ** 0.8 + off * 0.05;
    const shelf = off > 0 ? 0.0016 * Math.sin(t * 40) * t : 0;
    return [
      Math.cos(angle) * far * 0.06,
      -deep + 0.0035 * Math.sin(angle * 9) * t * t + shelf,
      Math.sin(angle) * far * 0.052,
    ];
  });
}

const outside = (one: BufferGeometry) =>
  tinted(one, (x, y, z) =>
    between(
      ['#5a5660', '#8f877f', '#c4b8a6', '#7a7078'],
      0.5 + 0.5 * Math.sin(Math.hypot(x, z) * 420) * 0.5 + 0.5 * rough(x * 60, y * 60, z * 60),
    ),
  );

const inside = (one: BufferGeometry) =>
  tinted(one, (x, y, z) => {
    const far = Math.hypot(x / 0.06, z / 0.052);
    const tone = 0.5 + 0.6 * noise(x * 34, y * 34, z * 34) + 0.2 * Math.sin(far * 12);
    return between(['#f3e6ee', '#dfeaf2', '#f7efe2', '#e6dff0'], tone).lerp(
      between(['#8f8794', '#a89fa8'], 0.5),
      step(0.86, 1, far),
    );
  });

function pearl(kit: Maker): void {
  const lower = { at: [0, 0.027, 0], turn: [0, 0, 0] } as const;
  const upper = { at: [0, 0.074, -0.058], turn: [1.29, 0, 0] } as const;
  const [out, within] = [outside(valve(0.1)), inside(valve(0))];
  [lower, upper].forEach((spot, i) => {
    kit.add(`shell.${i}`, placed(out, spot), matter('clay', '#ffffff', { side: DoubleSide }));
    kit.add(
      `lining.${i}`,
      placed(within, spot),
      matter('glaze', '#ffffff', { side: DoubleSide, roughness: 0.18 }),
    );
  });
  kit.add(
    'pearl',
    ball(0.0155, 48).translate(0, 0.02, 0.008),
    kit.main('gloss', '#f6efe6', { roughness: 0.16, sheen: 0.6, envMapIntensity: 1.3 }),
  );
}

export const PEARL_PROP: Prop = {
  noun: 'pearl',
  words: ['oyster', 'pearl in shell', 'pearl in oyster', 'oyster with pearl', 'oyster shell', 'white pearl'],
  size: [0.13, 0.128, 0.146],
  stands: ['table', 'podium', 'ground', 'hand'],
  paints: ['pearl'],
  build: made(pearl),
};
