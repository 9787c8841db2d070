import { TorusGeometry } from 'three/webgpu';
import type { Hex } from '../../mood.js';
import { bucket, type Goods } from './hall-goods.js';
import type { HallKit, Three } from './hall-kit.js';

/** Where a piece of a row stands: its foot, and on which side of the middle. */
export interface Place {
  readonly x: number;
  readonly z: number;
  /** -1 is at the left wall, 1 at the right. */
  readonly side: number;
  readonly index: number;
}

/** One piece of a row of furniture; those at a wall look away from it. */
export type Piece = (kit: HallKit, place: Place) => void;

/** A desk of a school with its chair. */
export const schoolDesk: Piece = (kit, { x, z }) => {
  kit.box([0.72, 0.04, 0.5], [x, 0.7, z], '#c99a5f');
  kit.box([0.62, 0.12, 0.4], [x, 0.61, z], '#8f9aa3');
  for (const [right, back] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    kit.rod(0.02, 0.68, [x + right * 0.31, 0.34, z + back * 0.2], '#5b646c');
  kit.box([0.4, 0.035, 0.38], [x, 0.44, z + 0.5], '#3f7fae');
  kit.box([0.4, 0.28, 0.03], [x, 0.72, z + 0.68], '#3f7fae');
  for (const right of [-1, 1]) {
    kit.rod(0.016, 0.44, [x + right * 0.17, 0.22, z + 0.35], '#5b646c');
    kit.rod(0.016, 0.86, [x + right * 0.17, 0.43, z + 0.67], '#5b646c');
  }
  if (kit.random() < 0.6) kit.box([0.22, 0.03, 0.16], [x + 0.12, 0.735, z], kit.one(PAPERS));
};

const PAPERS: readonly Hex[] = ['#f4efe4', '#d9574a', '#4a8fc0', '#e7b63f', '#5f9a63'];

/** A desk of an office with a screen that shines, and a chair that rolls. */
export const workDesk: Piece = (kit, { x, z, side }) => {
  kit.box([1.3, 0.04, 0.66], [x, 0.73, z], '#e6dfd3');
  for (const right of [-1, 1]) kit.box([0.05, 0.72, 0.6], [x + right * 0.6, 0.36, z], '#9a9fa4');
  kit.box([0.6, 0.36, 0.03], [x - side * 0.1, 1.03, z - 0.14], '#23272c');
  kit.screen(
    [0.56, 0.32, 0.006],
    [x - side * 0.1, 1.03, z - 0.122],
    kit.one(['#4f8fc9', '#7fb3d9', '#5fae9a']),
  );
  kit.box([0.06, 0.14, 0.06], [x - side * 0.1, 0.81, z - 0.16], '#3a3f45');
  kit.box([0.42, 0.02, 0.14], [x - side * 0.1, 0.76, z + 0.12], '#3a3f45');
  kit.box([0.46, 0.07, 0.44], [x, 0.48, z + 0.62], '#3d4d63');
  kit.box([0.44, 0.5, 0.06], [x, 0.82, z + 0.84], '#3d4d63');
  kit.rod(0.03, 0.4, [x, 0.26, z + 0.62], '#2b2f34');
  kit.box([0.5, 0.04, 0.5], [x, 0.06, z + 0.62], '#2b2f34');
  if (kit.random() < 0.5) kit.ball([0.12, 0.16, 0.12], [x + side * 0.48, 0.9, z], '#5f8f54');
};

/** Lockers side by side, with vents. */
export const lockers: Piece = (kit, { x, z, side, index }) => {
  for (const step of [-0.4, 0, 0.4]) {
    const hex = LOCKERS[index % LOCKERS.length]!;
    kit.box([0.42, 1.86, 0.37], [x, 0.98, z + step], hex);
    const front = x - side * 0.215;
    for (const up of [1.58, 1.64, 1.7]) kit.box([0.01, 0.02, 0.2], [front, up, z + step], '#22303c');
    kit.box([0.03, 0.1, 0.03], [front, 1.02, z + step + 0.12], '#d9dde0');
  }
  kit.box([0.4, 0.1, 1.2], [x, 0.05, z], '#3a4048');
};

const LOCKERS: readonly Hex[] = ['#3f78a8', '#3a6f9c'];

/** Boards of things from the floor up: what is on them is one of some kinds. */
export const shelvesOf =
  (goods: Goods, frame: Hex, boards = 5): Piece =>
  (kit, { x, z, side }) => {
    const tall = boards * 0.42 + 0.12;
    kit.box([0.04, tall, 1.4], [x + side * 0.17, tall / 2, z], frame);
    for (const end of [-0.7, 0.7]) kit.box([0.36, tall, 0.05], [x, tall / 2, z + end], frame);
    for (let board = 0; board <= boards; board += 1) {
      const y = 0.08 + board * 0.42;
      kit.box([0.38, 0.04, 1.4], [x, y, z], frame);
      if (board < boards) goods(kit, { x, y: y + 0.02, z, side });
    }
  };

/** Buckets of flowers on steps. */
export const flowerBuckets: Piece = (kit, { x, z, side }) => {
  for (const [step, up] of [
    [0, 0.62],
    [0.4, 0.3],
    [0.78, 0],
  ] as const) {
    const at = x - side * step;
    if (up > 0) kit.box([0.4, up, 1.2], [at, up / 2, z], '#9a6f45');
    for (const along of [-0.36, 0.04, 0.42]) bucket(kit, [at, up, z + along]);
  }
};

/** A bed of earth with plants in rows. */
export const plantBed: Piece = (kit, { x, z }) => {
  kit.box([0.9, 0.5, 1.3], [x, 0.25, z], '#9a7048');
  kit.box([0.8, 0.06, 1.2], [x, 0.5, z], '#4a3426');
  for (let plant = 0; plant < 7; plant += 1) {
    const [right, along] = [(plant % 2 ? 0.22 : -0.22) + kit.random() * 0.1, -0.5 + plant * 0.17];
    const high = 0.35 + kit.random() * 0.7;
    kit.rod(0.015, high, [x + right, 0.5 + high / 2, z + along], '#5a7a3a');
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const turn = leaf * 2.4 + plant;
      const up = 0.5 + high * (0.35 + leaf * 0.16);
      kit.ball(
        [0.13, 0.05, 0.1],
        [x + right + Math.cos(turn) * 0.11, up, z + along + Math.sin(turn) * 0.11],
        kit.one(['#4f8f3f', '#6aa84a', '#3f7a3a', '#86b85a']),
      );
    }
    if (kit.random() < 0.5)
      kit.ball([0.05, 0.05, 0.05], [x + right + 0.08, 0.6 + high * 0.6, z + along + 0.07], '#d9402f');
  }
};

