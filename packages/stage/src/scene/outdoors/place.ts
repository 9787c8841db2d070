import { Group, type Mesh, type Object3D } from 'three/webgpu';
import type { PlaceName } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { asteroidsOf } from './asteroids.js';
import { dashShape, decorMatter } from './decor.js';
import { farmAbout } from './farm.js';
import { fallingIn } from './falling.js';
import { growthAbout } from './growth.js';
import { groundOf, reliefOf, wayTravelled } from './land.js';
import type { SkyLook } from './outdoor-light.js';
import type { PlaceFor } from './place-for.js';
import { beforeMountains, inSeason, PLACE_LOOKS, type PlaceLook } from './place-looks.js';
import { type Scattered, scattered } from './scatter.js';
import { seaAt, seaOf } from './sea.js';
import { skyDome } from './sky-dome.js';
import type { Aisle } from '../camera.js';
import { halfOfStreet, passingIn, streetOf } from './street.js';
import { depthsOf, puffsOf, spaceOf } from './voids.js';

/** A place: all that is not the things themselves. */
export interface Place {
  readonly objects: readonly Object3D[];
  /** What far things fade into, and where that begins and ends; null where nothing fades. */
  readonly haze: { readonly colour: Hex; readonly from: number; readonly to: number };
  /** Whether there is no ground to stand on. */
  readonly isAfloat: boolean;
  /** What the camera has to stay within: so far from the middle of a way with that heading; null where nothing stands along it. */
  readonly aisle: Aisle | null;
  /** Where the ground is, or how high the water lifts what swims on it. */
  lift(seconds: number): { readonly high: number; readonly pitch: number; readonly roll: number };
  /** Lets the way come so far, and time go on; `around` is where the camera looks from. */
  move(travelled: number, seconds: number, around: number): void;
}

const FLAT = { high: 0, pitch: 0, roll: 0 };

export function placeOf(plan: PlaceFor): Place {
  const { name, look } = plan;
  const way = new Group();
  way.rotation.y = plan.heading;
  const moving: Scattered[] = [...thingsOf(plan, way)];
  const passing = name === 'street' ? passingIn(plan) : [];
  for (const { mesh } of [...moving, ...passing.map(({ row }) => row)]) way.add(mesh);
  const falling = fallingIn(plan.sky.airs, name === 'underwater', plan.seed);
  const swell = swellIn(plan);
  return {
    objects: [...above(plan), way, ...farmIn(plan), ...falling.map(({ mesh }) => mesh)],
    haze: hazeOf(name, look),
    aisle: name === 'street' ? { heading: plan.heading, half: halfOfStreet(plan) * 0.92 } : null,
    isAfloat: ['sea', 'space', 'sky'].includes(name) || (name === 'lake' && plan.floats),
    lift: (seconds) => (swell > 0 ? floating(seconds, swell) : FLAT),
    move: (travelled, seconds, around) => {
      wayTravelled.value = travelled;
      for (const one of moving) one.travel(travelled);
      for (const { row, speed } of passing) row.travel(travelled + speed * seconds);
      for (const one of falling) one.take(seconds, around);
    },
  };
}

function hazeOf(name: PlaceName, { haze, thick }: SkyLook): Place['haze'] {
  if (name === 'underwater') return { colour: '#1f7fa3', from: 2.5, to: 22 };
  if (name === 'moon') return { colour: '#3a3a40', from: 40, to: 180 };
  if (name === 'mars') return { colour: '#d69a6c', from: 14, to: 110 };
  if (name === 'space') return { colour: '#000000', from: 900, to: 1000 };
  return { colour: haze, from: 12 / thick, to: 130 / thick };
}

const above = (plan: PlaceFor): Object3D[] => {
  if (plan.name === 'underwater') return [depthsOf()];
  if (plan.name === 'space' || plan.name === 'moon') return [spaceOf(plan.renderer, plan.seed)];
  return [skyDome(plan.renderer, plan.name === 'mars' ? marsSky(plan.look) : plan.look, plan.seed % 67)];
};

const farmIn = ({ sky: { isFarm }, seed, look: { isNight }, clear }: PlaceFor): Object3D[] =>
  isFarm ? [farmAbout({ seed, isNight, far: clear * 0.9 })] : [];

const marsSky = (look: SkyLook): SkyLook => ({
  ...look,
  zenith: '#8a5a3e',
  horizon: '#e6b184',
  cover: 0.1,
  stars: false,
  moon: false,
});

/** What floats is lifted by the sea, and by a lake a little. */
function swellIn(plan: PlaceFor): number {
  if (plan.name === 'sea') return swellOf(plan);
  return plan.name === 'lake' && plan.floats ? CALM : 0;
}

const CALM = 0.035;
/** How high calm water is about the feet of who stands in it, in units. */
const WADED = 0.13;

/** Calm water to the hills around it. */
function lakeOf(plan: PlaceFor): Object3D {
  const lake = seaOf({ ...waterOf(plan), swell: CALM, size: 130 });
  lake.position.y = plan.floats ? 0 : WADED;
  return lake;
}

