import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { outline, puck, slab } from '../kit/solids.js';
import { bent, between, merged, tinted } from '../kit/surface.js';

const FAR = 1.75;
const ROWS = 7;

/** How deep in a joint between blocks a place of the dome is, 0 to 1. */
function jointAt(x: number, y: number, z: number): number {
  const row = (Math.asin(Math.min(1, Math.max(0, y))) / 1.5708) * ROWS;
  const level = Math.floor(row);
  if (level >= ROWS - 1) return Math.exp(-(((row - ROWS + 1) / 0.07) ** 2));
  const count = Math.max(5, Math.round(17 * Math.cos(((level + 0.5) / ROWS) * 1.5708)));
  const turn = (Math.atan2(x, z) / 6.2832) * count + (level % 2) * 0.5;
  const along = Math.abs(turn - Math.round(turn)) * (6.2832 / count) * Math.cos((row / ROWS) * 1.5708);
  const up = Math.abs(row - Math.round(row)) * (1.5708 / ROWS);
  return Math.max(Math.exp(-((along / 0.022) ** 2)), Math.exp(-((up / 0.02) ** 2)));
}

const snowy = (deep: number, x: number, y: number, z: number) =>
  between(['#ffffff', '#f1f8fd', '#8fb7d6'], 0.22 + deep * 0.9 + 0.12 * noise(x * 3, y * 3, z * 3));

function arch(kit: Maker): void {
  const half = (far: number, steps: number) =>
    even(steps).map(
      (t) => [Math.cos(t * Math.PI) * far, Math.max(0, Math.sin(t * Math.PI) * far * 1.12)] as const,
    );
  const ring = (far: number, z: number, deep: number) =>
    slab(outline([...half(far, 22), ...half(far - 0.22, 22).toReversed()]), deep, 0.05).translate(0, 0, z);
  const rings = [
    ring(0.76, 2.36, 0.3),
    ring(0.72, 2.06, 0.32),
    ring(0.72, 1.75, 0.32),
    ring(0.72, 1.45, 0.32),
  ];
  kit.add(
    'arch',
    tinted(merged(rings), (x, y, z) => snowy(0.2, x, y, z)),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
  kit.add('dark', slab(outline(half(0.56, 22)), 0.1, 0.01).translate(0, 0, 2), matter('clay', '#2d4257'));
}

function igloo(kit: Maker): void {
  const dome = bent(new SphereGeometry(1, 132, 50, 0, 6.2832, 0, 1.5708), (at) => {
    const deep = jointAt(at.x, at.y, at.z);
    at.multiplyScalar(FAR * (1 - 0.045 * deep + 0.01 * noise(at.x * 5, at.y * 5, at.z * 5)));
  });
  kit.add(
    'dome',
    tinted(dome, (x, y, z) => snowy(jointAt(x / FAR, y / FAR, z / FAR), x, y, z)),
    matter('clay', kit.options.colour ?? '#ffffff', { roughness: 0.85 }),
  );
  arch(kit);
  kit.add(
    'snow',
    bent(puck(2.15, 0.16, 0.08, 72), (at) => {
      const turn = Math.atan2(at.z, at.x);
      const reach =
        1 + 0.06 * Math.sin(turn * 3) + 0.05 * Math.sin(turn * 5 + 1) + 0.16 * Math.max(0, at.z / 2.15) ** 3;
      at.set(at.x * reach, at.y, at.z * reach + 0.1);
    }),
    matter('clay', '#f7fbff', { roughness: 0.9 }),
  );
}

export const IGLOO_PROP: Prop = {
  noun: 'igloo',
  words: ['snow house', 'ice house', 'snow hut'],
  size: [4.49, 1.74, 4.71],
  stands: ['ground', 'podium'],
  paints: ['dome'],
  build: made(igloo),
};
