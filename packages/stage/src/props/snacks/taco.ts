import { type BufferGeometry, type Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { brick, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from '../kitchen/shapes.js';

const [WIDE, FOLD, FLARE] = [0.075, 0.019, 0.24];

/** A flat round folded about the x axis, its lips apart. */
function fold(at: Vector3): void {
  const [side, along, up] = [Math.sign(at.z) || 1, Math.abs(at.z), at.y];
  const most = Math.PI / 2 - FLARE;
  const turn = Math.min(along / FOLD, most);
  const rest = Math.max(0, along - FOLD * most);
  const [z, y] = [
    FOLD * Math.sin(turn) + rest * Math.sin(FLARE),
    FOLD * (1 - Math.cos(turn)) + rest * Math.cos(FLARE),
  ];
  at.set(at.x, y + up * Math.cos(turn), side * (z - up * Math.sin(turn)));
}

function shell(): BufferGeometry {
  const profile = [
    ...Array.from({ length: 26 }, (_, i) => [(WIDE * i) / 25, -0.0013] as const),
    ...Array.from({ length: 26 }, (_, i) => [WIDE * (1 - i / 25), 0.0013] as const),
  ];
  const made = bent(turned(profile, 72), (at) => {
    at.setY(at.y + 0.0012 * rough(at.x * 60, 1, at.z * 60));
    fold(at);
  });
  return tinted(made, (x, y, z) =>
    between(['#c98a2c', '#eab84e', '#f7d98c'], 0.5 + 0.6 * rough(x * 50, y * 50, z * 50)),
  );
}

/** How high the shell's edge is. */
const rim = (x: number) =>
  FOLD * (1 - Math.sin(FLARE)) +
  (Math.sqrt(Math.max(0, WIDE * WIDE - x * x)) - FOLD * (Math.PI / 2 - FLARE)) * Math.cos(FLARE);

interface Filling {
  readonly count: number;
  readonly tone: readonly string[];
  readonly cut: readonly [number, number, number];
  readonly over: number;
  readonly wide: number;
}

const FILLINGS: readonly Filling[] = [
  {
    count: 60,
    tone: ['#5f2f17', '#7d4522', '#8a5530'],
    cut: [0.015, 0.012, 0.013],
    over: -0.013,
    wide: 0.018,
  },
  { count: 46, tone: ['#6fae2c', '#8cc84a', '#57942a'], cut: [0.02, 0.003, 0.013], over: 0.0, wide: 0.022 },
  { count: 26, tone: ['#d8301f', '#e0452c'], cut: [0.0105, 0.0095, 0.0105], over: 0.006, wide: 0.017 },
  { count: 34, tone: ['#f7b52a', '#ffd05a'], cut: [0.024, 0.0026, 0.0026], over: 0.0085, wide: 0.018 },
];

function filling(kit: Maker, { count, tone, cut, over, wide }: Filling): BufferGeometry[] {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) / count - 0.5) * WIDE * 1.72;
    const at = [
      x,
      Math.max(0.012, rim(x) + over + kit.between(-0.006, 0.004)),
      kit.between(-wide, wide) * (0.55 + 0.45 * (rim(x) / 0.07)),
    ] as const;
    const turn = [kit.between(-0.7, 0.7), kit.between(0, 6), kit.between(-0.7, 0.7)] as const;
    return placed(tinted(brick(cut, [0, 0, 0], Math.min(...cut) * 0.4), tone[i % tone.length] ?? '#ffffff'), {
      at,
      turn,
    });
  });
}

function taco(kit: Maker): void {
  kit.add('shell', shell(), matter('food', '#ffffff'));
  const all = FILLINGS.flatMap((one) => filling(kit, one));
  kit.add('filling', merged(all), matter('glaze', '#ffffff', { roughness: 0.5, clearcoat: 0.2 }));
}

export const TACO_PROP: Prop = {
  noun: 'taco',
  words: ['street taco'],
  size: [0.15, 0.0788, 0.0635],
  stands: TABLE,
  paints: [],
  build: made(taco),
};