/** Seats in a row, which look along the hall. */
export const seats: Piece = (kit, { x, z, side }) => {
  for (const along of [-0.55, 0, 0.55]) {
    kit.box([0.5, 0.06, 0.48], [x, 0.44, z + along], '#2f4f74');
    kit.box([0.06, 0.5, 0.48], [x + side * 0.26, 0.7, z + along], '#2f4f74');
  }
  kit.box([0.08, 0.06, 1.7], [x + side * 0.1, 0.38, z], '#9aa0a6');
  for (const along of [-0.6, 0.6]) kit.box([0.4, 0.36, 0.05], [x, 0.18, z + along], '#9aa0a6');
};

/** A bench of boards. */
export const longBench: Piece = (kit, { x, z }) => {
  for (const out of [-0.14, 0, 0.14]) kit.box([0.1, 0.04, 1.5], [x + out, 0.45, z], '#a8743f');
  for (const along of [-0.6, 0.6]) kit.box([0.4, 0.44, 0.06], [x, 0.22, z + along], '#3f4348');
};

/** Round columns with a foot and a head. */
export const column: Piece = (kit, { x, z }) => {
  kit.rod(0.19, 4, [x, 2, z], '#d7d2c6');
  kit.box([0.52, 0.3, 0.52], [x, 0.15, z], '#8d8a84');
  kit.box([0.6, 0.16, 0.6], [x, 3, z], '#b8b3a8');
};

const dumbbell = (kit: HallKit, [x, y, z]: Three): void => {
  kit.bar(0.02, 0.34, [x, y, z], '#b9bec4');
  for (const end of [-0.13, 0.13]) kit.bar(0.085, 0.08, [x + end, y, z], '#17191c');
};

