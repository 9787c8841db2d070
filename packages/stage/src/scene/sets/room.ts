import {
  CircleGeometry,
  Color,
  Group,
  MeshLambertNodeMaterial,
  type Object3D,
  PointLight,
} from 'three/webgpu';
import { mix, positionLocal, smoothstep, vec2 } from 'three/tsl';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import { clock, tableOf } from './ground.js';
import { dressingOf } from './room/room-dressing.js';
import type { Dressed, Lamp } from './room/room-plan.js';
import { kindOf, type RoomKind } from './room/room-kind.js';
import { BY_DAY, BY_NIGHT } from './room/room-matter.js';
import { floorTiles, wallOf } from './room/room-wall.js';
import { isSunny, sunFrom } from './room/sun-patch.js';
import { windowOf } from './room/room-window.js';
import type { BuiltSet, SetFor } from './set-for.js';
import { put, tone } from './set-pieces.js';
import { type Paint, wood } from './surface-paints.js';

const WALLS: Readonly<Record<RoomKind, readonly Hex[]>> = {
  bedroom: ['#c9cfd6', '#d9cdbf', '#b9c4b4', '#cbb8bd'],
  living: ['#b9c2ae', '#d8c7ac', '#a9b9c2', '#d3b49c'],
  office: ['#d5d3cb', '#b7c2c4', '#c7cdb9'],
  dining: ['#a9b6a4', '#d7c3a8', '#b3bcc6'],
  kitchen: ['#b9c6b8', '#d9c8ae', '#b7c3cc'],
  bathroom: ['#9fc4c6', '#a9cbb8', '#b4c6d6'],
};
const RUGS: readonly Hex[] = ['#b6543f', '#3f6a78', '#c79a4a', '#6a5a7a', '#8a9a7c'];
const CURTAINS: readonly Hex[] = ['#f3ece0', '#d9a57e', '#9db0a2', '#c9c2d2'];
const ACCENTS: readonly Hex[] = ['#d98a4a', '#b65f6a', '#5f8f83', '#d9ab3f'];
const OAK: Hex = '#bd9064';
/** Metres that a wall is behind what does not stand at it. */
const BEHIND = 1.15;
/** How much of what there is to see by comes from lamps. */
const LAMP = 1.75;
/** How far a lamp reaches, in metres. */
const REACH = 6;
const BARE: readonly RoomKind[] = ['kitchen', 'bathroom', 'office'];

/** A floor and a wall with a window and all that makes a room one that is lived in, around what stands there. */
export function roomOf(set: SetFor): BuiltSet {
  const one = (from: readonly Hex[]): Hex => from[Math.floor(set.random() * from.length)] ?? from[0]!;
  const kind = kindOf(set.standing.map(({ noun }) => noun));
  const hex = set.colour ?? one(WALLS[kind]);
  const { extent, metre, isNight } = set;
  const back = set.wall ?? -(extent.z / 2 + BEHIND * metre);
  const dressed = dressedFor(set, { back, curtain: curtainOf(set, one(CURTAINS)), accent: one(ACCENTS) });
  const { objects, windows, lamps } = dressingOf(kind, dressed);
  const group = new Group();
  const sun = isNight || !isSunny(set.sky) ? [] : windows.flatMap((one) => sunFrom(one, set.seed));
  const panes = windows.flatMap((plan) => windowOf(set, plan));
  group.add(...wallOf(kind, hex, isNight), ...objects, ...panes, ...sun);
  group.position.z = back;
  group.scale.setScalar(metre);
  const behind = backdropNode(backdropOf(hex), set.aspect);
  return {
    background: behind,
    ground: [
      tableOf(set.renderer, floorOf(kind, set), { around: floorLight(isNight), shine: 0.06, behind }),
      ...(BARE.includes(kind) ? [] : [rugOf(set, one(RUGS))]),
      group,
      ...lamps.slice(0, 2).map((lamp) => lightOf(lamp, { metre, back })),
    ],
    shadowsAt: null,
    mirror: 0,
  };
}

/** What hangs in a wind is thin. */
const LINEN: Hex = '#f6f2ea';

const curtainOf = ({ sky }: SetFor, own: Hex): Hex => (sky?.airs.includes('wind') ? LINEN : own);

const dressedFor = (
  set: SetFor,
  { back, ...hues }: { readonly back: number; readonly curtain: Hex; readonly accent: Hex },
): Dressed => ({
  standing: inMetres(set, back),
  isNight: set.isNight,
  isWindy: set.sky?.airs.includes('wind') ?? false,
  isNear: set.isNear,
  isBare: set.wall === null,
  random: set.random,
  ...hues,
});

/** The light on a floor from all over the room. */
const floorLight = (isNight: boolean): Hex => {
  const share = isNight ? BY_NIGHT : BY_DAY;
  return `#${new Color(share, share * 0.97, share * 0.92).getHexString()}`;
};

const floorOf = (kind: RoomKind, { seed, metre }: SetFor): Paint => {
  const tiles = floorTiles('#ece9e2', '#9fb3b5');
  if (kind === 'bathroom') return (at) => tiles(at.mul(0.9 / metre));
  return wood(OAK, seed % 97);
};

/** What stands there, seen from the foot of the wall. */
const inMetres = ({ standing, metre }: SetFor, back: number): Dressed['standing'] =>
  standing.map(({ noun, x, z, wide, tall, deep }) => ({
    noun,
    x: x / metre,
    z: (z - back) / metre,
    wide: wide / metre,
    tall: tall / metre,
    deep: deep / metre,
  }));

/** A lamp that lights what is near; a fire is never still. */
function lightOf(
  { at, hex, power, flickers }: Lamp,
  { metre, back }: { metre: number; back: number },
): Object3D {
  const light = new PointLight(hex, 1, REACH * metre, 1.6);
  light.position.set(at[0] * metre, at[1] * metre, back + at[2] * metre);
  const wave = clock.mul(8.3).sin().mul(0.09).add(clock.mul(21.7).add(1).sin().mul(0.06)).add(1);
  // A light is as bright as its distance in units asks for.
  const own = tone(hex).mul(power * LAMP * metre ** 1.6);
  Object.assign(light, { colorNode: flickers ? own.mul(wave) : own });
  return light;
}

function rugOf({ extent, metre, isNight }: SetFor, hex: Hex): Object3D {
  const half = Math.max(extent.x * 0.42, 1.1 * metre);
  const material = new MeshLambertNodeMaterial({ transparent: true });
  const off = positionLocal.xy.div(vec2(half, half)).length();
  const ring = smoothstep(0.78, 0.79, off).mul(smoothstep(0.86, 0.85, off));
  const weave = positionLocal.xy
    .mul(90 / metre)
    .sin()
    .x.mul(0.04)
    .add(1);
  const paint = mix(tone(hex), tone('#f0e6d4'), ring.mul(0.8)).mul(weave);
  material.colorNode = paint.mul(0.8);
  material.emissiveNode = paint.mul(isNight ? BY_NIGHT : BY_DAY * 0.7);
  const mesh = put(new CircleGeometry(half, 72), material, [0, 0.001, 0.25 * metre]);
  mesh.rotation.x = -Math.PI / 2;
  mesh.scale.y = 0.62;
  mesh.renderOrder = -2;
  return mesh;
}
