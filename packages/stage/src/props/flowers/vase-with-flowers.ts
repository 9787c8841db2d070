import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { green, tulipHead } from './shapes.js';

function bouquet(kit: Maker): void {
  kit.add(
    'vase',
    flowing(
      pairs(
        '0.0005 0.002, 0.045 0, 0.055 0.01, 0.075 0.07, 0.07 0.12, 0.042 0.18, 0.04 0.2, 0.052 0.222, 0.049 0.222, 0.036 0.2',
      ),
      48,
      48,
    ),
    kit.main('ceramic', '#3f6d8a'),
  );
  const heads = Array.from({ length: 9 }, (_, i) => {
    const [turn, far] = [i * 2.39996, 0.085 * Math.sqrt(i / 9)];
    return {
      at: [Math.cos(turn) * far, 0.37 - far * 0.55 + 0.015 * (i % 2), Math.sin(turn) * far] as const,
      lean: [Math.sin(turn) * far * 7, turn, -Math.cos(turn) * far * 7] as const,
      i,
    };
  });
  const tones = ['#d6304a', '#f4a6b8', '#f8efe6', '#e8734a'];
  const bloom = tulipHead();
  kit.add(
    'flowers',
    merged(
      heads.map(({ at, lean, i }) => {
        const one = placed(bloom, { at, turn: lean, scale: 0.95 });
        return tinted(one, tones[i % 4] ?? '#d6304a');
      }),
    ),
    matter('clay', '#ffffff', { roughness: 0.5, side: 2 }),
  );
  const stalks = heads.map(({ at }) =>
    swept([[at[0] * 0.1, 0.16, at[2] * 0.1], [at[0] * 0.4, 0.25, at[2] * 0.4], at], 0.003, {
      sides: 7,
      steps: 10,
    }),
  );
  const leaves = Array.from({ length: 14 }, (_, i) =>
    placed(leaf(0.1, 0.036, 0.35, 10), {
      at: [Math.cos(i * 1.9) * 0.03, 0.225, Math.sin(i * 1.9) * 0.03],
      turn: [0, -i * 1.9, 0.35 + (0.4 * ((i * 3) % 4)) / 4],
    }),
  );
  kit.add('green', merged([...stalks, ...leaves].map((part) => part.deleteAttribute('uv'))), green());
}

/** A bouquet is the same whatever it is of; what is shown for what is told. */
const OF_ONE_KIND = ['vase of', 'vase with', 'bouquet of', 'bunch of'].flatMap((held) =>
  [
    'roses',
    'tulips',
    'daisies',
    'peonies',
    'lilies',
    'wildflowers',
    'carnations',
    'orchids',
    'sunflowers',
  ].map((kind) => `${held} ${kind}`),
);

export const VASE_WITH_FLOWERS_PROP: Prop = {
  noun: 'vase with flowers',
  words: ['bouquet', 'flowers', 'vase of flowers', 'bunch of flowers', ...OF_ONE_KIND],
  size: [0.264, 0.432, 0.258],
  stands: ['table', 'podium'],
  paints: ['vase'],
  build: made(bouquet),
};
