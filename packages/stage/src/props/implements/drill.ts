import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { boxAt, flowing, hoop, outline, rod, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bar } from '../halls/shapes.js';

const TOOL: readonly Place[] = ['table', 'podium', 'hand'];

/** A power drill: its chuck and bit turn. */
function drill(kit: Maker): void {
  const side = (text: string, wide: number, bevel: number) =>
    slab(outline(corners(text)), wide, bevel).rotateY(-1.571);
  const paint = kit.main('plastic', '#f2b61c');
  kit.add(
    'body',
    merged([
      placed(
        turned(
          corners('0 0, 0.024 0.002 0.008, 0.031 0.02 0.01, 0.032 0.1 0.008, 0.026 0.118 0.006, 0 0.12'),
          36,
        ),
        { at: [0, 0.19, -0.07], turn: [1.571, 0, 0] },
      ),
      side('-0.055 0.04 0.01, 0.0 0.04 0.01, 0.02 0.17 0.02, -0.04 0.18 0.02', 0.042, 0.008),
      side('-0.07 0.012 0.01, 0.045 0.012 0.01, 0.035 0.05 0.01, -0.062 0.05 0.01', 0.062, 0.006),
    ]),
    paint,
  );
  kit.add(
    'dark',
    merged([
      side('-0.064 0.06 0.008, -0.046 0.06 0.008, -0.034 0.165 0.008, -0.052 0.165 0.008', 0.044, 0.006),
      side('-0.075 0 0.008, 0.05 0 0.008, 0.048 0.022 0.006, -0.072 0.022 0.006', 0.066, 0.005),
      boxAt([0.016, 0.028, 0.016], [0, 0.145, 0.018], 0.006),
      placed(turned(corners('0 0, 0.029 0 0.003, 0.029 0.014 0.003, 0 0.014'), 36), {
        at: [0, 0.19, 0.04],
        turn: [1.571, 0, 0],
      }),
      ...[0, 1, 2, 3].map((i) => boxAt([0.066, 0.003, 0.014], [0, 0.178 + i * 0.008, -0.045], 0.001)),
    ]),
    matter('rubber', '#212326', { roughness: 0.55 }),
  );
  chuckOf(kit);
}

function chuckOf(kit: Maker): void {
  const chuck = kit.joint('chuck', [0, 0.19, 0.054]);
  const lying = { turn: [1.571, 0, 0] } as const;
  chuck.add(
    'sleeve',
    placed(
      merged([
        turned(corners('0 0, 0.02 0 0.002, 0.021 0.022 0.002, 0.012 0.042 0.003, 0 0.043'), 30),
        ...Array.from({ length: 12 }, (_, i) =>
          boxAt(
            [0.003, 0.018, 0.003],
            [Math.cos(i * 0.5236) * 0.0206, 0.012, Math.sin(i * 0.5236) * 0.0206],
            0.001,
          ),
        ),
      ]),
      lying,
    ),
    matter('metal', '#4a4f56'),
  );
  const spiral = swept(
    Array.from(
      { length: 33 },
      (_, i) => [Math.cos(i * 0.7) * 0.0024, 0.042 + i * 0.0026, Math.sin(i * 0.7) * 0.0024] as const,
    ),
    0.0024,
    { sides: 8, steps: 110 },
  );
  chuck.add(
    'bit',
    placed(
      merged([
        rod(0.0024, 0.1, 12).translate(0, 0.085, 0),
        turned(corners('0.0036 0.126, 0 0.137'), 12),
        spiral,
      ]),
      lying,
    ),
    matter('chrome', '#d0d5da'),
  );
}

/** A lens in a ring of brass; it leans on its rim and its handle. */
function magnifyingGlass(kit: Maker): void {
  const whole = kit.joint('leaning', [0, 0.002, 0], [-0.1, 0, 0]);
  whole.add(
    'ring',
    merged([
      placed(hoop(0.048, 0.0048, 64), { at: [0, 0.155, 0], scale: [1, 1, 1.5] }),
      placed(hoop(0.0445, 0.0018, 56), { at: [0, 0.155, 0.0055] }),
      bar([0, 0.106, 0], [0, 0.088, 0], 0.0048, 18),
    ]),
    matter('gold', '#d2a248'),
  );
  whole.add(
    'handle',
    flowing(
      pairs('0.0005 0, 0.0085 0.001, 0.0108 0.012, 0.0098 0.04, 0.0082 0.07, 0.0078 0.088, 0.0005 0.09'),
      32,
      40,
    ),
    kit.main('wood', '#5d3220', { clearcoat: 0.7 }),
  );
  whole.add(
    'bands',
    merged(
      [0.012, 0.084].map((y) =>
        turned(
          corners(
            `0 0, ${y < 0.05 ? 0.0116 : 0.0092} 0 0.001, ${y < 0.05 ? 0.0116 : 0.0092} 0.006 0.001, 0 0.006`,
          ),
          32,
        ).translate(0, y, 0),
      ),
    ),
    matter('gold', '#d2a248'),
  );
  whole.add(
    'lens',
    placed(turned(corners('0 -0.004, 0.03 -0.003 0.01, 0.0455 0, 0.03 0.003 0.01, 0 0.004'), 48), {
      at: [0, 0.155, 0],
      turn: [1.571, 0, 0],
    }),
    matter('glass', '#d8ecff', { opacity: 0.22 }),
  );
}

export const DRILL_PROP: Prop = {
  noun: 'drill',
  words: ['power drill', 'electric drill', 'cordless drill', 'hand drill', 'drill driver'],
  size: [0.066, 0.222, 0.27],
  stands: TOOL,
  paints: ['body'],
  moves: [{ part: 'chuck', does: 'spin', axis: 'z', pace: 2.3 }],
  build: made(drill),
};

export const MAGNIFYING_GLASS_PROP: Prop = {
  noun: 'magnifying glass',
  words: ['magnifier', 'loupe', 'hand lens', 'magnifying lens'],
  size: [0.106, 0.208, 0.036],
  stands: TOOL,
  paints: ['handle'],
  build: made(magnifyingGlass),
};
