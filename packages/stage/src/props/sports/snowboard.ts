import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { boardSkin } from './board.js';

function snowboard(kit: Maker): void {
  const tone = kit.options.colour ?? '#d8343c';
  const end = (t: number) => step(0.68, 1.12, Math.abs(t));
  const board = boardSkin({
    length: 1.56,
    half: (t) =>
      (0.128 + 0.025 * t * t) * Math.max(0, 1 - Math.max(0, (Math.abs(t) - 0.78) / 0.22) ** 2) ** 0.5 + 0.001,
    thick: () => 0.014,
    lift: (t) => 0.11 * end(t),
    paint: (t, across) => patternAt(t, across, tone),
    belly: '#20242b',
  });
  kit.add('board', board, matter('gloss', '#ffffff'));
  const binding = merged([
    boxAt([0.13, 0.016, 0.25], [0, 0.022, 0], 0.007),
    boxAt([0.1, 0.012, 0.2], [0, 0.034, 0.01], 0.005),
    placed(boxAt([0.11, 0.15, 0.018], [0, 0, 0], 0.008), { at: [0, 0.11, -0.125], turn: [-0.2, 0, 0] }),
  ]);
  const straps = merged(
    [-0.04, 0.075].map((z) =>
      swept(
        [
          [-0.062, 0.02, z - 0.02],
          [-0.06, 0.085, z],
          [0, 0.115, z + 0.008],
          [0.06, 0.085, z],
          [0.062, 0.02, z - 0.02],
        ],
        0.008,
        { sides: 10, flat: 2.2, steps: 30 },
      ),
    ),
  );
  const stances = [
    { at: [0, 0, 0.26], turn: [0, 1.3, 0] },
    { at: [0, 0, -0.26], turn: [0, 1.75, 0] },
  ] as const;
  kit.add('bindings', merged(stances.map((spot) => placed(binding, spot))), matter('plastic', '#23262c'));
  kit.add('straps', merged(stances.map((spot) => placed(straps, spot))), matter('rubber', '#3b4048'));
}

function patternAt(t: number, across: number, tone: string): string {
  const zig = t * 4 + across * 0.2;
  if (Math.abs(t) > 0.86) return '#20242b';
  if (Math.abs(zig - 2.3) < 0.28) return '#ffd23f';
  if (Math.abs(zig + 1.8) < 0.28) return '#f7f3e8';
  return tone;
}

export const SNOWBOARD_PROP: Prop = {
  noun: 'snowboard',
  words: ['snow board'],
  size: [0.299, 0.184, 1.56],
  stands: ['ground', 'floor', 'podium'],
  paints: ['board'],
  build: made(snowboard),
};
