import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ball, flowing, hoop, outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { bar, HALL, HELD } from './shapes.js';

const STAR = outline(
  Array.from({ length: 10 }, (_, i) => {
    const [turn, far] = [(i / 10) * 2 * Math.PI, i % 2 ? 0.021 : 0.046];
    return [Math.sin(turn) * far, Math.cos(turn) * far, 0.006] as const;
  }),
);

/** It stands on its end, its star up, as it is held. */
function wand(kit: Maker): void {
  kit.add(
    'stick',
    flowing(
      pairs(
        '0.0005 0, 0.011 0.002, 0.012 0.02, 0.009 0.03, 0.0105 0.06, 0.0085 0.1, 0.0055 0.2, 0.0042 0.3, 0.0005 0.305',
      ),
      24,
      50,
    ),
    kit.main('wood', '#4a2a1a', { clearcoat: 0.6 }),
  );
  kit.add(
    'rings',
    merged([
      ...[0.026, 0.1, 0.292].map((y) =>
        placed(hoop(y < 0.2 ? 0.0098 : 0.0048, 0.0022, 24), { at: [0, y, 0], turn: [1.571, 0, 0] }),
      ),
      ball(0.013, 18).translate(0, 0.004, 0),
    ]),
    matter('gold', '#e0b04a'),
  );
  kit.add(
    'star',
    slab(STAR, 0.018, 0.006).translate(0, 0.345, 0),
    matter('light', '#ffd95a', { emissiveIntensity: 0.9 }),
  );
  const sparks = [
    [0.062, 0.385, 0.006],
    [-0.058, 0.392, 0.005],
    [0.07, 0.325, 0.0045],
    [-0.07, 0.32, 0.006],
    [0.012, 0.418, 0.005],
  ].map(([x = 0, y = 0, r = 0]) => placed(ball(r, 10), { at: [x, y, 0] }));
  kit.add('sparks', merged(sparks), matter('light', '#fff2b0', { emissiveIntensity: 1.4 }));
}

function broom(kit: Maker): void {
  kit.add('handle', bar([0.02, 0.42, 0], [-0.03, 1.42, 0], 0.0165, 16), kit.main('wood', '#8c5a30'));
  const twigs = Array.from({ length: 130 }, () => {
    const [turn, far] = [kit.between(0, 6.283), Math.sqrt(kit.random())];
    const [x, z] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const low = kit.between(0.005, 0.05) + 0.03 * far;
    return placed(turned(corners('0 0, 0.006 0.002, 0.0055 0.2, 0.005 0.42, 0 0.42'), 5), {
      at: [x * 0.155, low, z * 0.105],
      turn: [-z * 0.23, 0, x * 0.33],
    });
  });
  kit.add('twigs', merged(twigs), matter('clay', '#c99645', { roughness: 0.9 }));
  kit.add(
    'twine',
    merged(
      [0.37, 0.39, 0.41, 0.29].map((y) =>
        placed(hoop(y < 0.3 ? 0.079 : 0.048, 0.01, 32), {
          at: [0, y, 0],
          turn: [1.571, 0, 0],
          scale: [1.05, 0.86, 1],
        }),
      ),
    ),
    matter('fabric', '#8c2f2a'),
  );
}

export const WAND_PROP: Prop = {
  noun: 'wand',
  words: ['magic wand', 'fairy wand', 'wizard wand', 'magic stick'],
  size: [0.152, 0.424, 0.026],
  stands: HELD,
  paints: ['stick'],
  moves: [{ part: 'star', does: 'glow' }],
  build: made(wand),
};

export const BROOM_PROP: Prop = {
  noun: 'broom',
  words: ['broomstick', "witch's broom", 'witch broom', 'straw broom', 'flying broom'],
  size: [0.32, 1.43, 0.22],
  stands: ['hand', ...HALL],
  paints: ['handle'],
  build: made(broom),
};
