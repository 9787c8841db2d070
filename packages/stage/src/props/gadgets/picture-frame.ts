import { type BufferGeometry, PlaneGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { ball, bead, boxAt } from '../kit/solids.js';
import { between, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

const [WIDE, HIGH] = [0.5, 0.38];

/** A landscape in broad strokes: an evening sky, hills one behind the other, a river. */
function paintingAt(u: number, v: number): string {
  const stroke = 0.03 * rough(u * 22, v * 60, 2);
  const hill = (level: number, seed: number) => level + 0.09 * noise(u * 3.2 + seed, seed, 1) + stroke * 0.4;
  const hex = (colours: readonly string[], t: number) =>
    `#${between(colours, t + stroke * 4).getHexString()}`;
  if (v > hill(0.55, 4))
    return Math.hypot((u - 0.66) * 1.3, v - 0.72) < 0.075
      ? '#fff1b8'
      : hex(['#f6b26b', '#f3c98b', '#8fb9d6', '#4f86b8'], (v - 0.5) * 2);
  if (v > hill(0.45, 9)) return hex(['#5f7fa0', '#7d9ab2'], (v - 0.4) * 6);
  if (v > hill(0.32, 14)) return hex(['#4c7a58', '#86a868'], (v - 0.28) * 5);
  const bank = 0.46 + 0.2 * Math.sin(v * 9 + 0.6) * (0.5 - v);
  if (Math.abs(u - bank) < 0.035 + 0.14 * (0.34 - v))
    return hex(['#5b9cc4', '#cfe6ea'], v * 2.6 + 0.3 * noise(u * 9, v * 60, 5));
  return hex(['#3c6a2c', '#7fa83c', '#d8b84a'], v * 1.6 + 0.3 * noise(u * 7, v * 9, 3));
}

/** Four bars around the picture, so far off it. */
function bars(off: number, z: number, thick: number): BufferGeometry[] {
  const [x, low, high] = [WIDE / 2 + off, 0.06 - off, HIGH + 0.06 + off];
  const bar = (from: Triple, to: Triple) => swept([from, to], thick, { sides: 10, steps: 2 });
  return [
    bar([-x, low, z], [x, low, z]),
    bar([-x, high, z], [x, high, z]),
    bar([-x, low, z], [-x, high, z]),
    bar([x, low, z], [x, high, z]),
  ];
}

function frame(stand: Maker): void {
  const pearls = even(26).flatMap((t) =>
    [0, 1].map((side) =>
      bead(0.0055, 0.0055, 0.005, { at: [(t - 0.5) * WIDE, side ? HIGH + 0.083 : 0.037, 0.026] }),
    ),
  );
  const sides = even(20).flatMap((t) =>
    [-1, 1].map((side) =>
      bead(0.0055, 0.0055, 0.005, { at: [side * (WIDE / 2 + 0.023), 0.06 + t * HIGH, 0.026] }),
    ),
  );
  const corners = [-1, 1].flatMap((x) =>
    [0, 1].map((y) =>
      placed(ball(0.03, 18), {
        at: [x * (WIDE / 2 + 0.03), y ? HIGH + 0.09 : 0.03, 0.008],
        scale: [1, 1, 0.6],
      }),
    ),
  );
  stand.add(
    'frame',
    joined([...bars(0.012, 0.012, 0.012), ...bars(0.044, 0.006, 0.021), ...pearls, ...sides, ...corners]),
    stand.main('gold', '#c99a3e'),
  );
  stand.add(
    'back',
    boxAt([WIDE + 0.06, HIGH + 0.06, 0.01], [0, HIGH / 2 + 0.06, -0.006], 0.003),
    matter('wood', '#5a3a22'),
  );
}

function pictureFrame(kit: Maker): void {
  const stand = kit.joint('stand', [0, 0.012, 0], [-0.16, 0, 0]);
  const picture = new PlaneGeometry(WIDE, HIGH, 100, 76).translate(0, HIGH / 2 + 0.06, 0.004);
  picture.deleteAttribute('uv');
  stand.add(
    'painting',
    tinted(picture, (x, y) => paintingAt(x / WIDE + 0.5, (y - 0.06) / HIGH)),
    matter('gloss', '#ffffff', { roughness: 0.45, clearcoat: 0.2 }),
  );
  frame(stand);
  kit.add(
    'leg',
    swept(
      [
        [0, 0.34, -0.07],
        [0, 0.006, -0.17],
      ],
      0.01,
      { sides: 10, steps: 3 },
    ),
    matter('wood', '#5a3a22'),
  );
}

export const PICTURE_FRAME_PROP: Prop = {
  noun: 'picture frame',
  words: [
    'photo frame',
    'framed picture',
    'golden frame',
    'gold frame',
    'framed photo',
    'wall painting',
    'painting in frame',
  ],
  size: [0.63, 0.5, 0.2],
  stands: ['table', 'podium', 'wall'],
  paints: ['frame'],
  build: made(pictureFrame),
};
