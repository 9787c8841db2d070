import { random } from '@clipwright/sketch/clip';
import { Color, MeshBasicNodeMaterial, type Material, PlaneGeometry, AdditiveBlending } from 'three/webgpu';
import { color, smoothstep, uv, vec2 } from 'three/tsl';
import { decorMatter, lampMatter, lightShape, postShape } from './decor.js';
import type { Hex } from '../mood.js';
import { HOUSES, houseShape, ruinShape } from './houses.js';
import type { PlaceFor } from './place-for.js';
import { signsAlong } from './neon-signs.js';
import { type Scattered, scattered } from './scatter.js';
import { type Passing, trafficOf } from './traffic.js';

/** How far the houses' fronts are from the middle of the street. */
export const halfOfStreet = ({ metre, clear }: PlaceFor): number =>
  Math.max(clear * 1.3, 8 * Math.max(0.34, metre));

/** Houses on both sides and lamps before them; at night panes and lamps are lit. */
export function streetOf(plan: PlaceFor): Scattered[] {
  const { metre, seed, look } = plan;
  const size = Math.max(0.34, metre);
  const off = halfOfStreet(plan) + 4 * size;
  const pitch = 8.6 * size;
  const per = 10;
  const long = (per / 2) * HOUSES.length * pitch * 0.5;
  const dark = look.isNight || plan.sky.time === 'dusk';
  const wall = decorMatter();
  // Lamps light the way, and not what is above them.
  if (look.isNight) wall.color.set(plan.sky.isNeon ? DIM : UNLIT);
  const paneOf = (index: number): Material => {
    if (!dark) return glassMatter();
    return plan.sky.isNeon ? tinted(TINTS[index % TINTS.length]!) : lampMatter(1.1);
  };
  const chance = random(seed);
  const houses = HOUSES.flatMap((house, index) => {
    const row = {
      count: per,
      near: [off, off] as const,
      far: [off, off] as const,
      long,
      size: [size, size] as const,
      seed: seed + index,
      isRow: true,
      facing: -Math.PI / 2,
      shift: index * pitch,
    };
    if (plan.sky.isRuined === true)
      return [scattered({ ...row, geometry: ruinShape(house, chance), material: wall })];
    const { walls, panes } = houseShape(house);
    // Each kind of house has every fourth plot.
    return [
      scattered({ ...row, geometry: walls, material: wall }),
      scattered({ ...row, geometry: panes, material: paneOf(index) }),
    ];
  });
  if (plan.sky.isRuined === true) return houses;
  const isWet = plan.sky.airs.some((air) => air === 'rain' || air === 'storm');
  const signs = plan.sky.isNeon
    ? signsAlong({ off: halfOfStreet(plan), long, size, seed: plan.seed + 90, isWet })
    : [];
  return [...houses, ...signs, ...lampsOf(plan, size, dark)];
}

/** Who else goes along a street; who it is about keeps the middle of it. */
export function passingIn(plan: PlaceFor): Passing[] {
  const { metre, sky, look, seed } = plan;
  if (sky.crowd === 'none') return [];
  // Who walks beside a car is as large as its driver.
  const size = Math.max(plan.isDriven ? 0.2 : 0.34, metre);
  const half = halfOfStreet(plan);
  return trafficOf({
    lane: LANE * size,
    pavement: Math.max(half - 1.5 * size, ROAD * size + 1.2 * size),
    long: 34 * Math.max(0.34, metre),
    size,
    seed: seed + 170,
    isDark: look.isNight || sky.time === 'dusk',
    isFull: sky.crowd === 'many',
    hasCars: sky.crowd === 'many' && plan.isDriven,
  });
}

/** How far from the middle of a road those are who come the other way, and where its kerb is, in metres. */
const LANE = 3.5;
export const ROAD = 5.4;

const UNLIT: Hex = '#5a5d7c';
const DIM: Hex = '#6a5f8e';

/** Rooms and shops by night where signs are of every colour. */
const TINTS: readonly Hex[] = ['#ffd489', '#8fdcff', '#ffa6dc', '#ffe9b8'];
const tinted = (hex: Hex): Material =>
  Object.assign(lampMatter(0.6), { color: new Color(hex), emissive: new Color(hex) });

const glassMatter = (): Material =>
  Object.assign(decorMatter(), { vertexColors: false, roughness: 0.15, color: new Color('#64798a') });

function lampsOf({ clear, seed, metre }: PlaceFor, size: number, isLit: boolean): Scattered[] {
  const off = Math.max(clear * 0.8, 3.8 * metre);
  const row = {
    count: 14,
    near: [Math.max(clear * 1.1, off), 0] as const,
    far: [off, 0] as const,
    long: 7 * 11 * size,
    size: [size, size] as const,
    seed,
    isRow: true,
  };
  const posts = scattered({ ...row, geometry: postShape(), material: decorMatter() });
  const lights = scattered({
    ...row,
    geometry: lightShape(),
    material: isLit ? lampMatter(3) : lampMatter(0.1),
  });
  return isLit
    ? [posts, lights, scattered({ ...row, geometry: poolShape(), material: poolMatter() })]
    : [posts, lights];
}

const poolShape = (): PlaneGeometry => new PlaneGeometry(7, 7).rotateX(-Math.PI / 2).translate(0, 0.015, 0);

/** The light that a lamp throws on the ground. */
function poolMatter(): Material {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  material.colorNode = color('#ffcf85').mul(0.5);
  material.opacityNode = smoothstep(0.5, 0, uv().sub(vec2(0.5)).length()).pow(1.6);
  return material;
}
