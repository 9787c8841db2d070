import { random } from '@clipwright/sketch/clip';
import { cos, mix, positionLocal, sin, smoothstep, vec3 } from 'three/tsl';
import {
  BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertNodeMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import type { Bloom } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { flowerShape, joined, painted, spikeShape } from '../outdoors/decor.js';
import { groundOf, reliefOf } from '../outdoors/land.js';
import { clock } from '../sets/ground.js';
import type { Vista, VistaFor } from './vista.js';

/** How a field is set: how tall one flower is in metres, its colours, and what it looks like near and far. */
interface Crop {
  readonly tall: number;
  readonly petals: readonly Hex[];
  readonly near: (petals: Hex) => BufferGeometry;
  readonly far: (petals: Hex) => BufferGeometry;
}

/** A petal from its foot up: folded along its middle, and bent to the front at its tip, so that light falls on it in many ways. */
function petal(long: number, wide: number): BufferGeometry {
  const [half, fold] = [wide / 2, wide * 0.24];
  const places = [
    ...[0, 0, 0],
    ...[-half * 0.8, long * 0.3, -fold * 0.4],
    ...[0, long * 0.4, -fold],
    ...[half * 0.8, long * 0.3, -fold * 0.4],
    ...[-half * 0.75, long * 0.66, fold * 0.2],
    ...[half * 0.75, long * 0.66, fold * 0.2],
    ...[0, long, long * 0.16],
  ];
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(places, 3));
  made.setIndex([0, 2, 1, 0, 3, 2, 1, 2, 4, 3, 5, 2, 4, 2, 6, 2, 5, 6]);
  made.computeVertexNormals();
  return made;
}

/** Two rings of petals about a domed disc of seeds in three rings, and a stalk with two leaves. */
function sunflower(petals: Hex): BufferGeometry {
  const ring = (count: number, long: number, turn: number, foot: Hex, tip: Hex): BufferGeometry[] =>
    Array.from({ length: count }, (_, index) => {
      const uneven = 0.9 + 0.1 * Math.sin(index * 5.3 + turn * 9);
      return painted(petal(long * uneven, 0.068).translate(0, 0.095, 0), foot, tip).rotateZ(
        ((index + turn) / count) * Math.PI * 2,
      );
    });
  const seeds = (radius: number, deep: number, at: number, rim: Hex, middle: Hex): BufferGeometry =>
    painted(new ConeGeometry(radius, deep, 14, 1, true), rim, middle)
      .rotateX(Math.PI / 2)
      .translate(0, 0, at);
  const head = [
    ...ring(15, 0.165, 0, '#c8640a', petals),
    ...ring(15, 0.185, 0.5, '#b25a0c', '#eda512').map((part) => part.translate(0, 0, -0.02)),
    seeds(0.122, 0.05, 0.018, '#20120a', '#4a2a12'),
    seeds(0.088, 0.05, 0.03, '#6b3c14', '#a3671f'),
    seeds(0.05, 0.03, 0.045, '#3a2a10', '#7d7a2a'),
  ].map((part) => part.rotateX(-0.18).translate(0, 1, 0.05));
  return joined([...head, ...stalk(1)]);
}

const stalk = (tall: number): BufferGeometry[] => [
  painted(
    new CylinderGeometry(0.014, 0.02, tall, 4, 1, true).translate(0, tall / 2, 0),
    '#3a6a2c',
    '#5f9a44',
  ),
  ...[-1, 1].map((side) =>
    painted(
      new CircleGeometry(0.15, 6)
        .scale(1, 0.55, 1)
        .rotateX(-1)
        .rotateZ(side * 0.35)
        .translate(side * 0.15, tall * (0.5 + side * 0.09), 0.02),
      '#3f7a35',
      '#6aa84f',
    ),
  ),
];

/** What is left of a flower far away: a disc on a stalk. */
const farSunflower = (petals: Hex): BufferGeometry =>
  joined([
    painted(new CircleGeometry(0.21, 8).rotateX(-0.18).translate(0, 1, 0), petals, '#ffd95a'),
    painted(new CircleGeometry(0.09, 6).rotateX(-0.18).translate(0, 1, 0.012), '#4a2c14'),
    painted(new CylinderGeometry(0.05, 0.16, 0.8, 4, 1, true).translate(0, 0.45, 0), '#38652b', '#5c9040'),
  ]);
const farDot = (petals: Hex): BufferGeometry =>
  joined([
    painted(new ConeGeometry(0.16, 0.3, 4).rotateX(Math.PI).translate(0, 0.85, 0), petals),
    painted(new ConeGeometry(0.16, 0.8, 4, 1, true).translate(0, 0.4, 0), '#4f7a3a', '#6f9a4a'),
  ]);
const farSpike = (petals: Hex): BufferGeometry =>
  joined([
    painted(new ConeGeometry(0.14, 0.75, 5).translate(0, 0.62, 0), petals),
    painted(new ConeGeometry(0.16, 0.5, 4, 1, true).translate(0, 0.22, 0), '#5f7a4a', '#7a8f5a'),
  ]);

