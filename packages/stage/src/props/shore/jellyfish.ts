import { Mesh } from 'three';
import { carved, egg, path } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { ball } from '../kit/solids.js';
import { figure, scaled, type Knot } from '../animals/beast.js';
import { smoothed } from '../animals/forest/shapes.js';
import { WATER } from '../animals/swimmers/shapes.js';
import { spots } from '../beasts/markings.js';

const VIOLET = '#b48af2';
const PINK = '#ffb3e2';
const THREADS = 10;
const FRILLS = 4;

const dome = egg([0, 0.16, 0], [0.3, 0.27, 0.3]);
const hollow = egg([0, 0.07, 0], [0.265, 0.25, 0.265]);
const round = (i: number, count: number): readonly [number, number] => {
  const angle = ((i + 0.5) / count) * 2 * Math.PI;
  return [Math.sin(angle), Math.cos(angle)];
};

/** A bell, hollow from below, with a rim in waves. */
function bell(coat: string): Lump[] {
  const rim = Array.from({ length: 16 }, (_, i): Lump => {
    const [x, z] = round(i, 16);
    return {
      is: egg([x * 0.278, 0.085, z * 0.278], [0.05, 0.045, 0.05]),
      bone: 'bell',
      colour: PINK,
      seam: 0.03,
    };
  });
  return [
    {
      is: (x, y, z) => carved(Math.max(dome(x, y, z), 0.07 - y), hollow(x, y, z), 0.02),
      bone: 'bell',
      colour: coat,
      mark: { colour: '#f6e2ff', at: spots(0.13, 0.032) },
      seam: 0.02,
    },
    ...rim,
  ];
}

/** Thin ones that hang from the rim, and frilled ones from the middle: both wave on their own bones. */
function arms(): Lump[] {
  const threads = Array.from({ length: THREADS }, (_, i): Lump => {
    const [x, z] = round(i, THREADS);
    const long = i % 2 ? 0.75 : 0.58;
    const way = Array.from({ length: 5 }, (_step, k): Knot => {
      const t = k / 4;
      const far = 0.27 - 0.05 * t + 0.03 * Math.sin(t * 7 + i);
      return [x * far + 0.02 * Math.sin(t * 6 + i * 2), 0.08 - long * t, z * far, 0.0165 - 0.005 * t];
    });
    return { is: path(smoothed(way, 12)), bone: `arm.${i}`, colour: PINK, seam: 0.01 };
  });
  const frills = Array.from({ length: FRILLS }, (_, i): Lump[] => {
    const [x, z] = round(i, FRILLS);
    const way = Array.from({ length: 9 }, (_step, k): Knot => {
      const t = k / 8;
      const turn = t * 9 + i * 1.6;
      return [
        x * 0.07 + 0.035 * Math.sin(turn),
        0.2 - 0.62 * t,
        z * 0.07 + 0.035 * Math.cos(turn),
        0.05 * (1 - t) + 0.017,
      ];
    });
    return [{ is: path(smoothed(way, 18)), bone: `arm.${THREADS + i}`, colour: '#ffd9f0', seam: 0.02 }];
  });
  return [...threads, ...frills.flat()];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.1, 0] },
  { name: 'bell', at: [0, 0.2, 0], from: 'body' },
  ...Array.from({ length: THREADS + FRILLS }, (_, i): Joint => {
    const [x, z] = i < THREADS ? round(i, THREADS) : round(i - THREADS, FRILLS);
    const far = i < THREADS ? 0.27 : 0.07;
    return { name: `arm.${i}`, at: [x * far, i < THREADS ? 0.08 : 0.16, z * far], from: 'body' };
  }),
];

/** Soft light from within; what is behind is seen through the bell. */
function jellyfish(kit: Maker): void {
  const coat = kit.options.colour ?? VIOLET;
  const bones = figure(kit, [...bell(coat), ...arms()], JOINTS, {
    cell: 0.0185,
    seam: 0.04,
    low: [-0.36, -0.72, -0.36],
    reach: [0.36, 0.46, 0.36],
  });
  const skin = kit.group.getObjectByName('figure');
  if (skin instanceof Mesh)
    skin.material = matter('clay', '#ffffff', {
      vertexColors: true,
      transparent: true,
      opacity: 0.84,
      roughness: 0.25,
      emissive: coat,
      emissiveIntensity: 0.38,
    });
  for (let i = 0; i < FRILLS; i += 1) {
    const [x, z] = round(i + 0.5, FRILLS);
    const lamp = new Mesh(
      ball(0.055, 16).scale(1, 0.8, 1),
      matter('light', '#ffc9f2', { emissiveIntensity: 1.1 }),
    );
    lamp.position.set(x * 0.1, 0.06, z * 0.1);
    bones.get('bell')?.add(lamp);
  }
  scaled(kit, 0.5);
}

export const JELLYFISH_PROP: Prop = {
  noun: 'jellyfish',
  words: ['jelly fish', 'medusa'],
  size: [0.321, 0.555, 0.321],
  stands: WATER,
  paints: ['figure'],
  moves: Array.from({ length: THREADS }, (_, i) => ({ part: `arm.${i}`, does: 'swing', axis: 'x' }) as const),
  build: made(jellyfish),
};
