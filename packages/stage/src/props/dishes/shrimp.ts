import { type BufferGeometry, Vector3 } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from '../treats/shapes.js';

/** Its back from the head's point to the tail, seen from its left. */
const BACK = triples(
  '-0.072 0.058 0, -0.052 0.051 0, -0.03 0.0545 0, -0.006 0.0585 0, 0.018 0.0525 0, 0.036 0.037 0, 0.0405 0.018 0, 0.031 0.006 0',
);

/** The thickness, with a step where each ring of the shell ends. */
function thick(t: number): number {
  const whole = t < 0.3 ? 0.0025 + 0.0125 * step(0, 0.24, t) : 0.015 - 0.0095 * step(0.3, 1, t) ** 1.2;
  const ring = t > 0.34 && t < 0.94 ? 0.0014 * (((t - 0.34) / 0.1) % 1) : 0;
  return whole + ring;
}

function shell(kit: Maker): BufferGeometry {
  const own = kit.options.colour ?? '#f0764a';
  return tinted(swept(BACK, thick, { steps: 120, sides: 22, flat: 1.12 }), (x, y, z) => {
    const turn = Math.atan2(y - 0.02, x - 0.002);
    const band = x > -0.028 ? 0.5 + 0.5 * Math.sin(turn * 15) : 0.7;
    const pale = 0.35 * noise(x * 160, y * 160, z * 160);
    return between([own, own, '#f9b594', '#ffe9dc'], 0.15 + 0.55 * band + 0.3 * pale);
  });
}

function limbs(): BufferGeometry {
  const legs = Array.from({ length: 5 }, (_, i) =>
    [-1, 1].map((side) => {
      const x = -0.046 + i * 0.0125;
      return swept(
        [
          [x, 0.046, side * 0.005],
          [x - 0.004, 0.027, side * 0.013],
          [x + 0.001, 0.002, side * 0.011],
        ],
        (t) => 0.0016 - 0.0008 * t,
        { sides: 6, steps: 10 },
      );
    }),
  ).flat();
  const paddles = Array.from({ length: 4 }, (_, i) => {
    const angle = 0.95 - i * 0.42;
    return placed(leaf(0.017, 0.009, 0.3, 8), {
      at: [0.004 + Math.cos(angle) * 0.017, 0.021 + Math.sin(angle) * 0.02, 0],
      turn: [0, 0, Math.PI + angle],
    });
  });
  return plain([...legs, ...paddles]);
}

function feelers(): BufferGeometry {
  return merged(
    [-1, 1].map((side) =>
      swept(
        [
          [-0.06, 0.055, side * 0.005],
          [-0.088, 0.076, side * 0.018],
          [-0.07, 0.1, side * 0.036],
          [-0.02, 0.098, side * 0.05],
        ],
        (t) => 0.0013 - 0.0009 * t,
        { sides: 6, steps: 34 },
      ),
    ),
  );
}

function tail(): BufferGeometry {
  const fan = [-0.85, -0.42, 0, 0.42, 0.85].map((turn) =>
    placed(placed(leaf(0.03, 0.015, -0.12, 12), { turn: [0, turn, 0] }), {
      at: [0.033, 0.0085, 0],
      turn: [0, Math.PI, -0.1],
    }),
  );
  return tinted(merged(fan), (x, y, z) =>
    between(['#f6a07a', '#e8552e', '#c93a1e'], new Vector3(x - 0.033, y - 0.0085, z).length() / 0.03),
  );
}

function shrimp(kit: Maker): void {
  const shine = { roughness: 0.28, clearcoat: 0.6 };
  kit.add('shell', shell(kit), matter('glaze', '#ffffff', shine));
  kit.add('limbs', limbs(), matter('plant', '#f08a62'));
  kit.add('feelers', feelers(), matter('glaze', '#e8663e'));
  kit.add('tail', tail(), matter('plant', '#ffffff', { roughness: 0.3 }));
  const eyes = [-1, 1].map((side) => ball(0.0034, 16).translate(-0.0585, 0.0565, side * 0.0072));
  kit.add('eyes', merged(eyes), matter('gloss', '#15110f'));
  for (const part of kit.group.children) part.position.x += 0.02;
}

export const SHRIMP_PROP: Prop = {
  noun: 'shrimp',
  words: ['prawn', 'king prawn', 'grilled shrimp', 'jumbo shrimp', 'langoustine'],
  size: [0.138, 0.1, 0.1],
  stands: TABLE,
  paints: ['shell'],
  build: made(shrimp),
};