const CROPS: Readonly<Record<Bloom, Crop>> = {
  sunflowers: { tall: 1.5, petals: ['#f7b917', '#ffc62e'], near: sunflower, far: farSunflower },
  flowers: {
    tall: 0.55,
    petals: ['#f4f1ea', '#e86a6a', '#f2c230', '#8f7fe0', '#f08fb4'],
    near: (hex) => flowerShape(hex).scale(2.2, 2.5, 2.2),
    far: farDot,
  },
  poppies: {
    tall: 0.6,
    petals: ['#d8352a', '#e8503c'],
    near: (hex) => flowerShape(hex).scale(2.4, 2.5, 2.4),
    far: farDot,
  },
  lavender: {
    tall: 0.6,
    petals: ['#8a63c8', '#7450b4'],
    near: (hex) => spikeShape('#5f7a4a', hex).scale(1.9, 1.9, 1.9),
    far: farSpike,
  },
  tulips: {
    tall: 0.55,
    petals: ['#e0455a', '#f2c230', '#f08fb4'],
    near: (hex) => spikeShape('#4f8a3c', hex, 0.1).scale(1.7, 1.7, 1.7),
    far: farDot,
  },
};

/** A field in flower to the horizon, which sways. */
export function fieldOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky } = made;
  const crop = CROPS[sky.bloom ?? 'flowers'];
  const chance = random(seed);
  const size = crop.tall;
  const relief = reliefOf(
    { high: 4.2, sharp: 0, foot: '#7fa64a', flank: '#6a9150', top: '#5f8a5c', from: 0.8 },
    seed,
  );
  relief.position.z = -34;
  const ground = groundOf(
    renderer,
    { main: '#41682f', other: '#527a38', tile: 6 },
    { around: light.mood.onGround, seed },
  );
  return {
    objects: [ground, relief, ...flowersIn(crop, sky.airs.includes('wind'), chance)],
    view: {
      aim: [0, size * 1.12, -4],
      away: 5.4 + size,
      above: 0.085,
      sweep: 0.5,
      onward: size * 0.1,
      lens: 40,
    },
    haze: [30, 150],
    shaded: 0,
    take: () => undefined,
  };
}

/** How near flowers are whole, and how far there are any, in their own heights; and how many of each. */
const [NEAR, FAR] = [6.5, 40];
const [NEAR_COUNT, FAR_COUNT] = [430, 2700];

function flowersIn({ tall, petals, near, far }: Crop, isWindy: boolean, chance: () => number): Object3D[] {
  const material = swaying(tall, isWindy ? 1 : 0.55);
  return petals.flatMap((hex) => [
    sown(near(hex), material, {
      count: Math.ceil(NEAR_COUNT / petals.length),
      tall,
      chance,
      rows: [-NEAR, 0.95],
      wide: (row) => 1.4 + (2 - row) * 0.74,
    }),
    sown(far(hex), material, {
      count: Math.ceil(FAR_COUNT / petals.length),
      tall,
      chance,
      rows: [-FAR, -NEAR],
      wide: (row) => 3 - row * 0.72,
    }),
  ]);
}

interface Sown {
  readonly count: number;
  readonly tall: number;
  readonly chance: () => number;
  /** From where to where away from who looks, and how far to each side there, in flowers' heights. */
  readonly rows: readonly [number, number];
  readonly wide: (row: number) => number;
}

const UP = new Vector3(0, 1, 0);

function sown(
  geometry: BufferGeometry,
  material: MeshLambertNodeMaterial,
  { count, tall, chance, rows, wide }: Sown,
) {
  const mesh = new InstancedMesh(geometry, material, count);
  const [from, to] = rows;
  for (let index = 0; index < count; index += 1) {
    // As many in a near row as in a far one that is wider would leave gaps: it goes by the width.
    const share = Math.sqrt(chance());
    const row = to + (from - to) * share;
    const x = (chance() * 2 - 1) * wide(row) * tall;
    const size = tall * (0.82 + 0.36 * chance());
    const turn = new Quaternion().setFromAxisAngle(UP, -0.25 + 0.8 * (chance() - 0.5));
    mesh.setMatrixAt(
      index,
      new Matrix4().compose(new Vector3(x, 0, row * tall), turn, new Vector3(size, size, size)),
    );
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** What bends in gusts that run over the field; darker towards the ground. */
function swaying(tall: number, wind: number): MeshLambertNodeMaterial {
  const material = new MeshLambertNodeMaterial({ vertexColors: true, side: 2 });
  const { x, y, z } = positionLocal;
  const high = y.div(tall);
  const gust = sin(
    clock
      .mul(1.5)
      .sub(x.mul(0.7 / tall))
      .add(z.mul(0.4 / tall)),
  );
  const own = sin(clock.mul(2.9).add(x.mul(9.1)).add(z.mul(7.3)));
  const bend = gust
    .mul(0.1)
    .add(own.mul(0.035))
    .mul(wind * tall);
  material.positionNode = positionLocal.add(
    vec3(
      bend.mul(high).mul(high),
      0,
      cos(clock.mul(1.9).add(x.mul(3)))
        .mul(0.03 * wind * tall)
        .mul(high),
    ),
  );
  material.emissiveNode = mix(vec3(0), vec3(0.045, 0.03, 0.004), smoothstep(0.5, 1, high));
  return material;
}
