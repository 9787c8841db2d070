import type { BufferGeometry } from 'three';
import { green, STANDS, stem } from '../flowers/shapes.js';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain } from '../treats/shapes.js';

/** A star of six petals that bow back, its face toward +y. */
function star(own: string): BufferGeometry {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const inner = i % 2 === 0;
    const petal = bent(leaf(0.092, inner ? 0.044 : 0.034, 0.5, 26), (at) =>
      at.setY(at.y + 0.004 * Math.sin(at.x * 130) * Math.abs(at.z) * 40 - 2.5 * at.z * at.z),
    );
    const toned = tinted(petal, (x, _y, z) => {
      const speck =
        step(0.45, 0.6, noise(x * 420, 1, z * 420)) * step(0.062, 0.03, x) * step(0.012, 0.006, Math.abs(z));
      const rib = step(0.007, 0.001, Math.abs(z)) * step(0.085, 0.03, x);
      return between(['#dfe8a8', own, own, own], x / 0.05).lerp(
        between([own, '#d9527f'], 0.75),
        Math.max(rib * 0.5, speck * 0.8),
      );
    });
    return placed(placed(toned, { turn: [0, 0, inner ? 0.98 : 0.9], at: [0.004, 0, 0] }), {
      turn: [0, i * 1.0472, 0],
    });
  });
  return merged(petals);
}

function stamens(): readonly [BufferGeometry, BufferGeometry] {
  const ends = Array.from({ length: 6 }, (_, i) => {
    const angle = i * 1.0472 + 0.5;
    return [Math.cos(angle) * 0.021, 0.062, Math.sin(angle) * 0.021] as const;
  });
  const threads = ends.map((to) =>
    swept([[0, 0, 0], [to[0] * 0.45, 0.034, to[2] * 0.45], to], 0.0009, { sides: 6, steps: 10 }),
  );
  const pistil = swept(
    [
      [0, 0, 0],
      [0.002, 0.04, 0],
      [0.006, 0.074, 0.002],
    ],
    (t) => 0.0013 + 0.0014 * step(0.85, 1, t),
    { sides: 8, steps: 14 },
  );
  const tips = ends.map((at, i) => bead(0.0062, 0.0019, 0.0022, { at, turn: [0, -i * 1.0472 + 1, 0.2] }));
  return [merged([...threads, pistil]), merged(tips)];
}

function lily(kit: Maker): void {
  const own = kit.options.colour ?? '#fff6f4';
  const spot = { at: [0, 0.4, 0.012], turn: [0.95, 0.15, 0] } as const;
  const second = { at: [-0.052, 0.335, -0.012], turn: [0.5, 0.4, 0.9], scale: 0.72 } as const;
  const one = star(own);
  kit.add(
    'petals',
    merged([placed(one, spot), placed(one, second)]),
    matter('plant', '#ffffff', { roughness: 0.45 }),
  );
  const [threads, tips] = stamens();
  kit.add('threads', merged([placed(threads, spot), placed(threads, second)]), matter('plant', '#d3e0a0'));
  kit.add('tips', merged([placed(tips, spot), placed(tips, second)]), matter('clay', '#a8481a'));
  const bud = tinted(
    flowing(pairs('0.0003 0, 0.008 0.008, 0.011 0.03, 0.007 0.056, 0.0003 0.066'), 20, 18),
    (_x, y) => between(['#8fb860', '#dfe6b8', own], y / 0.06),
  );
  kit.add('bud', placed(bud, { at: [0.05, 0.375, 0], turn: [0.2, 0, -0.6] }), matter('clay', '#ffffff'));
  const twigs = [
    swept(
      [
        [0, 0.28, 0],
        [-0.026, 0.312, -0.006],
        [-0.052, 0.335, -0.012],
      ],
      0.0022,
      { sides: 8, steps: 12 },
    ),
    swept(
      [
        [0, 0.3, 0],
        [0.03, 0.336, 0],
        [0.05, 0.377, 0],
      ],
      0.002,
      { sides: 8, steps: 12 },
    ),
  ];
  const blades = Array.from({ length: 15 }, (_, i) =>
    placed(leaf(0.11 - 0.003 * i, 0.02, 0.4, 10), { at: [0, 0.05 + i * 0.0165, 0], turn: [0, i * 2.4, 0.5] }),
  );
  kit.add('green', plain([stem(0.4, 0.004), ...twigs, ...blades]), green());
}

export const LILY_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'lily',
  words: ['white lily', 'stargazer lily', 'tiger lily', 'lily flower', 'easter lily'],
  size: [0.236, 0.499, 0.203],
  stands: STANDS,
  paints: ['petals'],
  build: made(lily),
};
