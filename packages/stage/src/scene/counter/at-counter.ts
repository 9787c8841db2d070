import { Box3, Vector3 } from 'three/webgpu';
import type { CounterPlan } from '../../plan/stage-plan.js';
import { type Actor, boxOf } from '../actor.js';

/** How things are put on a table, and somebody behind it: its top is at 0, and a unit is a metre. */
export interface AtCounter {
  /** How far below the top the floor is. */
  readonly high: number;
  readonly slab: Box3;
  /** What has to be in the picture: heads and arms above the top, and what lies on it. */
  readonly shown: readonly Box3[];
}

/** How deep and thick a table is, in metres, and where it begins before the middle. */
const [DEEP, THICK, FRONT] = [0.64, 0.045, 0.3];
/** How wide one person's table is, and what each more adds. */
const [TABLE, EACH, WIDE] = [1.9, 0.6, 9];
/** Where the top is on who has no hands, and how thick a fist is, as shares of the height. */
const [WAIST, FIST] = [0.5, 0.052];
/** How high a table is that nobody stands behind, in metres. */
const HEIGHTS = { table: 0.74, desk: 0.74, counter: 0.92, workbench: 0.92, bar: 1.08 } as const;
/** How far from each other things lie before somebody, and alone. */
const [APART, TOGETHER] = [0.3, 0.09];
/** What is seen around things alone, in their own heights, and how far from the near edge they lie. */
const [AIR, BACK] = [0.22, 0.2];
/** How much of a beast behind is below the top. */
const BEAST = 0.34;
/** How far somebody stands from the edge, and what lies there from the other one. */
const [ROOM, EDGE, GAP] = [0.02, 0.05, 0.07];
/** What two rows leave of a table's depth for hands. */
const HANDS = 0.22;
/** What stands higher than this share of what is seen of somebody would hide them: it stands beside them. */
const HIGH = 0.26;
/** How far out of the way it is turned towards the middle. */
const TURNED = 0.9;
/** What is seen over a head and below the edge. */
const [OVER, BELOW] = [0.05, 0.07];
/** How far to the front a top is seen that nothing lies on: who stands behind it is the larger for that. */
const BARE = FRONT - 0.34;
/** How near two stand to each other in a picture that is upright, and what of their arms has to be seen in it. */
const [CLOSER, NARROWER] = [0.76, 0.78];

/** Puts who stands behind and what lies on a table in their places, for a picture of such a shape. */
export function atCounter(actors: readonly Actor[], plan: CounterPlan, aspect: number): AtCounter {
  const laid = actors.filter(({ prop }) => plan.laid.includes(prop.noun));
  const behind = actors.filter((one) => !laid.includes(one));
  const waists = behind.filter(isOneOfUs).map(waistOf);
  const isAlone = behind.length === 0;
  const high = isAlone ? HEIGHTS[plan.name] : Math.max(...waists);
  const isUpright = aspect < 0.9;
  const across = standBehind(behind, { high, isUpright });
  const isTall = ({ size }: Actor): boolean => size.y > HIGH * Math.min(...waists);
  const low = laid.filter((one) => !isTall(one));
  layBeside(laid.filter(isTall), isUpright ? across * 0.34 : across * 0.47);
  const half = Math.min(0.52, 0.36 * aspect + 0.1);
  const inMiddle = (DEEP - Math.max(0, ...low.map(footOf))) / 2;
  const [apart, edge] = isAlone ? [TOGETHER, Math.max(EDGE, Math.min(BACK, inMiddle))] : [APART, EDGE];
  layBefore(low, { half, apart, beside: behind.length === 1, front: FRONT - edge });
  const lying = laid.map(({ group }) => boxOf(group));
  const shown = [...behind.map((one) => above(one, isUpright)), ...(isAlone ? lying.map(withAir) : lying)];
  const farthest = Math.max(...shown.map(({ min, max }) => Math.max(-min.x, max.x)));
  const wide = plan.isWide ? WIDE : Math.max(TABLE + EACH * (behind.length - 1), farthest * 2 + 0.5);
  return {
    high,
    slab: new Box3(new Vector3(-wide / 2, -THICK, FRONT - DEEP), new Vector3(wide / 2, 0, FRONT)),
    shown: isAlone ? shown : [...shown, edgeOf(low, laid.length === 0 ? BARE : FRONT)],
  };
}

const isOneOfUs = ({ prop }: Actor): boolean =>
  !prop.paints.includes('figure') || (prop.moves ?? []).length === 1;

/** Where a table's top is on somebody: right below the hands, or at half the height of who has none. */
function waistOf({ prop, scale, made }: Actor): number {
  const tall = prop.size[1] * scale;
  const hand = made.getObjectByName('hand.l');
  made.updateWorldMatrix(true, true);
  return hand ? hand.getWorldPosition(new Vector3()).y - tall * FIST : tall * WAIST;
}

