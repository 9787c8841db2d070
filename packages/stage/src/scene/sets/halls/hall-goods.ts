import { CylinderGeometry } from 'three/webgpu';
import type { Hex } from '../../mood.js';
import type { HallKit, Three } from './hall-kit.js';

/** Lays things on a board of a shelf, from its one end to the other. */
export type Goods = (kit: HallKit, at: Board) => void;

interface Board {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly side: number;
}

const SPINES: readonly Hex[] = ['#8a2f24', '#2f4a3f', '#7a5a2f', '#2b3f63', '#a5803f', '#5a2a38', '#d6c7a4'];

export const books: Goods = (kit, { x, y, z, side }) => {
  let at = -0.64;
  while (at < 0.6) {
    const [thick, high] = [0.045 + kit.random() * 0.06, 0.24 + kit.random() * 0.1];
    kit.box(
      [0.24, high, thick - 0.006],
      [x - side * 0.03, y + high / 2, z + at + thick / 2],
      kit.one(SPINES),
    );
    at += thick + (kit.random() < 0.06 ? 0.14 : 0);
  }
};

const GOODS: readonly Hex[] = ['#d9483b', '#f0b53c', '#3f8fc4', '#55a05a', '#e88a3a', '#f2ede2', '#8a5fb0'];

export const boxes: Goods = (kit, { x, y, z, side }) => {
  for (let at = -0.58; at < 0.6; at += 0.165) {
    const high = 0.18 + kit.random() * 0.14;
    const hex = kit.one(GOODS);
    if (kit.random() < 0.4) kit.rod(0.065, high, [x - side * 0.06, y + high / 2, z + at], hex);
    else kit.box([0.24, high, 0.145], [x - side * 0.03, y + high / 2, z + at], hex);
  }
};

export const loaves: Goods = (kit, { x, y, z, side }) => {
  for (let at = -0.55; at < 0.6; at += 0.22)
    kit.ball(
      [0.15, 0.09 + kit.random() * 0.03, 0.1],
      [x - side * 0.04, y + 0.08, z + at],
      kit.one(['#c98a45', '#b5752f', '#dba65c', '#8f5a2a']),
    );
};

export const SWEETS: readonly Hex[] = [
  '#ff5f8f',
  '#ffb53c',
  '#4fc3e8',
  '#8fd14f',
  '#b06fe0',
  '#fff3e0',
  '#ff7a4a',
];

/** Jars of sweets: a body of one colour, a neck and a lid. */
export const jars: Goods = (kit, { x, y, z, side }) => {
  for (let at = -0.54; at < 0.6; at += 0.21) {
    const high = 0.16 + kit.random() * 0.06;
    const mid = x - side * 0.06;
    kit.rod(0.085, high, [mid, y + high / 2, z + at], kit.one(SWEETS));
    kit.rod(0.08, 0.05, [mid, y + high + 0.02, z + at], '#eaf4f6');
    kit.rod(0.06, 0.035, [mid, y + high + 0.06, z + at], kit.one(['#ffffff', '#e0577f', '#c9a04a']));
  }
};

const PETALS: readonly Hex[] = ['#e0577f', '#f2b5c8', '#f4d14a', '#a56fd0', '#f4f0ea', '#e8703a', '#d63a44'];

/** A bucket of flowers of one colour. */
export function bucket(kit: HallKit, [x, y, z]: Three): void {
  const hex = kit.one(PETALS);
  kit.shape(
    new CylinderGeometry(0.13, 0.1, 0.28, 14).translate(x, y + 0.14, z),
    kit.one(['#8f9aa0', '#e9e4d8', '#7a9a8f']),
  );
  kit.ball([0.16, 0.13, 0.16], [x, y + 0.36, z], '#4f7f43');
  for (let bloom = 0; bloom < 9; bloom += 1) {
    const turn = bloom * 2.4;
    const far = 0.05 + 0.13 * Math.sqrt(bloom / 9);
    const size = 0.045 + kit.random() * 0.03;
    const up = y + 0.5 - far * 0.5 + kit.random() * 0.08;
    kit.ball([size, size * 0.8, size], [x + Math.cos(turn) * far, up, z + Math.sin(turn) * far], hex);
  }
}