/** Weights on a rack. */
export const weights: Piece = (kit, { x, z, side }) => {
  for (const up of [0.35, 0.72, 1.08]) {
    kit.box([0.42, 0.05, 1.5], [x, up, z], '#2e3238');
    for (let along = -0.6; along < 0.7; along += 0.3) dumbbell(kit, [x - side * 0.03, up + 0.13, z + along]);
  }
  for (const along of [-0.74, 0.74]) kit.box([0.4, 1.2, 0.05], [x, 0.6, z + along], '#c23b30');
};

/** Tools on a board over a bench with drawers. */
export const toolWall: Piece = (kit, { x, z, side }) => {
  const front = x - side * 0.2;
  kit.box([0.6, 0.06, 1.7], [x - side * 0.1, 0.9, z], '#a5764a');
  kit.box([0.5, 0.86, 1.6], [x, 0.44, z], '#b03a2e');
  for (const up of [0.22, 0.48, 0.72]) {
    kit.box([0.02, 0.2, 1.5], [front - side * 0.06, up, z], '#c8483a');
    kit.box([0.02, 0.03, 0.5], [front - side * 0.075, up, z], '#d9dde0');
  }
  kit.box([0.03, 0.95, 1.6], [x + side * 0.2, 1.58, z], '#5f7f86');
  for (let tool = 0; tool < 7; tool += 1) {
    const [along, long] = [-0.66 + tool * 0.22, 0.28 + kit.random() * 0.3];
    kit.box(
      [0.03, long, 0.05],
      [x + side * 0.16, 1.86 - long / 2, z + along],
      kit.one(['#d9a53c', '#c23b30', '#3f6f8f', '#3a3f45']),
    );
    kit.box([0.04, 0.1, 0.13], [x + side * 0.16, 1.86 - long, z + along], '#b4bac0');
  }
};

/** Tyres on each other. */
export const tyres: Piece = (kit, { x, z }) => {
  for (const up of [0.11, 0.33, 0.55])
    kit.shape(new TorusGeometry(0.24, 0.11, 10, 22).rotateX(Math.PI / 2).translate(x, up, z), '#1e2023');
};

const [STEEL, DARK_STEEL] = ['#b7bdc2', '#7d848a'];

/** A steel counter with pots, and a board over it. */
export const steelCounter: Piece = (kit, { x, z, side }) => {
  kit.box([0.7, 0.06, 1.5], [x, 0.9, z], STEEL);
  kit.box([0.62, 0.84, 1.46], [x + side * 0.03, 0.44, z], DARK_STEEL);
  kit.box([0.36, 0.04, 1.5], [x + side * 0.16, 1.52, z], STEEL);
  for (const along of [-0.45, 0.05, 0.48]) {
    const [wide, high] = [0.12 + kit.random() * 0.06, 0.14 + kit.random() * 0.14];
    kit.rod(wide, high, [x, 0.93 + high / 2, z + along], kit.one(['#c7ccd0', '#c2703a', '#3a3d41']));
    kit.rod(wide * 0.8, 0.2, [x + side * 0.16, 1.64, z + along], kit.one(['#f1ede4', '#d9dde0', '#b9793f']));
  }
};

/** A glass counter that is lit, with what is sold. */
export const display: Piece = (kit, { x, z, side }) => {
  kit.box([0.7, 0.5, 1.5], [x, 0.25, z], '#8a5a38');
  kit.box([0.66, 0.04, 1.46], [x, 1.06, z], '#e9dfcf');
  for (const up of [0.54, 0.8]) {
    kit.box([0.6, 0.02, 1.4], [x, up, z], '#f2eadb');
    for (let along = -0.55; along < 0.6; along += 0.26)
      kit.ball(
        [0.12, 0.07, 0.09],
        [x - side * 0.08, up + 0.07, z + along],
        kit.one(['#d79a4f', '#f0d3b0', '#8a4a2a', '#e98fa0', '#f7efe0']),
      );
  }
  kit.lamp([0.03, 0.03, 1.4], [x - side * 0.28, 1.03, z], '#ffe2ae');
};

