import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Place, Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing, puck } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** A roll cut across, its filling to the front, on a plate. */
function burrito(kit: Maker): void {
  kit.add(
    'plate',
    placed(
      flowing(
        pairs(
          '0.0005 0, 0.07 0.001, 0.1 0.006, 0.128 0.016, 0.126 0.019, 0.098 0.01, 0.06 0.007, 0.0005 0.007',
        ),
        64,
        50,
      ),
      {},
    ),
    matter('ceramic', '#2f6f8f'),
  );
  const half = (x: number, turn: number, z: number) => {
    const roll = bent(
      flowing(
        pairs('0.03 0, 0.032 0.004, 0.033 0.03, 0.032 0.065, 0.026 0.088, 0.012 0.098, 0.0005 0.1'),
        48,
        40,
      ),
      (at) => {
        const reach =
          1 +
          0.05 * noise(at.x * 40, at.y * 30, at.z * 40) +
          0.035 * Math.cos(Math.atan2(at.z, at.x) - 1 - at.y * 14) ** 8;
        at.set(at.x * reach, at.y, at.z * reach * 0.86);
      },
    );
    const skin = tinted(roll, (px, y, pz) =>
      between(['#f6e3b8', '#eac98c', '#b97a3c', '#f3dcab'], 0.35 + 0.75 * rough(px * 70, y * 60, pz * 70)),
    );
    const spot = { at: [x, 0.043, z] as const, turn: [-1.45, 0, turn] as const };
    const stuff = Array.from({ length: 46 }, () => {
      const [angle, far] = [kit.between(0, 6.283), 0.026 * Math.sqrt(kit.random())];
      const colour = kit.pick(['#5a2f1c', '#6b3a22', '#d9362c', '#5fae3c', '#f3ead2', '#f2b52e', '#7d4526']);
      return tinted(
        bead(kit.between(0.004, 0.0068), kit.between(0.0035, 0.006), kit.between(0.003, 0.0055), {
          at: [Math.cos(angle) * far, kit.between(-0.0025, 0.004), Math.sin(angle) * far * 0.86],
          turn: [kit.random(), kit.random() * 3, 0],
        }),
        colour,
      );
    });
    return {
      skin: placed(skin, spot),
      stuff: placed(merged(stuff), spot),
      bed: placed(puck(0.0295, 0.006, 0.001, 36).scale(1, 1, 0.86), spot),
    };
  };
  const [left, right] = [half(-0.04, 0.34, 0.048), half(0.042, -0.24, 0.052)];
  kit.add('tortilla', merged([left.skin, right.skin]), matter('food', '#ffffff'));
  kit.add('filling', merged([left.stuff, right.stuff]), matter('glaze', '#ffffff'));
  kit.add('bed', merged([left.bed, right.bed]), matter('food', '#8a4d2a'));
  salad(kit);
}

function salad(kit: Maker): void {
  const leaves = Array.from({ length: 12 }, (_, i) =>
    placed(
      bent(puck(0.016, 0.002, 0.0006, 16), (at) =>
        at.setY(at.y + 30 * at.x * at.x + 0.003 * Math.sin(at.z * 300)),
      ),
      { at: [0.09 * Math.cos(i * 0.55 - 2.9), 0.016, 0.085 * Math.sin(i * 0.55 - 2.9)], turn: [0.4, i, 0.3] },
    ),
  );
  kit.add('salad', merged(leaves), matter('plant', '#6fae3c'));
}

/** A shell with its net of ridges, one that is open with two nuts in it, and nuts beside it. */
function peanut(kit: Maker): void {
  const shell = (half: boolean) => {
    const made = new SphereGeometry(1, 72, 52);
    return bent(made, (at) => {
      const t = at.x;
      const waist = 0.0092 - 0.0026 * Math.exp(-((t / 0.32) ** 2));
      const around = Math.atan2(at.z, at.y);
      const net = 1 + 0.035 * Math.cos(around * 10) + 0.03 * Math.cos(t * 24) * Math.cos(around * 5);
      const flat = Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 2.6));
      const y = Math.cos(around) * flat * waist * net;
      at.set(t * 0.021, half ? Math.min(0, y) : y, Math.sin(around) * flat * waist * net);
    });
  };
  const tan = kit.main('food', '#d9ab6a');
  kit.add(
    'shell',
    merged([
      placed(shell(false), { at: [-0.012, 0.0094, -0.012], turn: [0, 0.5, 0] }),
      placed(shell(true), { at: [0.014, 0.0094, 0.012], turn: [0, -0.3, 0] }),
    ]),
    tan,
  );
  const nut = bent(new SphereGeometry(1, 28, 20), (at) => at.set(at.x * 0.0078, at.y * 0.006, at.z * 0.0062));
  const spots = [
    [0.0055, 0.0085, 0.0095],
    [0.0225, 0.0085, 0.0148],
    [-0.02, 0.006, 0.018],
    [0.034, 0.006, -0.008],
  ] as const;
  kit.add(
    'nuts',
    merged(spots.map((at, i) => placed(nut, { at, turn: [0, i * 0.9 - 0.3, 0] }))),
    matter('glaze', '#b5643c', { roughness: 0.5 }),
  );
  kit.add(
    'hollow',
    placed(puck(0.0085, 0.0012, 0.0005, 28), {
      at: [0.014, 0.0078, 0.012],
      turn: [0, -0.3, 0],
      scale: [2.1, 1, 0.85],
    }),
    matter('food', '#f0d9a8'),
  );
}

export const BURRITO_PROP: Prop = {
  noun: 'burrito',
  words: ['breakfast burrito', 'kebab wrap', 'doner kebab', 'chicken wrap', 'enchilada', 'shawarma', 'gyro'],
  size: [0.261, 0.0784, 0.261],
  stands: TABLE,
  paints: [],
  build: made(burrito),
};

export const PEANUT_PROP: Prop = {
  noun: 'peanut',
  words: ['groundnut', 'roasted peanut'],
  size: [0.075, 0.019, 0.05],
  stands: TABLE,
  paints: ['shell'],
  build: made(peanut),
};
