import { Group, type Mesh, type Object3D, type PerspectiveCamera } from 'three/webgpu';
import type { PlaceName, SkyPlan } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { siteAbout, siteBehind } from './building-site.js';
import { asteroidsOf } from './asteroids.js';
import { dashShape, decorMatter } from './decor.js';
import { fallingIn } from './falling.js';
import { farmFields, farmYard } from './farm.js';
import { growthAbout } from './growth.js';
import { mountainside, seaRail } from './mountainside.js';
import { beamsOf, glowingMushrooms, mistOf } from './in-forest.js';
import { type GroundLook, groundOf, reliefOf, wayTravelled } from './land.js';
import type { SkyLook } from './outdoor-light.js';
import type { PlaceFor } from './place-for.js';
import { beforeMountains, bySea, inSeason, onSite, PLACE_LOOKS, type PlaceLook } from './place-looks.js';
import { type Scattered, scattered } from './scatter.js';
import { rainbowAt } from './rainbow.js';
import { seaAt, type SeaLook, seaOf } from './sea.js';
import { sightOf } from './sight.js';
import { skyDome } from './sky-dome.js';
import type { Aisle } from '../camera.js';
import { halfOfStreet, passingIn, ROAD, streetOf } from './street.js';
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
  /** Lets the way come so far, and time go on; `around` is where the camera looks from, and stands by now. */
  move(travelled: number, seconds: number, around: number, camera: PerspectiveCamera): void;
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
    objects: [...above(plan), way, ...besides(plan), ...falling.map(({ mesh }) => mesh)],
    haze: hazeOf(name, look),
    aisle: name === 'street' ? { heading: plan.heading, half: halfOfStreet(plan) * 0.92 } : null,
    isAfloat: ['sea', 'space', 'sky'].includes(name) || (name === 'lake' && plan.floats),
    lift: (seconds) => (swell > 0 ? floating(seconds, swell) : FLAT),
    move: (travelled, seconds, around, camera) => {
      wayTravelled.value = travelled;
      const sight = sightOf(camera, plan.heading);
      for (const one of moving) one.travel(travelled, sight, plan.bend);
      for (const { row, speed } of passing) row.travel(travelled + speed * seconds, sight);
      for (const one of falling) one.take(seconds, around);
    },
  };
}

/** What stays where it is, far off or in the air. */
function besides(plan: PlaceFor): Object3D[] {
  const arc = plan.sky.airs.includes('rainbow') ? [rainbowAt([2.5, -1, -46], 19)] : [];
  const yard = [...(plan.sky.isFarm ? farmYard(plan) : []), ...(plan.sky.isSite ? siteBehind() : []), ...arc];
  return plan.name === 'forest' ? [...yard, ...mistOf(plan), ...beamsOf(plan)] : yard;
}

function hazeOf(name: PlaceName, { haze, thick }: SkyLook): Place['haze'] {
  if (name === 'underwater') return { colour: '#1f7fa3', from: 2.5, to: 22 };
  if (name === 'moon') return { colour: '#3a3a40', from: 40, to: 180 };
  if (name === 'mars') return { colour: '#d69a6c', from: 14, to: 110 };
  if (name === 'space') return { colour: '#000000', from: 900, to: 1000 };
  // Trunks behind trunks fade one by one.
  if (name === 'forest') return { colour: haze, from: 8 / thick ** 0.6, to: 58 / thick ** 0.6 };
  return { colour: haze, from: 12 / thick, to: 130 / thick };
}

const above = (plan: PlaceFor): Object3D[] => {
  if (plan.name === 'underwater') return [depthsOf()];
  if (plan.name === 'space' || plan.name === 'moon') return [spaceOf(plan.renderer, plan.seed)];
  return [skyDome(plan.renderer, plan.name === 'mars' ? marsSky(plan.look) : plan.look, plan.seed % 67)];
};

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
  for (const water of watersOf(plan)) way.add(water);
  if (name === 'sky') return puffsOf(plan.seed, plan.look);
  if (name === 'space') return plan.sky.hasAsteroids ? [asteroidsOf(plan.seed)] : [];
  const base = PLACE_LOOKS[name];
  return base ? standingIn(plan, base, way) : [];
}

function watersOf(plan: PlaceFor): Object3D[] {
  const { name } = plan;
  if (name === 'sea') return [seaOf({ ...waterOf(plan), swell: swellOf(plan), size: 120 })];
  if (name === 'beach') return [shoreOf(plan)];
  if (name === 'lake') return [lakeOf(plan)];
  return isBySea(plan) ? [shoreOf(plan, pavedIn(plan, PLACE_LOOKS.road!) + BANK)] : [];
}

function standingIn(plan: PlaceFor, base: PlaceLook, way: Group): Scattered[] {
  const { name, sky, isDriven } = plan;
  const season = SEASONLESS.includes(name) ? null : sky.season;
  const look = inBloom(plan, inSeason(rising(plan, base), season));
  for (const ground of groundsOf(plan, look)) way.add(ground);
  const dashes = name === 'road' || isDriven ? [dashesOf(plan)] : [];
  if (name === 'street') return [...streetOf(plan), ...dashes];
  const grown = [...growthAbout(plan, look.about, { season, paved: pavedIn(plan, look) }), ...toldOf(plan)];
  return name === 'road' ? [...dashes, ...grown] : grown;
}

