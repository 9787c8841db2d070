import { CylinderGeometry, Mesh, MeshLambertNodeMaterial, type Object3D, SphereGeometry } from 'three/webgpu';
import { attribute } from 'three/tsl';
import { joined, painted } from '../outdoors/decor.js';
import type { Daylight } from './daylight.js';
import type { Masonry, Wall } from './masonry.js';

const STONE: Wall = { colour: '#a08a72', panes: 0, lit: 0, warm: 0, glow: 0.16 };
const DECK: Wall = { colour: '#6f6a63', panes: 0, lit: 0, warm: 0, glow: 0.3 };
const LAMP: Wall = { colour: '#ffe0a3', panes: 0, lit: 0, warm: 0, glow: 2.2 };
const ROPE: Wall = { colour: '#8d8577', panes: 0, lit: 0, warm: 0, glow: 0.15 };

/** A bridge that hangs from cables between two towers of stone, from the town's shore towards who looks. */
export function hangingBridge(to: Masonry, x: number): void {
  const [from, until, high] = [-4, 96, 2.2];
  const towers = [20, 64];
  to.add({ at: [x, high, (from + until) / 2], half: [1.3, (until - from) / 2], tall: 0.5 }, DECK);
  for (const z of towers) {
    for (const side of [-1, 0, 1])
      to.add({ at: [x + side * 1.25, -0.5, z], half: [0.32, 0.9], tall: 9.6, top: 0.9 }, STONE);
    to.add({ at: [x, 8.2, z], half: [1.7, 0.95], tall: 1.4 }, STONE);
    to.add({ at: [x, -0.5, z], half: [2, 1.5], tall: 1.4, top: 0.85 }, STONE);
  }
  const sag = (z: number): number => {
    const middle = (towers[0]! + towers[1]!) / 2;
    const off = Math.min(1, Math.abs(z - middle) / 22);
    const beyond = Math.max(0, Math.abs(z - middle) - 22) / 24;
    return high + 0.9 + off * off * (1 - beyond) * 6.4;
  };
  for (let step = 0; step < (until - from) / 1.1; step += 1)
    for (const side of [-1.3, 1.3])
      cableAt(to, [x + side, sag(from + step * 1.1), from + step * 1.1], step, high);
}

/** A piece of cable; every second one has a lamp, and a rope down to the deck. */
function cableAt(
  to: Masonry,
  [x, y, z]: readonly [number, number, number],
  step: number,
  deck: number,
): void {
  to.add({ at: [x, y, z], half: [0.1, 0.62], tall: 0.2 }, ROPE);
  if (step % 2 === 1) return;
  to.add({ at: [x, deck, z], half: [0.03, 0.03], tall: y - deck }, ROPE);
  to.add({ at: [x, y + 0.2, z], half: [0.1, 0.1], tall: 0.18 }, LAMP);
}

/** A lady of green copper with a torch on her island. */
export function ladyWithTorch(at: readonly [number, number, number], { lamps }: Daylight): Object3D {
  const [dark, light] = ['#4f8a78', '#8fc2ad'];
  const cone = (top: number, foot: number, tall: number, y: number, sides = 10) =>
    new CylinderGeometry(top, foot, tall, sides).translate(0, y + tall / 2, 0);
  const rays = Array.from({ length: 7 }, (_, index) =>
    painted(
      new CylinderGeometry(0.01, 0.05, 0.6, 5)
        .translate(0, 0.62, 0)
        .rotateZ((index - 3) * 0.42)
        .translate(0, 9.45, 0.1),
      light,
    ),
  );
  const shape = joined([
    painted(cone(5.2, 5.8, 0.7, -0.5, 16), '#6f6a5f', '#8c9a5f'),
    painted(cone(2.2, 2.8, 1.2, 0.2, 4).rotateY(Math.PI / 4), '#9a8f80', '#b8ac9a'),
    painted(cone(1.3, 1.7, 2.6, 1.4, 4).rotateY(Math.PI / 4), '#a89c8a', '#c9bda8'),
    painted(cone(0.66, 1.3, 4, 4, 12), dark, light),
    painted(cone(0.5, 0.66, 1, 7.6, 12), dark, light),
    painted(new SphereGeometry(0.42, 12, 10).scale(0.9, 1.1, 1).translate(0, 9.1, 0), dark, light),
    ...rays,
    painted(
      new CylinderGeometry(0.16, 0.24, 2.6, 8).translate(0, 1.3, 0).rotateZ(-0.22).translate(0.45, 8.2, 0),
      dark,
      light,
    ),
    painted(new CylinderGeometry(0.3, 0.12, 0.4, 8).translate(1.02, 10.9, 0), '#c9a24a'),
    painted(
      new SphereGeometry(0.32, 10, 8).scale(0.8, 1.5, 0.8).translate(1.02, 11.45, 0),
      '#ffd36a',
      '#fff0b8',
    ),
    painted(new CylinderGeometry(0.15, 0.2, 1.2, 8).rotateZ(1).translate(-0.72, 7.6, 0.4), dark, light),
    painted(new SphereGeometry(0.4, 8, 6).scale(0.7, 1.2, 0.4).translate(-0.95, 7.6, 0.6), dark, light),
  ]);
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  // By night lamps at her feet light her.
  material.emissiveNode = attribute<'vec3'>('color', 'vec3').mul(lamps.mul(0.85).add(0.12));
  const mesh = new Mesh(shape, material);
  mesh.position.set(...at);
  mesh.rotation.y = -0.3;
  mesh.scale.setScalar(1.3);
  return mesh;
}
