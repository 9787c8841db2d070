import { Group, type Object3D } from 'three/webgpu';
import { float } from 'three/tsl';
import { HallKit } from './halls/hall-kit.js';
import type { SetFor } from './set-for.js';

/** Nothing on a desk is nearer to its middle than so far, in units: who is there goes about. */
const CLEAR = 1.25;

/** What lies on a desk about what is small there: a laptop, a lamp, books, pens in a pot, a mug, paper and bricks with studs. */
export function deskThings({ random, isNight, extent }: SetFor): Object3D[] {
  const kit = new HallKit(random);
  const clear = Math.max(CLEAR, Math.max(extent.x, extent.z) / 2 + 0.5);
  laptop(kit, -0.5, -clear - 0.75);
  books(kit, -clear - 0.75, -clear * 0.5);
  pens(kit, clear + 0.35, -clear * 0.8);
  mug(kit, clear + 0.75, -0.15);
  papers(kit, -clear - 0.55, 0.45);
  bricks(kit, clear * 0.72, 0.62);
  lamp(kit, clear + 0.95, -clear - 0.6);
  const group = new Group();
  group.add(...kit.meshes({ isNight, power: float(1.3) }));
  return [group];
}

function laptop(kit: HallKit, x: number, z: number): void {
  kit.box([2.2, 0.08, 1.3], [x, 0.04, z + 0.55], '#b9bfc6');
  kit.box([1.9, 0.02, 0.62], [x, 0.09, z + 0.4], '#3a3f46');
  for (let row = 0; row < 4; row += 1)
    for (let key = 0; key < 11; key += 1)
      kit.box([0.14, 0.03, 0.12], [x - 0.83 + key * 0.166, 0.1, z + 0.17 + row * 0.15], '#23272c');
  kit.box([0.6, 0.015, 0.34], [x, 0.085, z + 0.96], '#9aa1a8');
  kit.box([2.2, 1.4, 0.06], [x, 0.78, z - 0.1], '#8f969e');
  kit.lamp([2.06, 1.24, 0.02], [x, 0.79, z - 0.06], '#274f7a');
  kit.lamp([0.9, 0.9, 0.02], [x - 0.46, 0.78, z - 0.05], '#3f8fc4');
  for (let line = 0; line < 6; line += 1)
    kit.lamp(
      [0.3 + 0.5 * kit.random(), 0.05, 0.02],
      [x + 0.5, 1.16 - line * 0.14, z - 0.05],
      kit.one(['#ffd27a', '#9fe0c0', '#f0f4f8', '#ff9a8a']),
    );
}

function books(kit: HallKit, x: number, z: number): void {
  let y = 0;
  for (const [hex, thick, turn] of [
    ['#b8432f', 0.2, 0],
    ['#2f6f8a', 0.16, 0.09],
    ['#d9a93f', 0.18, -0.07],
  ] as const) {
    kit.box([1.15, thick, 0.85], [x + turn, y + thick / 2, z + turn], hex);
    kit.box([1.1, thick * 0.7, 0.04], [x + turn + 0.02, y + thick / 2, z + turn + 0.42], '#f4eddc');
    y += thick;
  }
}

function pens(kit: HallKit, x: number, z: number): void {
  kit.rod(0.2, 0.5, [x, 0.25, z], '#3f7f6f');
  for (const [turn, hex] of [
    [0, '#e0503a'],
    [1.3, '#f0b63a'],
    [2.5, '#3f8fc4'],
    [3.8, '#58a55c'],
    [5.1, '#2b2f34'],
  ] as const)
    kit.rod(0.03, 0.6, [x + Math.cos(turn) * 0.11, 0.62, z + Math.sin(turn) * 0.11], hex);
}

function mug(kit: HallKit, x: number, z: number): void {
  kit.rod(0.27, 0.52, [x, 0.26, z], '#e8e0d0');
  kit.rod(0.23, 0.02, [x, 0.525, z], '#4a2c1a');
  kit.box([0.08, 0.3, 0.07], [x + 0.34, 0.27, z], '#e8e0d0');
}

function papers(kit: HallKit, x: number, z: number): void {
  for (const [off, hex] of [
    [0, '#f7f3e8'],
    [0.06, '#f3eede'],
  ] as const)
    kit.box([0.8, 0.012, 1.05], [x + off, 0.008 + off * 0.1, z + off], hex);
  for (let line = 0; line < 6; line += 1)
    kit.box([0.3 + 0.28 * kit.random(), 0.004, 0.03], [x, 0.022, z - 0.3 + line * 0.12], '#7a8490');
  kit.box([0.06, 0.05, 0.85], [x + 0.62, 0.03, z], '#e0b23a');
}

/** Bricks with studs, some on each other. */
function bricks(kit: HallKit, x: number, z: number): void {
  for (const [right, up, along, hex, studs] of [
    [0, 0, 0, '#d9362b', 2],
    [0.06, 1, 0.02, '#f2c12e', 2],
    [0.42, 0, 0.16, '#2f6fc0', 1],
    [-0.3, 0, 0.3, '#3fa04f', 2],
  ] as const) {
    const [wide, tall] = [studs * 0.16, 0.16];
    const y = up * tall;
    kit.box([wide, tall, 0.3], [x + right, y + tall / 2, z + along], hex);
    for (let stud = 0; stud < studs * 2; stud += 1) {
      const place = x + right - wide / 2 + 0.08 + (stud >> 1) * 0.16;
      kit.rod(0.048, 0.05, [place, y + tall + 0.02, z + along + (stud % 2 ? 0.075 : -0.075)], hex);
    }
  }
}

function lamp(kit: HallKit, x: number, z: number): void {
  kit.rod(0.4, 0.08, [x, 0.04, z], '#d0563f');
  kit.rod(0.04, 1.6, [x, 0.85, z], '#c9cdd1');
  kit.ball([0.42, 0.3, 0.42], [x - 0.25, 1.75, z + 0.15], '#d0563f');
  kit.bulb(0.2, [x - 0.27, 1.58, z + 0.17], '#ffe2a8');
}
