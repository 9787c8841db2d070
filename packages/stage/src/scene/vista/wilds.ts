import { random } from '@clipwright/sketch/clip';
import { smoothstep, uv, vec2 } from 'three/tsl';
import {
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import { findProp } from '../../props/index.js';
import { actorOf } from '../actor.js';
import { cloudsAt } from '../cloud-sheet.js';
import { pineShape } from '../outdoors/decor.js';
import { groundOf, type ReliefLook, reliefOf } from '../outdoors/land.js';
import { clock } from '../sets/ground.js';
import { auroraOver } from './aurora.js';
import { dunes } from './dunes.js';
import { sunrays } from './sunrays.js';
import type { Vista, VistaFor } from './vista.js';

/** Wide land without a town: a valley among mountains, dunes, or a frozen lake. */
export function wildsOf(made: VistaFor): Vista {
  const { wild = 'valley' } = made.plan;
  return LANDS[wild](made);
}

const LANDS = { valley: valleyOf, dunes: dunesOf, ice: iceOf } as const;

const still = (): void => undefined;

const isWhite = ({ sky }: VistaFor): boolean =>
  sky.season === 'winter' || sky.airs.includes('snow') || sky.airs.includes('aurora');

/** Mountains of a green land, and under snow; lower where one looks along the valley. */
const ALPS: ReliefLook = {
  high: 21,
  sharp: 0.8,
  foot: '#5d8a45',
  flank: '#77767c',
  top: '#f3f6fa',
  from: 0.62,
  shade: '#5a6f94',
  open: (angle) => 0.42 + 0.58 * Math.abs(Math.sin(angle)) ** 0.7,
};
const SNOWY: ReliefLook = { ...ALPS, foot: '#dfe9f2', flank: '#a9b8c9', from: 0.45 };

function valleyOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky, plan } = made;
  const isSnowy = isWhite(made);
  const chance = random(seed);
  const ground = groundOf(
    renderer,
    isSnowy
      ? { main: '#e9f0f6', other: '#d3e0ec', tile: 9 }
      : { main: '#5f8c3f', other: '#7ea54c', deep: '#47742f', tile: 9 },
    { around: light.mood.onGround, seed },
  );
  const [isLit, hasAurora] = [sky.airs.includes('sunrays'), sky.airs.includes('aurora')];
  return {
    objects: [
      ground,
      reliefOf(isSnowy ? SNOWY : ALPS, seed),
      pines(PINES, isSnowy, chance, ([along, off]) => {
        const side = along < 0.5 ? -1 : 1;
        return [side * (3.5 + 19 * off), 6 - 44 * ((along * 2) % 1)];
      }),
      ...(hasAurora ? auroraOver(false) : clouds(plan.isLapse || isLit ? CLOUDS : CLOUDS.slice(0, 3), made)),
      ...(isLit ? sunrays(RAYS, 9, 2.2) : []),
    ],
    view: { aim: [0, 5.2, -20], away: 31, above: 0.07, sweep: 0.22, onward: 0.9, lens: 46 },
    haze: [38, 190],
    shaded: 0,
    take: still,
  };
}

function dunesOf({ seed, light }: VistaFor): Vista {
  return {
    objects: [dunes(seed, light.mood.onGround)],
    view: { aim: [0, 3.9, -17], away: 24, above: 0.16, sweep: 0.3, onward: 1.3, lens: 42 },
    haze: [30, 140],
    shaded: 0,
    take: still,
  };
}

/** Where a cabin stands at a frozen lake, how tall it is, and how far the shore is. */
const [CABIN, CABIN_TALL, SHORE] = [[-3.6, 0.25, -9.6] as const, 4.4, -14];

function iceOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky, plan } = made;
  const chance = random(seed);
  const ice = groundOf(
    renderer,
    { main: '#6f9cbd', other: '#b9d5e6', deep: '#4a7a9e', tile: 13 },
    { around: light.mood.onGround, seed },
  );
  const bank = new Mesh(
    new PlaneGeometry(150, 44, 120, 24).rotateX(-Math.PI / 2),
    new MeshLambertNodeMaterial({ color: '#e8f0f7' }),
  );
  const places = bank.geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const [x, z] = [places.getX(at), places.getZ(at)];
    const inland = Math.max(0, (22 - z) / 44 - 0.06 * Math.sin(x * 0.35 + seed) - 0.05 * Math.sin(x * 0.13));
    places.setY(at, Math.min(1, inland * 9) * 0.5 - 0.35 + inland * 2.4);
  }
  bank.geometry.computeVertexNormals();
  bank.position.z = SHORE - 15;
  return {
    objects: [
      ice,
      bank,
      reliefOf({ ...SNOWY, high: 14 }, seed),
      pines(110, true, chance, ([along, off]) => [(along * 2 - 1) * 30, SHORE + 1 - 12 * off], 1.6),
      ...plan.stands.slice(0, 1).flatMap((noun) => standing(noun, seed)),
      ...(sky.airs.includes('aurora') ? auroraOver(true) : []),
    ],
    view: { aim: [0, 3.6, -14], away: 18, above: 0.02, sweep: 0.2, onward: 0.9, lens: 50 },
    haze: [30, 130],
    shaded: 0,
    take: still,
  };
}

function standing(noun: string, seed: number): Object3D[] {
  const prop = findProp(noun);
  if (!prop) return [];
  const { group } = actorOf(prop, { seed, colour: 'red' }, () => CABIN_TALL);
  group.position.set(...CABIN);
  group.rotation.y = 0.5;
  return [group];
}

const PINES = 260;

function pines(
  count: number,
  isSnowy: boolean,
  chance: () => number,
  placeOf: (at: readonly [along: number, off: number]) => readonly [x: number, z: number],
  times = 1,
): InstancedMesh {
  const shape = isSnowy ? pineShape('#2f4a44', '#dfe9ee') : pineShape('#24452a', '#4f7d3f');
  const mesh = new InstancedMesh(shape, new MeshLambertNodeMaterial({ vertexColors: true }), count);
  shape.computeBoundingBox();
  const unit = 1 / shape.boundingBox!.max.y;
  for (let index = 0; index < count; index += 1) {
    const [x, z] = placeOf([chance(), chance()]);
    const tall = (1.5 + 1.5 * chance()) * unit * times;
    mesh.setMatrixAt(
      index,
      new Matrix4().compose(
        new Vector3(x, -0.05, z),
        new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), chance() * 6),
        new Vector3(tall, tall, tall),
      ),
    );
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** Banks of cloud between the mountains: where, how wide and how high, and how fast they roll. */
const CLOUDS = [
  [4, 3.2, -24, 60, 5, 0.012],
  [-6, 7.5, -46, 90, 8, 0.009],
  [10, 11, -60, 110, 9, 0.014],
  [-12, 5, -36, 70, 6, -0.008],
  [0, 2.2, -14, 44, 3, 0.016],
] as const;

const RAYS = [
  [-8, -16],
  [-3, -22],
  [3, -18],
  [8, -26],
] as const;

function clouds(
  rows: readonly (readonly [number, number, number, number, number, number])[],
  { light }: VistaFor,
): Object3D[] {
  return rows.map(([x, y, z, wide, tall, pace], index) => {
    const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
    const at = uv();
    const rolled = vec2(
      at.x.mul(wide / 38).sub(clock.mul(pace)),
      at.y.mul(tall / 22).add(index * 0.37 - 0.2),
    );
    const thick = cloudsAt(rolled)
      .add(cloudsAt(rolled.mul(2.7).add(clock.mul(pace * 0.7))).mul(0.45))
      .mul(0.8)
      .add(0.25);
    const edge = smoothstep(0, 0.35, at.y).mul(smoothstep(1, 0.5, at.y));
    const sides = smoothstep(0, 0.12, at.x).mul(smoothstep(1, 0.88, at.x));
    material.colorNode = light.tints.cloudLit.mul(at.y.mul(0.25).add(thick.mul(0.12)).add(0.72));
    material.opacityNode = smoothstep(0.05, 0.75, thick).mul(edge).mul(sides).mul(0.85);
    const mesh = new Mesh(new PlaneGeometry(wide, tall), material);
    mesh.position.set(x, y, z);
    mesh.renderOrder = 5;
    return mesh;
  });
}
