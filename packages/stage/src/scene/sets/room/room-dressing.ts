import { CylinderGeometry, type Object3D, SphereGeometry } from 'three/webgpu';
import { isLaid } from '../../furnish.js';
import type { Standing } from '../set-for.js';
import type { RoomKind } from './room-kind.js';
import { bathroom } from './room-bath.js';
import { matt, shaded } from './room-matter.js';
import {
  bedside,
  bookBoard,
  fairyLights,
  lowTable,
  papers,
  pendant,
  picture,
  shadeLamp,
  sideTable,
  thing,
} from './room-pieces.js';
import { type Dressed, type Dressing, has, type Lamp, plantAt, type Span, WARM } from './room-plan.js';

function spanOf(standing: readonly Standing[]): Span {
  const [first] = standing;
  const left = Math.min(-0.6, ...standing.map(({ x, wide }) => x - wide / 2));
  const right = Math.max(0.6, ...standing.map(({ x, wide }) => x + wide / 2));
  return { left, right, x: first?.x ?? 0, wide: first?.wide ?? 1, deep: first?.deep ?? 0.5 };
}

function bedroom(on: Dressed, { x, wide }: Span): Dressing {
  const out = wide / 2 + 0.3;
  const [left, right] = [x - out, x + out];
  return {
    // What blows in a wind hangs beside all that stands at the bed.
    windows: [{ x, wide: on.isWindy ? 2.9 : 2.1, tall: 1.3, mid: 1.68, curtain: on.curtain }],
    objects: [
      ...bedside([left, 0.24], on),
      ...bedside([right, 0.24], on),
      ...shadeLamp([right + 0.02, 0.54, 0.22], on),
      ...shadeLamp([left - 0.02, 0.54, 0.22], on),
      ...thing('stack of books', [left + 0.08, 0.54, 0.3], { turn: 0.4, times: 0.8 }),
      ...picture([x - (on.isWindy ? 2.6 : 2.05), 1.65], [0.5, 0.66], { ...on, hex: on.accent }),
      ...picture([x + (on.isWindy ? 2.6 : 2.05), 1.65], [0.5, 0.66], {
        ...on,
        hex: '#4f7f9a',
        isPlain: true,
      }),
      ...plantAt(on, x + out + (on.isWindy ? 1.25 : 0.75)),
    ],
    lamps: on.isNight
      ? [left, right].map((at) => ({ at: [at, 0.95, 0.4] as const, hex: WARM, power: 1.7, flickers: false }))
      : [],
  };
}

function living(on: Dressed, span: Span): Dressing {
  const { x, wide, left } = span;
  const isLow = on.standing[0]?.noun === 'sofa';
  const aside = Math.min((left + x - wide / 2) / 2 - 0.1, x - wide / 2 - 1);
  return {
    windows: [{ x: isLow ? x : aside, wide: 1.6, tall: 1.5, mid: 1.62, curtain: on.curtain }],
    objects: [
      ...onWall(on, span, isLow),
      ...gifts(on),
      ...bySeat(on, span, isLow),
      ...plantAt(on, left - 0.35),
      ...tableBefore(on, span),
      ...sideTables(on),
    ],
    lamps: lampsOf(on, span),
  };
}

function onWall(on: Dressed, { x, wide, right }: Span, isLow: boolean): Object3D[] {
  const hearth = on.standing.find(({ noun }) => noun === 'fireplace');
  if (hearth) return [...gallery(hearth.x, on, 1.72), ...mantel(hearth, on)];
  const boards = has(on, 'shelf') ? [] : bookBoard([right + 0.15, 1.5], 0.9, on);
  return [...gallery(isLow ? x + wide / 2 + 0.35 : x, on), ...boards];
}

/** A sofa where nothing stands at the wall, and a lamp beside one that does. */
function bySeat(on: Dressed, { x, right }: Span, isLow: boolean): Object3D[] {
  if (on.isBare && !has(on, 'sofa')) return thing('sofa', [x - 0.35, 0, 0.48]);
  return isLow && !has(on, 'floor lamp') ? thing('floor lamp', [right + 0.3, 0, 0.3]) : [];
}

