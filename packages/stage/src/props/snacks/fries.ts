import { type BufferGeometry, DoubleSide, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { skin } from '../kit/swept.js';
import { TABLE } from '../kitchen/shapes.js';

/** A point of the carton's wall: `t` from its foot to its edge, which dips in front and rises behind. */
function wall(angle: number, t: number, off: number): Vector3 {
  const [c, s] = [Math.sin(angle), Math.cos(angle)];
  const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
  const [wide, deep] = [0.031 + 0.014 * t, 0.014 + 0.008 * t];
  const edge = 0.086 - 0.016 * Math.max(0, s) + 0.022 * Math.max(0, -s);
  return new Vector3(round(c) * (wide + off), t * edge, round(s) * (deep + off) - 0.008 * t);
}

function carton(from: number, to: number, arc: number, off: number): BufferGeometry {
  return skin(
    Array.from({ length: 15 }, (_, i) =>
      Array.from({ length: 65 }, (_, k) => wall((k / 64 - 0.5) * arc, from + ((to - from) * i) / 14, off)),
    ),
  );
}

/** The front for words, as far across at each step as at the last. */
function front(): BufferGeometry {
  return skin(
    Array.from({ length: 11 }, (_, i) =>
      Array.from({ length: 33 }, (_across, k) => {
        const across = (k / 32 - 0.5) * 1.6;
        return wall(Math.asin(Math.sign(across) * Math.abs(across) ** (1 / 0.45)), 0.3 + 0.048 * i, 0.0009);
      }),
    ),
  );
}

function sticks(kit: Maker): BufferGeometry {
  const made = Array.from({ length: 42 }, (_, i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    const long = kit.between(0.05, 0.072);
    const stick = tinted(brick([0.0078, long, 0.0078], [0, long / 2, 0], 0.0014), (_x, y) =>
      between(['#f3c65a', '#f7d87c', '#e0a23a'], y / long),
    );
    return placed(stick, {
      at: [(column - 4) * 0.0064, 0.044 + row * 0.004, 0.0055 - row * 0.0052],
      turn: [
        kit.between(-0.12, 0.04),
        kit.between(-0.2, 0.2),
        -(column - 4) * 0.036 + kit.between(-0.06, 0.06),
      ],
    });
  });
  return merged(made);
}

function fries(kit: Maker): void {
  const paint = kit.main('paper', '#d8231f', { side: DoubleSide });
  const foot = skin(
    [0, 1].map((i) =>
      Array.from({ length: 65 }, (_, k) =>
        wall((k / 64 - 0.5) * 2 * Math.PI, 0, 0)
          .multiplyScalar(i)
          .setY(0.0006),
      ),
    ),
  );
  kit.add('carton', merged([carton(0, 1, 2 * Math.PI, 0), foot]), paint);
  kit.add('fries', sticks(kit), matter('food', '#ffffff'));
  kit.label(front(), 1.45, '#ffffff', paint.clone());
}

export const FRIES_PROP: Prop = {
  noun: 'fries',
  words: ['french fries', 'french fry', 'pommes frites', 'potato fries'],
  size: [0.0917, 0.126, 0.0449],
  stands: TABLE,
  paints: ['carton', 'label'],
  label: 'label',
  build: made(fries),
};