/** A bed of a ward with its screen and a curtain. */
export const wardBed: Piece = (kit, { x, z, side }) => {
  kit.box([1.9, 0.1, 0.86], [x, 0.5, z], '#c9d2d6');
  kit.box([1.86, 0.16, 0.82], [x, 0.63, z], '#f4f7f8');
  kit.box([1.2, 0.05, 0.86], [x - side * 0.33, 0.72, z], '#8fc0cf');
  kit.box([0.4, 0.12, 0.6], [x + side * 0.66, 0.76, z], '#ffffff');
  kit.box([0.05, 0.5, 0.86], [x + side * 0.96, 0.8, z], '#b4bec4');
  for (const end of [-0.8, 0.8]) kit.box([0.06, 0.46, 0.7], [x + end, 0.24, z], '#9aa5ab');
  kit.box([0.06, 0.3, 0.42], [x + side * 0.9, 1.5, z + 0.2], '#2b3238');
  kit.screen([0.01, 0.24, 0.36], [x + side * 0.862, 1.5, z + 0.2], '#5fe0a0');
  kit.box([1.5, 1.7, 0.04], [x + side * 0.2, 1.45, z - 0.85], '#9fcfd0');
};

/** Boards of a horse's stall, and straw. */
export const stall: Piece = (kit, { x, z, side }) => {
  for (const up of [0.25, 0.6, 0.95, 1.3]) kit.box([0.06, 0.28, 1.7], [x - side * 0.3, up, z], '#8a5f38');
  kit.box([0.18, 2.6, 0.18], [x - side * 0.3, 1.3, z + 0.88], '#5f3f26');
  for (const up of [0.4, 0.9, 1.4]) kit.box([1.2, 0.3, 0.06], [x + side * 0.3, up, z + 0.88], '#7d5430');
  kit.ball([0.7, 0.35, 0.6], [x + side * 0.2, 0, z], '#d8b45f');
};

/** A picture in a gold frame at a wall. */
export const wallPicture: Piece = (kit, { x, z, side, index }) => {
  const [wide, tall] = index % 2 ? [1.0, 1.2] : [1.5, 1.05];
  const face = x + side * 0.2;
  kit.box([0.06, tall + 0.2, wide + 0.2], [face, 1.75, z], '#b98f45');
  kit.box(
    [0.07, tall, wide],
    [face - side * 0.01, 1.75, z],
    kit.one(['#2f4a63', '#7a4a3a', '#d8c9a4', '#4a6b54']),
  );
  for (let patch = 0; patch < 6; patch += 1) {
    const [high, long] = [0.15 + kit.random() * 0.4, 0.15 + kit.random() * 0.5];
    const up = 1.75 + (kit.random() - 0.5) * (tall - high);
    kit.box(
      [0.075 + patch * 0.002, high, long],
      [face - side * 0.01, up, z + (kit.random() - 0.5) * (wide - long)],
      kit.one(['#d9a04a', '#c2483a', '#3f7fa0', '#e9dcc0', '#2f3f38', '#8fae9a']),
    );
  }
  kit.lamp([0.03, 0.03, 0.5], [face - side * 0.16, 1.75 + tall / 2 + 0.24, z], '#ffe7bd');
};

/** A desk full of buttons and screens that shine. */
export const consoleDesk: Piece = (kit, { x, z, side, index }) => {
  kit.box([0.8, 0.9, 1.5], [x + side * 0.1, 0.45, z], '#39424d');
  kit.box([0.5, 0.9, 1.5], [x + side * 0.35, 1.3, z], '#2b333d');
  const face = x + side * 0.09;
  kit.screen([0.02, 0.5, 1.1], [face, 1.4, z], ['#2f8fd0', '#2fb09a', '#c2703a'][index % 3]!);
  for (let line = 0; line < 5; line += 1)
    kit.lamp([0.02, 0.03, 0.2 + kit.random() * 0.7], [face - side * 0.012, 1.24 + line * 0.08, z], '#d9f4ff');
  for (let button = 0; button < 22; button += 1)
    kit.lamp(
      [0.05, 0.02, 0.05],
      [x - side * (0.05 + (button % 2) * 0.12), 0.91, z - 0.62 + (button >> 1) * 0.12],
      kit.one(['#ff6a4a', '#5fe0ff', '#ffd24a', '#6aff9a']),
    );
};