interface Row {
  readonly high: number;
  readonly isUpright: boolean;
}

/** Side by side, each with the waist at the top, on a step where that takes one; answers how wide they stand. */
function standBehind(behind: readonly Actor[], { high, isUpright }: Row): number {
  const widths = behind.map(({ size }) => size.x * (isUpright && behind.length > 1 ? CLOSER : 1));
  const whole = widths.reduce((sum, wide) => sum + wide, 0);
  let left = -whole / 2;
  behind.forEach((one, index) => {
    const wide = widths[index]!;
    const low = isOneOfUs(one) ? waistOf(one) : Math.min(high, one.size.y * BEAST);
    // Where there is no room, every second one steps back.
    const back = isUpright && index % 2 === 1 ? 0.16 : 0;
    const deep = (one.prop.size[2] * one.scale) / 2 + ROOM + back;
    one.group.position.set(left + wide / 2, -low, FRONT - DEEP - deep);
    one.group.rotation.y = behind.length > 1 ? -0.22 * Math.sign(left + wide / 2) : 0;
    left += wide;
  });
  return whole;
}

/** What stands high is at the sides of who is behind, turned to them: right, left, and on. */
function layBeside(tall: readonly Actor[], half: number): void {
  let [right, left] = [half, -half];
  tall.forEach((one, index) => {
    const wide = footOf(one);
    const isRight = index % 2 === 0;
    one.group.position.set(isRight ? right + wide / 2 : left - wide / 2, 0, 0);
    one.group.rotation.y = isRight ? -TURNED : TURNED;
    if (isRight) right += wide + GAP;
    else left -= wide + GAP;
  });
}

interface Edge {
  readonly half: number;
  readonly beside: boolean;
  /** At most so far from each other. */
  readonly apart: number;
  /** Where the nearest of it ends. */
  readonly front: number;
}

/** Room on all sides but below. */
function withAir({ min, max }: Box3): Box3 {
  const air = (max.y - min.y) * AIR + 0.02;
  return new Box3(
    new Vector3(min.x - air, min.y - air / 2, min.z),
    new Vector3(max.x + air, max.y + air * 1.6, max.z),
  );
}

/** In one row along the near edge, or in two where it is full. */
function layBefore(laid: readonly Actor[], { front: nearest, ...edge }: Edge): void {
  const isFull = laid.reduce((sum, one) => sum + footOf(one) + GAP, 0) > edge.half * 2 && laid.length > 2;
  const isDeep = 2 * Math.max(0, ...laid.map(footOf)) > DEEP - HANDS - EDGE - GAP;
  const rows = isFull && !isDeep ? [0, 1].map((row) => laid.filter((_, at) => at % 2 === row)) : [laid];
  let front = nearest;
  for (const row of rows) {
    const deep = Math.max(0, ...row.map(footOf));
    layRow(row, { ...edge, z: front - deep / 2 });
    front -= deep + GAP / 2;
  }
}

const footOf = ({ size }: Actor): number => Math.max(size.x, size.z);

function layRow(
  row: readonly Actor[],
  { half, z, beside, apart }: Omit<Edge, 'front'> & { readonly z: number },
): void {
  const feet = row.map(footOf);
  const whole = feet.reduce((sum, foot) => sum + foot, 0);
  const gap = row.length > 1 ? Math.min(apart, Math.max(GAP, (half * 2 - whole) / (row.length - 1))) : 0;
  let left = -(whole + gap * (row.length - 1)) / 2;
  if (row.length === 1 && beside) left = Math.max(0, Math.min(0.26, half - whole / 2)) - whole / 2;
  row.forEach((one, index) => {
    const x = left + feet[index]! / 2;
    one.group.position.set(x, 0, z);
    one.group.rotation.y = -0.5 * Math.max(-1, Math.min(1, x / 0.4));
    left += feet[index]! + gap;
  });
}

/** What has to be seen of somebody: all above the top with air over the head, but the elbows where it is narrow. */
function above({ group }: Actor, isUpright: boolean): Box3 {
  const { min, max } = boxOf(group);
  const [middle, half] = [(min.x + max.x) / 2, ((max.x - min.x) / 2) * (isUpright ? NARROWER : 1)];
  return new Box3(
    new Vector3(middle - half, Math.max(0, min.y), min.z),
    new Vector3(middle + half, max.y + OVER, Math.min(max.z, FRONT - DEEP)),
  );
}

/** A strip of the near edge, or of what is seen of a bare top, below what lies there. */
function edgeOf(laid: readonly Actor[], front: number): Box3 {
  const xs = laid.map(({ group }) => group.position.x);
  return new Box3(
    new Vector3(Math.min(-0.1, ...xs), -BELOW, front - 0.02),
    new Vector3(Math.max(0.1, ...xs), 0, front),
  );
}
