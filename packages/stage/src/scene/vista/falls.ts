import { random } from '@clipwright/sketch/clip';
import {
  mix,
  mx_fractal_noise_float,
  positionWorld,
  smoothstep,
  texture,
  vec2,
  vec3,
  cameraPosition,
} from 'three/tsl';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three/webgpu';
import { rough } from '../../props/kit/noise.js';
import { joined } from '../outdoors/decor.js';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import { softStep } from '../soft-step.js';
import { cragShape, type CragLook } from './crags.js';
import { fallOf } from './falling-water.js';
import { greenery, type Spot } from './greenery.js';
import { netOf } from './net.js';
import { type Puff, sprayOf } from './spray.js';
import { sunrays } from './sunrays.js';
import type { Vista, VistaFor } from './vista.js';

/** How far to each side the cliff goes, and how far its sides come forward, in metres. */
const [WIDE, FORWARD, BACK] = [19, 15, -6];
const [COLUMNS, FACE_ROWS, TOP_ROWS] = [130, 34, 6];
const ROCK: CragLook = { dark: '#3c3a36', light: '#8d8678', wetTo: 0.35, moss: '#55803a' };

const RAYS = [
  [-6.5, -1.5],
  [-3.6, -0.7],
  [-1, 0.1],
  [2.4, 0.9],
] as const;

/** A cliff in a round, a fall from it into a pool, and a wood all about. */
export function fallsOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky } = made;
  const chance = random(seed);
  const high = heightAt(0, seed);
  const cliff = new Mesh(cliffShape(seed), new MeshLambertNodeMaterial({ vertexColors: true }));
  cliff.castShadow = cliff.receiveShadow = true;
  const stones = new Mesh(stonesShape(chance), new MeshLambertNodeMaterial({ vertexColors: true }));
  stones.castShadow = stones.receiveShadow = true;
  const spray = sprayOf(renderer, light, puffsOf(high, chance));
  const falls = [
    { at: [0, high + 0.1, BACK + 0.5], wide: 3.2, tall: high + 0.1, leap: 1.5, fades: false },
    { at: [-4.9, heightAt(-4.9, seed), cliffAt(-4.9) + 0.5], wide: 0.8, tall: high, leap: 0.9, fades: false },
    { at: [5.6, heightAt(5.6, seed), cliffAt(5.6) + 0.5], wide: 0.55, tall: high, leap: 0.8, fades: false },
  ] as const;
  return {
    objects: [
      cliff,
      stones,
      poolOf(made),
      ...greenery('tree', treesAbove(seed, chance), sky.season, { seed, detail: 1 }),
      ...greenery('tree', treesNear(chance), sky.season, { seed, detail: 2 }),
      ...greenery('bush', bushesOn(seed, chance), sky.season, { seed: seed + 3, detail: 1 }),
      ...falls.flatMap((fall) => fallOf(renderer, light, fall)),
      spray.mesh,
      ...(sky.airs.includes('sunrays') && sky.time !== 'night' ? sunrays(RAYS, 6) : []),
    ],
    view: { aim: [0, 4.3, -1], away: 19, above: 0.03, sweep: 0.42, onward: 0, lens: 36 },
    haze: [24, 110],
    shaded: 22,
    take: (seconds, around) => spray.take(seconds, around),
  };
}

const cliffAt = (x: number): number => BACK + FORWARD * (x / WIDE) ** 2;

const heightAt = (x: number, seed: number): number =>
  8.2 +
  2.6 * softStep(1.5, 6, Math.abs(x)) * (0.7 + 0.5 * rough(x * 0.21, seed % 31, 0)) +
  3 * (x / WIDE) ** 2;

