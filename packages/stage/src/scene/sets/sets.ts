import { Color, type Mesh, type Node } from 'three/webgpu';
import { color, float, mix, screenUV, smoothstep, vec2, vec3 } from 'three/tsl';
import type { PlaceName, RoomName, SetName } from '../../plan/stage-plan.js';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import { behindOf } from './behind.js';
import { caveOf } from './cave/cave.js';
import { deskThings } from './desk-top.js';
import { clothOf, podiumOf, tableOf, waterOf } from './ground.js';
import { hallOf } from './halls/hall.js';
import { paintedRoom } from './painted-room.js';
import { backOf, isDark, paletteOf } from './palettes.js';
import { roomOf } from './room.js';
import type { BuiltSet, SetFor } from './set-for.js';
import { evenly, marble, stone, wood } from './surface-paints.js';
import { theatre } from './theatre.js';
import { windowsillOf } from './windowsill.js';
import { barWall, kitchenWall, libraryWall, workshopWall } from './wall-paints.js';

const ROOM_WALLS: readonly Hex[] = ['#cdb9a2', '#b8bfae', '#c4ab9b'];

const pick = (from: readonly Hex[], { random }: SetFor): Hex =>
  from[Math.floor(random() * from.length)] ?? from[0]!;
const seamless = (set: SetFor): BuiltSet => ({
  background: behindOf(set, set.colour ?? backOf(set)),
  ground: [],
  // What floats before a gradient has no floor below it.
  shadowsAt: set.behind === 'gradient' ? null : 0,
  mirror: 0,
});

function podium(set: SetFor): BuiltSet {
  const hex = set.colour ?? backOf(set);
  const radius = Math.max(set.extent.x, set.extent.z) * 0.54 + 0.06;
  const paler = `#${new Color(hex).lerp(new Color('#ffffff'), 0.18).getHexString()}`;
  return {
    background: behindOf(set, hex),
    ground: [podiumOf(paler, radius, 0.32), withFoot(podiumOf(paler, radius * 1.24, 0.14), -0.32)],
    shadowsAt: -0.46,
    mirror: 0,
  };
}

function withFoot(mesh: Mesh, y: number): Mesh {
  mesh.position.y = y;
  return mesh;
}

/** How far a flame or a lamp lights a table at night, in units. */
const DARK = 2.3;

type Table = (set: SetFor, behind: Node<'vec3'>) => Omit<BuiltSet, 'background' | 'shadowsAt'>;

/** A table before a backdrop that is out of focus. */
function table(of: Table): (set: SetFor) => BuiltSet {
  return (set) => {
    const background = behindOf(set, backOf(set));
    return { background, shadowsAt: null, ...of(set, background), ...(set.isGlossy ? { mirror: 1 } : {}) };
  };
}

/** What is wet lets through what is mirrored in it, and shines; all else ends in what is behind it. */
const endOf = ({ isGlossy }: SetFor, behind: Node<'vec3'>, shine: number) =>
  isGlossy ? { clear: 0.32, shine: Math.max(shine, 0.3) } : { behind, shine };

/** White stone throws back all the light that it gets. */
const paler = (hex: Hex): Hex => `#${new Color(hex).lerp(new Color('#ffffff'), 0.22).getHexString()}`;

const onMarble = table((set, back) => ({
  ground: [
    tableOf(set.renderer, marble(set.colour ?? paletteOf(set).marble, set.seed % 97), {
      around: isDark(set.colour ?? paletteOf(set).marble) ? set.around : paler(set.around),
      ...endOf(set, back, 0.3),
    }),
  ],
  mirror: 0,
}));

const onWood = table((set, back) => ({
  ground: [
    tableOf(set.renderer, wood(set.colour ?? paletteOf(set).wood, set.seed % 97), {
      around: set.around,
      ...endOf(set, back, set.isNight ? 0.03 : 0.14),
      ...(set.isNight ? { pool: DARK } : {}),
    }),
    ...(set.isDesk ? deskThings(set) : []),
  ],
  mirror: 0,
}));

const onStone = table((set, back) => ({
  ground: [
    tableOf(set.renderer, stone(set.colour ?? paletteOf(set).stone, set.seed % 97), {
      around: set.around,
      ...endOf(set, back, 0.05),
    }),
  ],
  mirror: 0,
}));

/** Cloth before the dark of its own colour. */
function onVelvet(set: SetFor): BuiltSet {
  const hex = set.colour ?? '#6e1226';
  const dark = `#${new Color(hex).multiplyScalar(0.55).getHexString()}`;
  const background = backdropNode(backdropOf(dark), set.aspect);
  return {
    background,
    ground: [clothOf(hex, set.seed % 97, background)],
    shadowsAt: null,
    mirror: 0,
  };
}

