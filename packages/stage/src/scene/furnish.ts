import { Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';
import { arrange, type Placement } from './arrange.js';

/** A room's wall behind what stands at it, and what of the room has to be in the picture. */
export interface Furnished {
  readonly wall: number;
  readonly extent: Vector3;
}

/** What stands with its back to a wall. */
const AT_WALL: readonly string[] = [
  'bed',
  'sofa',
  'shelf',
  'fireplace',
  'television',
  'mirror',
  'piano',
  'stove',
  'crib',
  'bathtub',
  'fitted kitchen',
  'fridge',
  'table',
  'christmas tree',
];
/** What stands in the corners that are left. */
const SLIM: readonly string[] = ['floor lamp', 'potted plant', 'lamp'];
/** What people sit before, and sit in as they do. */
const WATCHED: readonly string[] = ['fireplace', 'television'];
const SEATS: readonly string[] = ['sofa', 'armchair', 'chair'];
/** A table with more of them than this is sat around. */
const ONE_SEAT = 1;
/** Metres: between two that stand at a wall, behind them, and what is seen over what is low. */
const [GAP, BACK, TALL, OVER_DESK] = [0.14, 0.04, 1.8, 1.35];
/** What stands beside a bed, in metres. */
const BEDSIDE = 0.55;
/** How a seat is turned to what is before it, in radians, and how far it is before a wall, in metres. */
const [TURN, LONG_TURN, FORWARD] = [0.5, 0.95, 0.35];

/**
 * Stands furniture as people do: its backs at a wall in a row, seats at the ends of that and turned in, lamps and plants behind
 * them, all else before it. Null where nothing of it belongs at a wall, and things stand as on any set.
 */
export function furnish(
  kinds: readonly (readonly Actor[])[],
  places: readonly Placement[],
): Furnished | null {
  const all = kinds.flat();
  const parts = partsOf(all);
  const isTold = places.some(({ tie }) => tie === 'behind' || tie === 'in-front' || tie === 'chase');
  if (parts.row.length === 0 || isTold) {
    arrange(kinds, places, true);
    sitAround(all);
    return null;
  }
  const metre = parts.row[0]!.scale;
  const span = standInRow(parts.row, metre);
  seat(parts.seats, span, { metre, isWatched: parts.isWatched, row: parts.row });
  standBehind(parts.slim, parts.seats, { span, metre });
  const front = Math.max(layBefore(parts.free, parts.row, metre), ...parts.seats.map(frontOf));
  return framed(all, { span, front, metre });
}

/** Chairs at the ends of a table that more than one sits at, and behind it, turned to it. */
function sitAround(all: readonly Actor[]): void {
  const table = all.find(({ prop }) => prop.noun === 'table');
  const chairs = all.filter(({ prop }) => prop.noun === 'chair');
  if (!table || chairs.length <= ONE_SEAT) return;
  const { x, z } = table.group.position;
  const ends = table.size.x / 2;
  const back = -table.size.z / 2;
  chairs.forEach(({ group, size }, index) => {
    const place = AROUND[index % AROUND.length]!;
    group.position.set(x + place[0] * ends, 0, z + place[1] * (size.z * 0.2 - back));
    group.rotation.y = place[2];
  });
}

/** Of each chair: how far to the right and to the front, in halves of the table, and how it is turned. */
const AROUND = [
  [-1.12, 0, Math.PI / 2],
  [1.12, 0, -Math.PI / 2],
  [-0.45, -1, 0],
  [0.45, -1, 0],
] as const;

interface Parts {
  readonly row: readonly Actor[];
  readonly seats: readonly Actor[];
  readonly slim: readonly Actor[];
  readonly free: readonly Actor[];
  readonly isWatched: boolean;
}

function partsOf(all: readonly Actor[]): Parts {
  const named = (list: readonly string[]): Actor[] => all.filter(({ prop }) => list.includes(prop.noun));
  const isWatched = named(WATCHED).length > 0;
  const chairs = named(['chair']);
  const isSatAround = chairs.length > ONE_SEAT;
  const isAtWall = ({ prop: { noun } }: Actor): boolean =>
    AT_WALL.includes(noun) && !(isWatched && noun === 'sofa') && !(isSatAround && noun === 'table');
  const row = all.filter(isAtWall);
  const seats = named(SEATS).filter((one) => !row.includes(one) && !(isSatAround && chairs.includes(one)));
  const slim = named(SLIM);
  const free = all.filter((one) => ![row, seats, slim].some((part) => part.includes(one)));
  return { row, seats, slim, free, isWatched };
}

interface Span {
  left: number;
  right: number;
}

/** The first in the middle, all others beside it in turn. */
function standInRow(row: readonly Actor[], metre: number): Span {
  const [first, ...others] = row;
  const aside = first!.prop.noun === 'bed' ? BEDSIDE * metre : 0;
  const span = { left: -first!.size.x / 2 - aside, right: first!.size.x / 2 + aside };
  first!.group.position.set(0, 0, first!.size.z / 2);
  others.forEach((one, index) => {
    const x = beside(span, one.size.x, { isRight: index % 2 === 0, gap: GAP * metre });
    one.group.position.set(x, 0, one.size.z / 2);
  });
  return span;
}

/** Where the middle of what comes next is; it is then a part of the row. */
function beside(span: Span, wide: number, { isRight, gap }: { isRight: boolean; gap: number }): number {
  if (isRight) {
    span.right += gap + wide;
    return span.right - wide / 2;
  }
  span.left -= gap + wide;
  return span.left + wide / 2;
}

/** Seats are at the ends, a little before the wall and turned in; a chair is drawn up to a table. */
function seat(
  seats: readonly Actor[],
  span: Span,
  {
    metre,
    isWatched,
    row,
  }: { readonly metre: number; readonly isWatched: boolean; readonly row: readonly Actor[] },
): void {
  const isDesk = row[0]!.prop.noun === 'table';
  seats.forEach((one, index) => {
    const { size, group, prop } = one;
    // A sofa is on the left, where nothing else was put yet.
    const isRight = prop.noun === 'sofa' ? false : index % 2 === 0;
    if (prop.noun === 'chair' && isDesk) {
      drawUp(one, row[0]!, metre);
      return;
    }
    const turn = prop.noun === 'sofa' && isWatched ? LONG_TURN : TURN;
    const wide = size.x * Math.cos(turn) + size.z * Math.sin(turn);
    const deep = size.z * Math.cos(turn) + size.x * Math.sin(turn);
    const x = beside(span, wide, { isRight, gap: GAP * metre * 0.5 });
    group.position.set(x, 0, deep / 2 + FORWARD * metre);
    group.rotation.y = isRight ? -turn : turn;
  });
}

/** How far a seat goes forward: it is seen whole, down to its feet; a chair that is drawn up has only its legs before a desk. */
const frontOf = ({ group, size, prop }: Actor): number =>
  prop.noun === 'chair' ? 0 : group.position.z + Math.max(size.x, size.z) * 0.55;

/** A chair is before a desk, a little aside of its middle and turned to it, as somebody left it. */
function drawUp({ group, size }: Actor, desk: Actor, metre: number): void {
  group.position.set(desk.group.position.x - desk.size.x * 0.6, 0, desk.size.z + size.z * 0.5 - 0.05 * metre);
  group.rotation.y = Math.PI + 0.6;
}

/** A lamp is behind the outer shoulder of a seat, or at an end of the row. */
function standBehind(
  slim: readonly Actor[],
  seats: readonly Actor[],
  { span, metre }: { readonly span: Span; readonly metre: number },
): void {
  slim.forEach((one, index) => {
    const by = index === 0 ? seats[0] : undefined;
    const isRight = by ? by.group.position.x > 0 : index % 2 === 0;
    const x = beside(span, one.size.x, { isRight, gap: by ? -one.size.x * 0.35 : GAP * metre });
    one.group.position.set(x, 0, one.size.z / 2 + BACK * metre);
  });
}

/** Who is in the room is before it all, where there is most room; answers how far it goes forward. */
function layBefore(free: readonly Actor[], row: readonly Actor[], metre: number): number {
  const deep = Math.max(...row.map(({ size }) => size.z));
  const wide = free.reduce((sum, { size }) => sum + size.x + GAP * metre, 0);
  const aside = asideOf(free, row[0]!);
  let left = aside - wide / 2;
  let front = deep;
  for (const one of free) {
    const high = isLaid(one.prop.noun) ? SIDE_TABLE * metre : 0;
    one.group.position.set(left + one.size.x / 2, high, deep + GAP * 2 * metre + one.size.z / 2);
    left += one.size.x + GAP * metre;
    front = Math.max(front, deep + GAP * 2 * metre + one.size.z);
  }
  return front;
}

/** How high a table is that stands beside a seat, in metres. */
export const SIDE_TABLE = 0.46;
const LAID: readonly string[] = [
  'stack of books',
  'book',
  'mug',
  'coffee',
  'teapot',
  'tea set',
  'hot chocolate',
  'laptop',
  'candle',
  'vase with flowers',
  'radio',
  'record player',
];

/** What lies on no floor, and has a side table under it where no other is. */
export const isLaid = (noun: string): boolean => LAID.includes(noun);

/** What is low does not hide what it is before; what is tall stands to a side of it, and an island to the other. */
function asideOf(free: readonly Actor[], { size: { x, y } }: Actor): number {
  if (free.some(({ prop }) => prop.noun === 'island counter')) return -0.52 * x;
  return free.some(({ size }) => size.y > y * 0.6) ? x * 0.42 : 0;
}

/** All of it about the middle of the picture; the wall is right behind. */
function framed(
  all: readonly Actor[],
  { span, front, metre }: { readonly span: Span; readonly front: number; readonly metre: number },
): Furnished {
  const xs = all.flatMap(({ group, size }) => [group.position.x - size.x / 2, group.position.x + size.x / 2]);
  const [left, right] = [Math.min(span.left, ...xs), Math.max(span.right, ...xs)];
  const middle = new Vector3((left + right) / 2, 0, front / 2);
  for (const { group } of all) group.position.sub(middle);
  const isDesk = all[0]!.prop.noun === 'table';
  const tall = Math.max((isDesk ? OVER_DESK : TALL) * metre, ...all.map(({ size }) => size.y));
  return { wall: -front / 2 - BACK * metre, extent: new Vector3(right - left, tall, front) };
}
