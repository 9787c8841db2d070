import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { boxAt, flowing, outline, slab } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

const round = (half: number, low: number, high: number) =>
  outline([
    [-half, low, 0.01],
    [half, low, 0.01],
    ...Array.from({ length: 13 }, (_, i) => {
      const turn = (i / 12) * Math.PI;
      return [Math.cos(turn) * half, high + Math.sin(turn) * half * 0.9] as const;
    }),
  ]);

function tombstone(kit: Maker): void {
  const moss = (x: number, y: number, z: number) =>
    between(
      ['#8c8f90', '#a5a7a6', '#7b8472', '#5f7a4a'],
      0.3 + 0.4 * rough(x * 7, y * 6, z * 9) + 0.5 * Math.max(0, 0.35 - y),
    );
  const stone = bent(slab(round(0.31, 0, 0.62), 0.15, 0.03), (at) =>
    at.setZ(at.z + 0.006 * noise(at.x * 14, at.y * 14, 2)),
  );
  kit.add(
    'stone',
    placed(tinted(stone, moss), { turn: [-0.05, 0, 0.03] }),
    kit.main('stone', '#ffffff', { roughness: 0.9 }),
  );
  const carved = [
    boxAt([0.05, 0.2, 0.02], [0, 0.66, 0.07], 0.008),
    boxAt([0.14, 0.045, 0.02], [0, 0.69, 0.07], 0.008),
    ...pairs('0.36 0.44, 0.28 0.38, 0.32 0.32, 0.22 0.26').map(([wide, y]) =>
      boxAt([wide, 0.016, 0.02], [0, y, 0.068], 0.006),
    ),
  ];
  kit.add('carved', placed(merged(carved), { turn: [-0.05, 0, 0.03] }), matter('clay', '#4d5150'));
  const mound = bent(flowing(pairs('0.5 0, 0.44 0.05, 0.25 0.1, 0.0005 0.115'), 48, 16), (at) =>
    at.set(at.x, at.y * (1 + 0.2 * noise(at.x * 9, 1, at.z * 9)), at.z * 0.9 + 0.16),
  );
  kit.add(
    'mound',
    tinted(mound, (x, _y, z) =>
      between(['#4a3424', '#5b7a38', '#6f9444'], 0.5 + 0.5 * rough(x * 9, 2, z * 9)),
    ),
    matter('clay', '#ffffff', { roughness: 0.95 }),
  );
  const blades = Array.from({ length: 46 }, () => {
    const [turn, far] = [kit.between(0, 6.283), kit.between(0.3, 0.46)];
    return placed(slab(outline(corners('-0.012 0, 0.012 0, 0.004 0.1')), 0.004, 0), {
      at: [Math.cos(turn) * far, 0.03, Math.sin(turn) * far * 0.9 + 0.16],
      turn: [kit.between(-0.5, 0.5), kit.between(0, 3), kit.between(-0.4, 0.4)],
    });
  });
  kit.add('grass', merged(blades), matter('plant', '#5f8f3c'));
}

export const TOMBSTONE_PROP: Prop = {
  noun: 'tombstone',
  words: ['gravestone', 'headstone', 'grave'],
  size: [1.0, 0.9, 0.9],
  stands: ['ground', 'podium', 'floor'],
  paints: ['stone'],
  build: made(tombstone),
};