/** Two pictures side by side, or one over a hearth. */
function gallery(x: number, on: Dressed, y = 1.55): Object3D[] {
  if (on.standing.some((one) => Math.abs(one.x - x) < 0.5 && one.tall > y - 0.35)) return [];
  if (has(on, 'fireplace')) return picture([x, y], [0.86, 0.6], { ...on, hex: on.accent });
  return [
    ...picture([x - 0.24, y], [0.42, 0.52], { ...on, hex: on.accent }),
    ...picture([x + 0.3, y - 0.03], [0.4, 0.46], { ...on, hex: '#4f7f9a', isPlain: true }),
  ];
}

/** What stands on a mantelpiece; stockings and lights hang from it at Christmas. */
function mantel({ x, z, tall, wide }: Standing, on: Dressed): Object3D[] {
  const top = tall;
  const out = z + 0.2;
  const shelf = [
    ...thing('candle', [x - 0.6, top, z], { times: 1.2 }),
    ...thing('candle', [x - 0.46, top, z + 0.03], { times: 0.85 }),
    ...thing('stack of books', [x + 0.52, top, z], { turn: 0.3, times: 0.9 }),
  ];
  if (!has(on, 'christmas tree')) return shelf;
  const stockings = [-0.44, 0, 0.44].flatMap((off, index) =>
    stocking([x + off, top - 0.06, out + 0.13], index, on),
  );
  return [
    ...shelf,
    ...stockings,
    ...fairyLights([x - wide / 2, top - 0.02, out + 0.14], [x + wide / 2, top - 0.02, out + 0.14], 4),
  ];
}

function stocking(
  [x, y, z]: readonly [number, number, number],
  index: number,
  { isNight }: Dressed,
): Object3D[] {
  const cloth = matt(['#c2332b', '#2f7a4a', '#c2332b'][index] ?? '#c2332b', isNight);
  const foot = shaded(new SphereGeometry(0.055, 16, 12), [x + 0.05, y - 0.26, z], cloth);
  foot.scale.set(1.35, 0.75, 0.6);
  return [
    shaded(new CylinderGeometry(0.06, 0.055, 0.24, 20), [x, y - 0.14, z], cloth),
    shaded(new CylinderGeometry(0.068, 0.068, 0.06, 20), [x, y - 0.02, z], matt('#f6f1e8', isNight)),
    foot,
  ];
}

function gifts(on: Dressed): Object3D[] {
  const tree = on.standing.find(({ noun }) => noun === 'christmas tree');
  if (!tree) return [];
  const z = tree.z + tree.deep * 0.5;
  return [
    ...thing('gift box', [tree.x - 0.3, 0, z + 0.02], { times: 1.1, turn: 0.3, colour: '#c2332b' }),
    ...thing('gift box', [tree.x + 0.12, 0, z + 0.12], { times: 0.8, turn: -0.4, colour: '#2f6f8a' }),
    ...thing('gift box', [tree.x + 0.42, 0, z - 0.1], { times: 0.95, turn: 0.8, colour: '#d9a53c' }),
  ];
}

/** A small round table under what lies on one, where things stand at a wall. */
const sideTables = (on: Dressed): Object3D[] =>
  on.isBare
    ? []
    : on.standing.filter(({ noun }) => isLaid(noun)).flatMap(({ x, z }) => sideTable([x, z], on));

/** A low table where nobody is in the way. */
function tableBefore(on: Dressed, { x, deep }: Span): Object3D[] {
  const isTaken = on.isNear || on.standing.some((one) => one.z > deep && Math.abs(one.x - x) < 1);
  return isTaken || !has(on, 'sofa', 'fireplace', 'television') ? [] : lowTable([x - 0.1, deep + 0.85], on);
}

/** What is lit: a fire, or what there is to read by. */
function lampsOf({ standing, isNight }: Dressed, { right }: Span): Lamp[] {
  const hearth = standing.find(({ noun }) => noun === 'fireplace');
  const lamp = standing.find(({ noun }) => noun === 'floor lamp');
  const fire: Lamp[] = hearth
    ? [{ at: [hearth.x, 0.5, hearth.z + 0.75], hex: '#ff8a3a', power: isNight ? 3.4 : 1.6, flickers: true }]
    : [];
  if (!isNight) return fire;
  const at = lamp ? ([lamp.x, 1.36, lamp.z + 0.12] as const) : ([right + 0.3, 1.36, 0.45] as const);
  return [...fire, { at, hex: WARM, power: hearth ? 1.5 : 2.6, flickers: false }];
}

