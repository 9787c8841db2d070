import { DataTexture, RepeatWrapping, RGBAFormat, type Texture } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { puck, turned } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Threads and gaps of falling water, grey for how much there is; it repeats along. */
function streaks(): Texture {
  const side = 64;
  const bytes = new Uint8Array(side * side * 4);
  for (let i = 0; i < side * side; i += 1) {
    const [u, v] = [(i % side) / side, Math.floor(i / side) / side];
    const drop =
      0.55 +
      0.75 * Math.sin(v * 12.566 + 2 * noise(u * 5, 1, 3)) * noise(u * 6, 4, 2) +
      0.3 * Math.sin(v * 25.13 + u * 19);
    const grey = 255 * Math.min(1, Math.max(0.12, drop));
    bytes.set([grey, grey, grey, 255], i * 4);
  }
  const texture = new DataTexture(bytes, side, side, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}

/** Water that leaves at a height, `out` from the middle, and comes down `over` metres farther. */
function jet(
  turn: number,
  [out, high, over, top, low]: readonly [number, number, number, number, number],
  thick: number,
) {
  const rise = Math.sqrt(Math.max(0.001, top - high));
  const fall = Math.sqrt(top - low);
  const points = even(10).map((t) => {
    const far = out + over * t;
    const y = top - ((rise + fall) * t - rise) ** 2;
    return [Math.cos(turn) * far, y, Math.sin(turn) * far] as const;
  });
  return swept(points, (t) => thick * (1 + 0.9 * t), { sides: 6, steps: 20, isOpen: true });
}

function stone(kit: Maker): void {
  const basin = turned(
    corners(
      '0 0, 1.72 0 0.04, 1.72 0.09 0.03, 1.55 0.13 0.03, 1.55 0.42 0.02, 1.7 0.47 0.03, 1.7 0.56 0.03, 1.46 0.56 0.03, 1.4 0.5 0.02, 1.38 0.16 0.04, 0 0.14',
    ),
    44,
  );
  const middle = turned(
    corners(
      '0.42 0.14, 0.42 0.3 0.03, 0.26 0.38 0.05, 0.16 0.6 0.06, 0.2 0.95 0.08, 0.14 1.16 0.04, 0.22 1.2 0.03, 0.62 1.3 0.14, 0.84 1.46 0.03, 0.86 1.52 0.02, 0.78 1.52 0.02, 0.6 1.38 0.08, 0.2 1.36 0.03',
    ),
    36,
  );
  const upper = turned(
    corners(
      '0.13 1.36, 0.1 1.5 0.03, 0.08 1.66 0.04, 0.12 1.84 0.03, 0.07 1.92 0.02, 0.14 1.95 0.02, 0.34 2.04 0.06, 0.42 2.13 0.015, 0.38 2.14 0.01, 0.2 2.07 0.04, 0.07 2.06 0.02, 0.05 2.2 0.02, 0.075 2.26 0.02, 0 2.3',
    ),
    32,
  );
  kit.add('basin', merged([basin, middle, upper]), kit.main('stone', '#d3c8b6', { bumpScale: 0.7 }));
}

function fountain(kit: Maker): void {
  stone(kit);
  const pool = (radius: number, y: number) =>
    bent(puck(radius, 0.02, 0.005, 56), (at) =>
      at.setY(at.y + y + 0.012 * Math.sin(Math.hypot(at.x, at.z) * 16)),
    );
  kit.add(
    'pools',
    merged([pool(1.42, 0.42), pool(0.72, 1.44), pool(0.3, 2.085)]),
    matter('liquid', '#5aa9bd'),
  );
  const ring = (count: number, path: readonly [number, number, number, number, number], thick: number) =>
    even(count)
      .slice(1)
      .map((share) => jet(share * 6.2832, path, thick));
  const jets = merged([
    ...ring(10, [0.4, 2.13, 0.2, 2.15, 1.45], 0.024),
    ...ring(16, [0.83, 1.51, 0.34, 1.54, 0.43], 0.027),
    ...ring(7, [0.02, 2.28, 0.22, 2.72, 2.1], 0.02),
  ]);
  jets.userData['isMapped'] = true;
  const map = streaks();
  map.repeat.set(2, 2);
  kit.add(
    'water',
    jets,
    matter('liquid', '#e9f7fc', { alphaMap: map, transparent: true, opacity: 0.9, emissive: 0x223338 }),
  );
}

export const FOUNTAIN_PROP: Prop = {
  noun: 'fountain',
  words: ['water fountain', 'stone fountain', 'garden fountain', 'fountain basin'],
  size: [3.44, 2.75, 3.44],
  stands: ['ground', 'podium'],
  paints: ['basin'],
  moves: [{ part: 'water', does: 'flow' }],
  build: made(fountain),
};