const onWater = (set: SetFor): BuiltSet => ({
  background: backdropNode(backdropOf(set.colour ?? '#86bccb'), set.aspect),
  ground: [waterOf(set.colour ?? '#3f7f93')],
  shadowsAt: null,
  mirror: 1,
});

const onMirror = table((set) => ({
  ground: [
    tableOf(set.renderer, evenly(set.colour ?? '#17181c', 1), {
      around: set.around,
      clear: 0.34,
      shine: 0.3,
    }),
  ],
  mirror: 1,
}));

/** Tubes of light before a dark wall, and a wet floor. */
function neon(set: SetFor): BuiltSet {
  return {
    background: tubes(set.aspect),
    ground: [tableOf(set.renderer, evenly('#0d0a16', 1), { around: set.around, clear: 0.36, shine: 0.2 })],
    shadowsAt: null,
    mirror: 1,
  };
}

function tubes(aspect: number): Node<'vec3'> {
  const at = screenUV.sub(vec2(0.5, 0.4)).mul(vec2(aspect, 1));
  const ring = at.length().sub(0.3).abs();
  const glow = (far: Node<'float'>, width: number): Node<'float'> =>
    float(width)
      .div(far.max(0.004))
      .pow(1.5)
      .min(5)
      .add(float(0.05).div(far.add(0.12)));
  const pink = vec3(1, 0.1, 0.55).mul(glow(ring, 0.007));
  const side = at.x
    .abs()
    .sub(aspect * 0.42)
    .abs();
  const blue = vec3(0.08, 0.62, 1).mul(glow(side, 0.006).mul(0.7));
  const low = smoothstep(0.72, 0.5, screenUV.y);
  return vec3(0.012, 0.006, 0.028).add(pink.add(blue).mul(low.mul(0.85).add(0.1)));
}

/** A table by a wall on which a window's light falls. */
function byWindow(set: SetFor): BuiltSet {
  const wall = set.colour ?? pick(ROOM_WALLS, set);
  const behind = set.behind === null ? windowOn(wall, set.aspect) : behindOf(set, wall);
  return {
    background: behind,
    ground: [
      tableOf(set.renderer, wood(paletteOf(set).wood, set.seed % 97), {
        around: set.around,
        shine: 0.16,
        behind,
      }),
    ],
    shadowsAt: null,
    mirror: 0,
  };
}

/** Panes, slanting, blurred as what is far behind the focus. */
function windowOn(hex: Hex, aspect: number): Node<'vec3'> {
  const { pool, edge } = backdropOf(hex);
  const at = screenUV.sub(vec2(0.64, 0.28)).mul(vec2(aspect, 1));
  const slant = vec2(at.x.add(at.y.mul(0.45)), at.y.sub(at.x.mul(0.12)));
  const pane = (from: number, to: number, value: Node<'float'>): Node<'float'> =>
    smoothstep(from - 0.03, from + 0.03, value).mul(smoothstep(to + 0.03, to - 0.03, value));
  const x = slant.x;
  const y = slant.y;
  const across = pane(-0.34, -0.02, x).add(pane(0.03, 0.34, x));
  const down = pane(-0.3, -0.03, y).add(pane(0.02, 0.3, y));
  const light = across.mul(down);
  const wall = mix(color(edge), color(pool), smoothstep(1.1, 0.1, at.length()));
  return wall.mul(0.62).add(vec3(1, 0.78, 0.5).mul(light).mul(0.42));
}

/** All that is not under a sky. */
export type IndoorName = Exclude<SetName, PlaceName> | RoomName;

export const isIndoors = (name: SetName): name is IndoorName => Object.hasOwn(SETS, name);

/** Every set by its name. */
export const SETS: Readonly<Record<IndoorName, (set: SetFor) => BuiltSet>> = {
  seamless,
  podium,
  marble: onMarble,
  wood: onWood,
  stone: onStone,
  velvet: onVelvet,
  water: onWater,
  mirror: onMirror,
  neon,
  stage: theatre,
  window: byWindow,
  room: roomOf,
  kitchen: paintedRoom(kitchenWall, '#8c7f6e'),
  bar: paintedRoom(barWall, '#3a2a20'),
  library: paintedRoom(libraryWall, '#5a3a24'),
  workshop: paintedRoom(workshopWall, '#77797a'),
  windowsill: windowsillOf,
  cave: caveOf,
  hall: hallOf,
};