/** A face of ledges, and what is above it. */
function cliffShape(seed: number): BufferGeometry {
  const rows = FACE_ROWS + TOP_ROWS;
  const places = new Float32Array((COLUMNS + 1) * (rows + 1) * 3);
  for (let column = 0; column <= COLUMNS; column += 1)
    for (let row = 0; row <= rows; row += 1) {
      places.set(cliffPoint(column, row, seed), (column * (rows + 1) + row) * 3);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setIndex(netOf(COLUMNS, rows));
  geometry.computeVertexNormals();
  geometry.setAttribute('color', cliffColours(geometry));
  return geometry;
}

function cliffPoint(column: number, row: number, seed: number): [number, number, number] {
  const x = WIDE * ((column / COLUMNS) * 2 - 1);
  const high = heightAt(x, seed);
  const up = Math.min(1, row / FACE_ROWS);
  const beyond = Math.max(0, row - FACE_ROWS);
  const y = up * high - 0.6 + beyond * 0.22 + beyond * 0.2 * rough(x * 0.4, beyond, seed % 17);
  const stand = 1.5 * rough(x * 0.3, y * 0.22, seed % 29) + 0.75 * ledges(x, y) + 0.9 * (1 - up);
  const near = softStep(2.6, 1.1, Math.abs(x));
  const out = (stand - near * 0.9 * up) * (beyond > 0 ? 0.6 : 1);
  const lean = (x / WIDE) * 0.9;
  return [x - lean * out, y, cliffAt(x) + out - beyond * 1.7];
}

/** Layers that stand out. */
const ledges = (x: number, y: number): number => {
  const layer = y * 0.8 + 0.8 * rough(x * 0.35, y * 0.2, 4);
  return softStep(0, 0.5, layer - Math.floor(layer)) - 0.5 + 0.5 * rough(x * 1.4, y * 1.4, 8);
};

function cliffColours(geometry: BufferGeometry): BufferAttribute {
  const [places, facing] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const [dark, light, moss, grass] = ['#37352f', '#8a8172', '#4d7434', '#6f9a3f'].map(
    (hex) => new Color(hex),
  );
  const colours = new Float32Array(places.count * 3);
  const tint = new Color();
  for (let at = 0; at < places.count; at += 1) {
    const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
    const grain = rough(x * 0.8, y * 1.9, z * 0.8);
    tint.copy(dark!).lerp(light!, 0.45 + 0.6 * grain);
    const wet = softStep(4.2, 1.4, Math.abs(x) + grain);
    tint.multiplyScalar(1 - 0.5 * wet);
    tint.lerp(
      moss!,
      softStep(0.02, 0.4, rough(x * 0.5 + 9, y * 0.42, z * 0.5) + facing.getY(at) * 0.35) * (1 - wet * 0.5),
    );
    tint.lerp(grass!, softStep(0.55, 0.85, facing.getY(at)));
    tint.toArray(colours, at * 3);
  }
  return new BufferAttribute(colours, 3);
}

/** Stones in the pool and on its banks. */
function stonesShape(chance: () => number): BufferGeometry {
  const stones = Array.from({ length: 26 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const far = 2 + 10 * chance();
    const x = side * (2.4 + 5 * chance() + far * 0.16);
    const size = 0.35 + 0.75 * chance() ** 2;
    return cragShape(
      { at: [x, 0.05, BACK + 1.4 + far], size: [size * 1.3, size * 0.8, size], detail: 3 },
      ROCK,
      index,
    );
  });
  const banks = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((part) =>
      cragShape(
        {
          at: [side * (9.6 + part * 1.5), -0.5, 1 + part * 5],
          size: [4.2, 1.9 + part * 0.25, 4.4],
          detail: 8,
        },
        { ...ROCK, dark: '#4a4636' },
        part + side + 7,
      ),
    ),
  );
  return joined([...stones, ...banks]);
}

/** Trees over the cliff, and on its sides. */
const treesAbove = (seed: number, chance: () => number): Spot[] =>
  Array.from({ length: 74 }, (): Spot => {
    const x = (chance() * 2 - 1) * WIDE;
    const back = 0.4 + 7 * chance();
    const isOnWater = Math.abs(x) < 2.2;
    return {
      at: [x, heightAt(x, seed) - 0.5 + back * 0.1, cliffAt(x) - back - (isOnWater ? 4 : 0)],
      tall: 2.8 + 2.4 * chance(),
    };
  });