function swellOf({ sky: { airs }, clear }: PlaceFor): number {
  const isRough = airs.includes('storm');
  const windy = airs.includes('wind') ? 0.2 : 0.1;
  return (isRough ? 0.3 : windy) * Math.min(1.2, clear * 0.3);
}

/** What floats goes up and down and leans with the waves under it. */
function floating(seconds: number, swell: number) {
  const at = (x: number, z: number): number => seaAt(x, z, seconds, swell);
  const [ahead, behind, left, right] = [at(0, 0.4), at(0, -0.4), at(0.3, 0), at(-0.3, 0)];
  return {
    high: (ahead + behind + left + right) / 4,
    pitch: (behind - ahead) * 0.7,
    roll: (left - right) * 0.7,
  };
}

/** Ground, relief and water, put into the way; and what stands beside it, which comes round and round. */
function thingsOf(plan: PlaceFor, way: Group): Scattered[] {
  const { name } = plan;
  if (name === 'sea') way.add(seaOf({ ...waterOf(plan), swell: swellOf(plan), size: 120 }));
  if (name === 'beach') way.add(shoreOf(plan));
  if (name === 'lake') way.add(lakeOf(plan));
  if (name === 'sky') return puffsOf(plan.seed, plan.look);
  if (name === 'space') return plan.sky.hasAsteroids ? [asteroidsOf(plan.seed)] : [];
  const base = PLACE_LOOKS[name];
  return base ? standingIn(plan, base, way) : [];
}

function standingIn(plan: PlaceFor, base: PlaceLook, way: Group): Scattered[] {
  const { name, sky, isDriven } = plan;
  const season = SEASONLESS.includes(name) ? null : sky.season;
  const look = inBloom(plan, inSeason(rising(plan, base), season));
  for (const ground of groundsOf(plan, look)) way.add(ground);
  const dashes = name === 'road' || isDriven ? [dashesOf(plan)] : [];
  if (name === 'street') return [...streetOf(plan), ...dashes];
  const grown = growthAbout(plan, look.about, { season, paved: pavedIn(plan, look) });
  return name === 'road' ? [...dashes, ...grown] : grown;
}

const rising = ({ name, sky }: PlaceFor, look: PlaceLook): PlaceLook =>
  sky.hasMountains && name !== 'mountains' ? beforeMountains(look) : look;

/** A field in flower has little else. */
function inBloom({ sky: { bloom } }: PlaceFor, look: PlaceLook): PlaceLook {
  if (!bloom) return look;
  return { ...look, about: { tree: 10, bush: 6, tuft: 160, bloom: bloom === 'sunflowers' ? 560 : 1000 } };
}

const SEASONLESS: readonly PlaceName[] = ['desert', 'underwater', 'space', 'moon', 'mars'];

/** The ground with its strip along the way, and the hills around. */
function groundsOf(plan: PlaceFor, { ground, relief }: PlaceLook): Mesh[] {
  const { renderer, around, seed, metre } = plan;
  const hills = relief ? [reliefOf(relief, seed)] : [];
  if (!ground) return hills;
  const tile = Math.max(2.4, 7 * metre);
  const { strip, ...field } = ground;
  const wide = strip
    ? {
        strip: {
          ...(plan.isDriven ? asphalt(strip) : strip),
          half: halfOf(plan, strip),
        },
      }
    : {};
  return [groundOf(renderer, { ...field, ...wide, tile }, { around, seed }), ...hills];
}

const halfOf = ({ metre, clear }: PlaceFor, { half }: { readonly half: number }): number =>
  Math.max(half * metre, clear * 0.3);

const pavedIn = (plan: PlaceFor, { ground }: PlaceLook): number =>
  ground?.strip ? halfOf(plan, ground.strip) : 0;

/** What vehicles drive on, in place of slabs. */
const asphalt = <Strip extends object>(strip: Strip) => ({
  ...strip,
  main: '#46474b',
  other: '#525358',
  slabs: false,
});

/** Dashes along the middle of a road. */
function dashesOf({ metre, seed }: PlaceFor): Scattered {
  const size = Math.max(0.4, metre);
  const one = dashShape().scale(size, 1, size);
  one.setAttribute('color', one.getAttribute('position').clone());
  one.getAttribute('color').array.fill(0.92);
  return scattered({
    geometry: one,
    material: decorMatter(),
    count: 28,
    near: [0, 0],
    far: [0, 0],
    long: 28 * 2.2 * size,
    size: [1, 1],
    seed,
    isRow: true,
  });
}

const waterOf = ({ look }: PlaceFor): { deep: Hex; shallow: Hex } =>
  look.isNight ? { deep: '#081226', shallow: '#16305a' } : { deep: '#0f4a6b', shallow: '#3a93a3' };

/** The sea beside a beach: beyond the far side of the way. */
function shoreOf(plan: PlaceFor): Object3D {
  const sea = seaOf({ ...waterOf(plan), swell: 0.05, size: 110 });
  sea.position.set(55 + Math.max(1.6, 3.4 * plan.metre), 0.07, 0);
  return sea;
}
