import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { brick, rod } from '../kit/solids.js';
import { DESK, leaf } from './shapes.js';

const [WIDE, HIGH, LEAN] = [0.42, 0.26, 0.62];
const [C, S] = [Math.cos(LEAN), Math.sin(LEAN)];

/** Where a place of the map lies (u and v from -1 to 1): it leans back on its upper roll. */
const spot = (u: number, v: number, out = 0): readonly [number, number, number] => {
  const along = (v * HIGH) / 2;
  return [(u * WIDE) / 2, 0.098 + along * S + out * C, -along * C + out * S];
};

/** Where the way to the treasure goes by. */
const WAY = pairs('-0.72 -0.55, -0.5 -0.25, -0.2 -0.35, 0.02 -0.05, 0.3 -0.02, 0.42 0.26');

function toneAt(u: number, v: number) {
  const shore = Math.hypot(u * 0.95, v * 0.9) - 0.68 - 0.17 * noise(u * 2.6 + 3, v * 2.6, 4);
  const stain = 0.16 * rough(u * 4, v * 4, 7) + 0.3 * Math.max(0, Math.abs(u) - 0.86) * 4;
  if (Math.abs(shore) < 0.022) return between(['#5a3a1e', '#6b4624'], 0.5);
  if (shore > 0)
    return between(
      ['#c7b27c', '#8fb0a0', '#b9a268'],
      0.35 + stain + 0.12 * Math.sin(v * 46 + 2 * noise(u * 3, v * 3, 1)),
    );
  const hills = noise(u * 4 + 1, v * 4, 9);
  return between(['#d9c489', '#b9b768', '#8aa152', '#a07c48'], 0.35 + 0.4 * hills + stain);
}

function way(): ReturnType<typeof brick>[] {
  return WAY.slice(1).flatMap(([x, y], i) => {
    const [fx, fy] = WAY[i] ?? [x, y];
    const turn = Math.atan2((y - fy) * HIGH, (x - fx) * WIDE);
    return [0.1, 0.42, 0.74].map((t) =>
      placed(placed(brick([0.016, 0.0055, 0.002], [0, 0, 0], 0.0006), { turn: [0, 0, turn] }), {
        at: spot(fx + (x - fx) * (t + 0.1), fy + (y - fy) * (t + 0.1), 0.001),
        turn: [LEAN - Math.PI / 2, 0, 0],
      }),
    );
  });
}

function map(kit: Maker): void {
  const sheet = leaf(2, [90, 64], (t) => [t * 2 - 1, 0]);
  const parchment = tinted(sheet, (u, v) => toneAt(u, v));
  const places = parchment.getAttribute('position');
  for (let i = 0; i < places.count; i += 1) {
    const [u, v] = [places.getX(i), places.getY(i)];
    const wave = 0.004 * Math.sin(u * 5) * Math.sin(v * 3 + 1) + 0.012 * u ** 4;
    places.setXYZ(i, ...spot(u * (1 + 0.012 * noise(1, v * 9, u)), v, wave));
  }
  parchment.computeVertexNormals();
  kit.add('parchment', parchment, matter('paper', '#ffffff', { side: 2 }));
  const cross = [0.7, -0.7].map((turn) =>
    placed(placed(brick([0.052, 0.011, 0.003], [0, 0, 0], 0.001), { turn: [0, 0, turn] }), {
      at: spot(0.46, 0.4, 0.002),
      turn: [LEAN - Math.PI / 2, 0, 0],
    }),
  );
  kit.add('marks', merged([...way(), ...cross]), matter('clay', '#c02a20'));
  const points = Array.from({ length: 8 }, (_, i) =>
    placed(
      placed(brick([i % 2 ? 0.005 : 0.008, i % 2 ? 0.022 : 0.036, 0.002], [0, 0.013, 0], 0.0006), {
        turn: [0, 0, (i / 8) * 6.283],
      }),
      {
        at: spot(0.74, -0.62, 0.001),
        turn: [LEAN - Math.PI / 2, 0, 0],
      },
    ),
  );
  kit.add('rose', merged(points), matter('clay', '#4a2f1a'));
  const [low, high] = [spot(0, -1.02, -0.002), spot(0, 1.02, -0.008)];
  const rolls = [low, high].flatMap(([, y, z], i) => [
    placed(rod(i ? 0.021 : 0.016, WIDE * 1.01, 26), { at: [0, y, z], turn: [0, 0, 1.571] }),
    placed(rod(i ? 0.011 : 0.009, WIDE * 1.03, 20), { at: [0, y, z], turn: [0, 0, 1.571] }),
  ]);
  kit.add('rolls', merged(rolls), matter('paper', '#d2b67a'));
  kit.add('stay', brick([0.3, 0.15, 0.02], [0, 0.08, high[2] - 0.012], 0.006), matter('wood', '#6b4527'));
}

export const MAP_PROP: Prop = {
  noun: 'map',
  words: ['treasure map', 'old map', 'pirate map', 'parchment map', 'world map'],
  size: [0.433, 0.19, 0.27],
  stands: DESK,
  paints: [],
  build: made(map),
};