function office(on: Dressed, { x, wide, right }: Span): Dressing {
  const desk = on.standing[0]!;
  const top = has(on, 'table') ? desk.tall : 0;
  return {
    windows: [{ x: x - wide * 0.22, wide: 1.2, tall: 1.15, mid: 1.66, curtain: on.curtain }],
    objects: [
      ...bookBoard([x + wide * 0.5 + 0.1, 1.72], 0.85, on),
      ...picture([x + wide * 0.5 + 0.05, 1.3], [0.34, 0.42], { ...on, hex: on.accent, isPlain: true }),
      ...picture([x + wide * 0.5 + 0.48, 1.32], [0.28, 0.36], { ...on, hex: '#4f7f9a' }),
      ...plantAt(on, right + 0.45),
      ...onDesk(desk, top, on),
    ],
    lamps: [
      {
        at: [x - wide * 0.05, top + 0.42, desk.z + 0.1],
        hex: WARM,
        power: on.isNight ? 2.2 : 0.5,
        flickers: false,
      },
    ],
  };
}

function onDesk({ x, z, wide, deep }: Standing, top: number, on: Dressed): Object3D[] {
  if (top === 0) return [];
  const at = (right: number, front: number): readonly [number, number, number] => [
    x + wide * right,
    top,
    z + deep * front,
  ];
  return [
    ...thing('mug', at(0.13, 0.2), { turn: 0.6 }),
    ...(has(on, 'lamp') ? [] : thing('lamp', at(-0.02, -0.24), { turn: 0.5 })),
    ...papers(at(0.02, 0.18), on),
    ...thing('stack of books', at(0.2, -0.22), { turn: 0.3, times: 0.9 }),
    ...thing('pencil', at(0.07, 0.3), { turn: 1.1 }),
  ];
}

function dining(on: Dressed, { x, right }: Span): Dressing {
  const table = on.standing.find(({ noun }) => noun === 'table')!;
  return {
    windows: [{ x, wide: 1.7, tall: 1.3, mid: 1.66, curtain: on.curtain }],
    objects: [
      ...pendant([table.x, table.z], 1.78, on),
      ...picture([x - 1.55, 1.6], [0.5, 0.62], { ...on, hex: on.accent }),
      ...bookBoard([x + 1.65, 1.5], 0.8, on),
      ...plantAt(on, Math.max(right, x + 1.1) + 0.3),
      ...thing('plate', [table.x - 0.42, table.tall, table.z + 0.12], { times: 0.8 }),
      ...thing('plate', [table.x + 0.42, table.tall, table.z + 0.12], { times: 0.8 }),
    ],
    lamps: on.isNight ? [{ at: [table.x, 1.5, table.z + 0.2], hex: WARM, power: 3, flickers: false }] : [],
  };
}

function kitchen(on: Dressed, { x, wide, right }: Span): Dressing {
  const named = (noun: string): Standing | undefined => on.standing.find((one) => one.noun === noun);
  const [unit, island] = [named('fitted kitchen'), named('island counter')];
  const table = { x: island?.x ?? x, z: island?.z ?? 1.2 };
  const hung = island ? [-0.42, 0.42] : [0];
  const window = unit ? { x: unit.x - 0.245, wide: 0.86 } : { x: x - wide * 0.8, wide: 1.1 };
  return {
    windows: [{ ...window, tall: 0.86, mid: 1.86, curtain: null }],
    objects: [
      ...hung.flatMap((off) => pendant([table.x + off, table.z], 1.72, on)),
      ...plantAt(on, right + 0.5),
      ...picture([right + 0.55, 1.62], [0.56, 0.7], { ...on, hex: on.accent }),
    ],
    lamps: on.isNight ? [{ at: [table.x, 1.6, table.z + 0.1], hex: WARM, power: 3, flickers: false }] : [],
  };
}

const KINDS: Readonly<Record<RoomKind, (on: Dressed, span: Span) => Dressing>> = {
  bedroom,
  living,
  office,
  dining,
  kitchen,
  bathroom,
};

/** What makes a room one that is lived in, around what stands there. */
export const dressingOf = (kind: RoomKind, on: Dressed): Dressing => KINDS[kind](on, spanOf(on.standing));