/** What words have beside the way. */
const toldOf = (plan: PlaceFor): Scattered[] => [
  ...(plan.sky.isMagic ? glowingMushrooms(plan) : []),
  ...(plan.sky.isFarm ? farmFields(plan) : []),
  ...(plan.sky.isSite ? siteAbout(plan) : []),
  ...(plan.name === 'road' ? besideRoad(plan, pavedIn(plan, PLACE_LOOKS.road!)) : []),
];

/** A rail where it goes deep down, and rock where it is cut into a mountain. */
function besideRoad(plan: PlaceFor, paved: number): Scattered[] {
  if (isBySea(plan)) return seaRail(plan, paved);
  return plan.sky.hasMountains ? mountainside(plan, paved) : [];
}

function rising(plan: PlaceFor, look: PlaceLook): PlaceLook {
  if (plan.sky.isSite) return onSite(look);
  if (isBySea(plan)) return bySea(look);
  return plan.sky.hasMountains && plan.name !== 'mountains' ? beforeMountains(look) : look;
}

const isBySea = ({ name, sky }: PlaceFor): boolean => name === 'road' && sky.isCoastal === true;

/** A field in flower has little else. */
function inBloom({ sky: { bloom } }: PlaceFor, look: PlaceLook): PlaceLook {
  if (!bloom) return look;
  return { ...look, about: { tree: 10, bush: 6, tuft: 160, bloom: bloom === 'sunflowers' ? 560 : 1000 } };
}

const SEASONLESS: readonly PlaceName[] = ['desert', 'underwater', 'space', 'moon', 'mars'];

/** The ground with its strip along the way, and the hills around. */
function groundsOf(plan: PlaceFor, { ground, relief }: PlaceLook): Mesh[] {
  const { renderer, around, seed, metre } = plan;
  const hills = relief ? [reliefOf({ ...relief, shade: plan.look.zenith }, seed)] : [];
  if (!ground) return hills;
  const tile = Math.max(2.4, 7 * metre);
  const { strip = plan.hasPath ? PATH : undefined, ...field } = ground;
  const wet = isWet(plan) ? plan.look.haze : null;
  const look = { ...field, ...(strip && { strip: stripOf(plan, strip) }), tile, wet, bend: plan.bend };
  return [groundOf(renderer, look, { around, seed }), ...hills];
}

type Strip = NonNullable<GroundLook['strip']>;

const stripOf = (plan: PlaceFor, strip: Strip): Strip => ({
  ...(plan.isDriven && !plan.hasPath ? asphalt(strip) : strip),
  half: halfOf(plan, strip),
});

const PATH: Strip = { half: 1.3, main: '#a58a60', other: '#8a7048' };

/** Rain wets all that it falls on. */
const isWet = ({ sky: { airs } }: PlaceFor): boolean => airs.includes('rain') || airs.includes('storm');

/** As wide as it takes for who it is about, and for those who come towards them in a street. */
const halfOf = ({ metre, clear, name, isDriven }: PlaceFor, { half }: { readonly half: number }): number =>
  Math.max(half * metre, clear * 0.3, name === 'street' && isDriven ? ROAD * Math.max(0.2, metre) : 0);

const pavedIn = (plan: PlaceFor, { ground }: PlaceLook): number =>
  ground?.strip || plan.hasPath ? halfOf(plan, ground?.strip ?? PATH) : 0;

/** What vehicles drive on, in place of slabs. */
const asphalt = (strip: Strip): Strip => ({
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

/** What water shows of the sky over it. */
const WATERS: Readonly<Partial<Record<SkyPlan['time'], readonly [deep: Hex, shallow: Hex]>>> = {
  night: ['#081226', '#16305a'],
  dusk: ['#1a2448', '#6a5a86'],
  golden: ['#1b566c', '#6f9088'],
  sunset: ['#26375c', '#a0706c'],
  dawn: ['#2f5478', '#a08f94'],
};

function waterOf({
  look,
  sky: { time },
  wake,
}: PlaceFor): Pick<SeaLook, 'deep' | 'shallow' | 'glint' | 'wake'> {
  const [deep, shallow] = WATERS[time] ?? ['#0f4a6b', '#3a93a3'];
  return { deep, shallow, glint: look.glowing > 0.5 ? look.glow : null, wake };
}

/** How far from a road's edge the sea is, in units. */
const BANK = 1.7;

/** The sea beside a beach or a road: beyond the far side of the way. */
function shoreOf(plan: PlaceFor, from = Math.max(1.6, 3.4 * plan.metre)): Object3D {
  const sea = seaOf({ ...waterOf(plan), swell: 0.05, size: 110 });
  sea.position.set(55 + from, 0.07, 0);
  return sea;
}