/** Trees on the banks. */
const treesNear = (chance: () => number): Spot[] =>
  Array.from({ length: 22 }, (_, index): Spot => {
    const side = index % 2 === 0 ? 1 : -1;
    return { at: [side * (8.2 + 5.5 * chance()), 0.9, -1.5 + 11 * chance()], tall: 3 + 2.6 * chance() };
  });

function bushesOn(seed: number, chance: () => number): Spot[] {
  const edge = Array.from({ length: 40 }, (): Spot => {
    const side = chance() < 0.5 ? -1 : 1;
    const x = side * (2 + (WIDE - 3) * chance());
    return { at: [x, heightAt(x, seed) - 0.75, cliffAt(x) + 0.3], tall: 0.8 + 0.9 * chance() };
  });
  const low = Array.from({ length: 46 }, (_, index): Spot => {
    const side = index % 2 === 0 ? 1 : -1;
    const z = BACK + 3 + 14 * chance();
    return { at: [side * (6.2 + 3.6 * chance()), 0.2 + 0.3 * chance(), z], tall: 0.6 + 0.7 * chance() };
  });
  return [...edge, ...low];
}

/** Spray where the water lands, and mist that drifts from there. */
function puffsOf(high: number, chance: () => number): Puff[] {
  const foot = Array.from({ length: 44 }, (): Puff => {
    const x = (chance() * 2 - 1) * 2;
    return {
      at: [x, 0.1, BACK + 2 + chance()],
      speed: [x * 0.35, 0.7 + 1.1 * chance(), 0.3 + 0.6 * chance()],
      weight: 0.7,
      life: 1.9,
      every: 2,
      first: chance() * 2,
      size: [0.5, 1.9],
      most: 0.55,
    };
  });
  const mist = Array.from({ length: 12 }, (): Puff => {
    const x = (chance() * 2 - 1) * 7;
    return {
      at: [x, 0.4 + chance() * high * 0.35, BACK + 2.4 + 4 * chance()],
      speed: [0.25 + 0.2 * chance(), 0.1, 0.1],
      weight: 0,
      life: 9,
      every: 9,
      first: chance() * 9,
      size: [3, 5],
      most: 0.2,
    };
  });
  return [...mist, ...foot];
}

/** Clear water over its dark bed, white where the fall lands. */
function poolOf({ renderer, light }: VistaFor): Object3D {
  const map = bakeSurface(renderer, (at) => {
    const wave = mx_fractal_noise_float(vec3(at.mul(11), 4), 3)
      .mul(0.5)
      .add(0.5);
    const foam = mx_fractal_noise_float(vec3(at.mul(24), 9), 3)
      .mul(0.6)
      .add(0.5);
    return vec3(wave, foam, 0);
  });
  const place = positionWorld.xz;
  const one = bakedColour(texture(map, place.mul(0.09).add(vec2(0, clock.mul(-0.05)))));
  const two = bakedColour(texture(map, place.mul(0.13).add(vec2(clock.mul(0.03), clock.mul(-0.08)))));
  const ripple = one.r.add(two.r).mul(0.5);
  const fromFoot = place
    .sub(vec2(0, BACK + 2.4))
    .mul(vec2(0.55, 0.75))
    .length();
  const foam = smoothstep(
    0.3,
    0.62,
    one.g
      .add(two.g)
      .mul(0.5)
      .add(smoothstep(3.4, 0.5, fromFoot).mul(0.55))
      .sub(0.14),
  );
  const flat = positionWorld.sub(cameraPosition).normalize().y.abs();
  const sky = mix(light.tints.horizon, light.tints.zenith, 0.4);
  const deep = vec3(0.03, 0.13, 0.12).mul(light.lamps.mul(0.7).oneMinus());
  const material = new MeshBasicNodeMaterial();
  const seen = mix(
    deep,
    sky.mul(0.75),
    smoothstep(0.5, 0.02, flat).mul(0.4).add(ripple.sub(0.35).mul(0.5)).clamp(0, 0.8),
  );
  material.colorNode = mix(seen, light.tints.cloudLit, foam.mul(smoothstep(7, 1.4, fromFoot)).mul(0.92));
  return new Mesh(new PlaneGeometry(60, 50).rotateX(-Math.PI / 2).translate(0, 0, 8), material);
}
