import {
  AdditiveBlending,
  Group,
  type Mesh,
  MeshBasicNodeMaterial,
  type Node,
  PlaneGeometry,
} from 'three/webgpu';
import { fract, positionLocal, sin, smoothstep, vec2 } from 'three/tsl';
import type { SkyPlan } from '../../../plan/stage-plan.js';
import { clock } from '../ground.js';
import { motesIn, shaftOf } from '../light-shafts.js';
import { put, tone } from '../set-pieces.js';
import type { WindowPlan } from './room-window.js';

/** Metres: what a window's light covers of a floor and of a wall, and how far aslant it falls. */
const [WIDE, DEEP, SLANT] = [1.9, 1.7, 0.55];
const ON_WALL = { wide: 1.5, tall: 1.35, slant: 0.34, high: 1.5, aside: 2.1 } as const;
const DULL: readonly SkyPlan['airs'][number][] = ['rain', 'storm', 'snow', 'fog'];

/** Whether the sun comes in. */
export const isSunny = (sky: SkyPlan | null): boolean =>
  sky !== null && sky.time !== 'night' && !sky.airs.some((air) => DULL.includes(air));

/** All that the sun makes of a window: its panes on the floor and on the wall beside it, and dust in the light. */
export function sunFrom({ x, wide, tall, mid, curtain }: WindowPlan, seed: number): (Mesh | Group)[] {
  const shaft = new Group();
  shaft.add(shaftOf({ from: [0, 0, 0], wide: wide * 0.8, tall: tall * 0.8, long: 2.2, power: 0.07 }));
  shaft.rotation.y = -Math.PI / 2;
  shaft.position.set(x, mid, 0.12);
  return [
    sunPatch(x + 1.1, 1.7),
    wallPatch(curtain === null ? x - wide / 2 - ON_WALL.aside * 0.75 : x + wide / 2 + ON_WALL.aside),
    shaft,
    motesIn([2.6, 1.6, 1.6], [x + 0.4, 1.2, 1.2], seed),
  ];
}

function warm(shape: Node<'float'>, power: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  material.colorNode = tone('#ffd08a').mul(shape.mul(leaves()).mul(power));
  return material;
}

/** The shadows of leaves before a window, which move. */
function leaves(): Node<'float'> {
  const { x, y, z } = positionLocal;
  const at = x.add(clock.mul(0.16));
  const blot = sin(
    at
      .mul(5.1)
      .add(z.mul(3.3))
      .add(y.mul(4.3))
      .add(sin(clock.mul(1.3)).mul(0.9)),
  ).mul(
    sin(
      y
        .add(z)
        .mul(6.3)
        .sub(at.mul(2.7))
        .add(sin(clock.mul(0.9)).mul(1.1)),
    ),
  );
  return smoothstep(0.1, 0.55, blot).mul(-0.6).add(1);
}

/** 1 in the two panes of each way, 0 between them. */
const pane = (way: Node<'float'>): Node<'float'> => smoothstep(0.47, 0.42, fract(way.mul(2)).sub(0.5).abs());

/** What the sun draws of a window on the floor before it: four panes aslant. */
function sunPatch(x: number, z: number): Mesh {
  const geometry = new PlaneGeometry(WIDE, DEEP).rotateX(-Math.PI / 2);
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) places.setX(at, places.getX(at) + places.getZ(at) * SLANT);
  const across = positionLocal.x.sub(positionLocal.z.mul(SLANT)).div(WIDE).add(0.5);
  const along = positionLocal.z.div(DEEP).add(0.5);
  const mesh = put(geometry, warm(pane(across).mul(pane(along)), 0.42), [x, 0.004, z]);
  mesh.renderOrder = 3;
  return mesh;
}

/** And on the wall, from a window that is not in the picture. */
function wallPatch(x: number): Mesh {
  const { wide, tall, slant, high } = ON_WALL;
  const geometry = new PlaneGeometry(wide, tall);
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) places.setY(at, places.getY(at) - places.getX(at) * slant);
  const across = positionLocal.x.div(wide).add(0.5);
  const up = positionLocal.y.add(positionLocal.x.mul(slant)).div(tall).add(0.5);
  const soft = smoothstep(0.75, 0.2, positionLocal.xy.div(vec2(wide, tall)).length());
  const mesh = put(geometry, warm(pane(across).mul(pane(up)).mul(soft), 0.5), [x, high, 0.034]);
  mesh.renderOrder = 3;
  return mesh;
}
