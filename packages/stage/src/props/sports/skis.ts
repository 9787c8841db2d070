import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { boardSkin } from './board.js';

const BOTH = [-0.13, 0.13];

function skis(kit: Maker): void {
  const tone = kit.options.colour ?? '#1d63c4';
  const ski = boardSkin({
    length: 1.7,
    half: (t) =>
      (0.038 + 0.016 * t * t) * Math.max(0, 1 - Math.max(0, (Math.abs(t) - 0.86) / 0.14) ** 2.4) ** 0.5 +
      0.0005,
    thick: (t) => 0.01 + 0.012 * (1 - t * t),
    lift: (t) => 0.13 * step(0.66, 1.15, t) + 0.03 * step(0.8, 1.1, -t),
    paint: (t, across) => patternAt(t, across, tone),
    belly: '#1c1f25',
  });
  kit.add('skis', merged(BOTH.map((x) => placed(ski, { at: [x, 0, 0] }))), matter('gloss', '#ffffff'));
  const plate = boxAt([0.058, 0.014, 0.42], [0, 0.028, -0.06], 0.006);
  const toe = [
    boxAt([0.066, 0.042, 0.075], [0, 0.05, 0.11], 0.014),
    boxAt([0.03, 0.02, 0.05], [0, 0.078, 0.1], 0.008),
  ];
  const heel = [
    boxAt([0.056, 0.06, 0.085], [0, 0.058, -0.24], 0.014),
    placed(boxAt([0.034, 0.014, 0.1], [0, 0, 0], 0.006), { at: [0, 0.094, -0.265], turn: [-0.45, 0, 0] }),
  ];
  const brake = [-0.036, 0.036].map((x) =>
    placed(rod(0.004, 0.1, 8), { at: [x, 0.04, -0.18], turn: [1.2, 0, 0] }),
  );
  const pair = (parts: ReturnType<typeof boxAt>[]) =>
    merged(BOTH.map((x) => placed(merged(parts), { at: [x, 0, 0] })));
  kit.add('plates', pair([plate, ...brake]), matter('metal', '#9aa0a8'));
  kit.add('bindings', pair([...toe, ...heel]), matter('plastic', '#24272d'));
}

function patternAt(t: number, across: number, tone: string): string {
  if (t > 0.62 && t < 0.7) return '#ffffff';
  if (t > 0.7) return '#f2b21d';
  if (t < -0.55 && t > -0.62) return '#ffffff';
  return Math.abs(across) < 0.16 && Math.abs(t) > 0.3 ? '#ffffff' : tone;
}

export const SKIS_PROP: Prop = {
  noun: 'skis',
  words: ['ski', 'pair of skis'],
  size: [0.361, 0.12, 1.7],
  stands: ['ground', 'floor', 'podium'],
  paints: ['skis'],
  build: made(skis),
};
