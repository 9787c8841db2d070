import { type Object3D, Vector3 } from 'three/webgpu';
import type { Act } from '../../plan/acts.js';
import type { Doing, Figure } from './figure.js';
import { hopAt } from './step.js';

const { PI, sin, cos, max } = Math;

interface Leg {
  readonly bone: Object3D;
  readonly side: 1 | -1;
  /** When in a cycle it sets off: neighbours take turns. */
  readonly start: number;
}

interface Rig {
  readonly body: Object3D;
  readonly tail: Object3D | undefined;
  readonly claws: readonly Object3D[];
  readonly legs: readonly Leg[];
  readonly rest: Vector3;
  /** A crab goes sideways. */
  readonly isSideways: boolean;
}

/** Seconds of a cycle, how far a leg swings, and how far it is lifted, both in radians; none where it stands. */
interface Pace {
  readonly period: number;
  readonly swing: number;
  readonly lift: number;
}

const WALK: Pace = { period: 0.7, swing: 0.3, lift: 0.22 };
const RUN: Pace = { period: 0.4, swing: 0.36, lift: 0.26 };
const PACES: Readonly<Partial<Record<Act, Pace>>> = {
  walk: WALK,
  drive: WALK,
  swim: WALK,
  run: RUN,
  fly: RUN,
};
/** How far a foot is from where its leg turns, in units. */
const REACH = 0.42;

/** Who crawls on six legs or eight; null for others. */
export function crawlerOf(thing: Object3D, { act }: Doing): Figure | null {
  const body = thing.getObjectByName('body');
  const legs: Leg[] = [];
  thing.traverse((part) => {
    const [is, name, index] = part.name.split('.');
    if (is !== 'step') return;
    const side = name === 'l' ? 1 : -1;
    legs.push({ bone: part, side, start: (Number(index) + (side > 0 ? 0 : 1)) % 2 ? 0.5 : 0 });
  });
  if (!body || legs.length === 0) return null;
  const claws = ['claw.l', 'claw.r'].flatMap((name) => thing.getObjectByName(name) ?? []);
  const tail = thing.getObjectByName('tail');
  const isSideways = claws.length > 0 && !tail;
  const rig: Rig = { body, tail, claws, legs, rest: body.position.clone(), isSideways };
  const pace = PACES[act] ?? null;
  const speed = pace ? (4 * REACH * pace.swing) / pace.period : 0;
  return { speed, pose: (t) => crawl(rig, t, { pace, act }) };
}

interface Going {
  readonly pace: Pace | null;
  readonly act: Act;
}

function crawl(rig: Rig, t: number, { pace, act }: Going): void {
  const { tail, claws, isSideways } = rig;
  const beat = pace ? (t / pace.period) * 2 * PI : t * 2;
  const dances = act === 'dance' || act === 'wave' ? 1 : 0;
  const up = act === 'jump' ? max(0, hopAt(t, 0.3).high) : 0;
  carry(rig, t, { beat, dances, up, goes: pace ? 1 : 0 });
  if (tail) tail.rotation.x = -0.12 + 0.1 * sin(t * 2.2);
  claws.forEach((claw, index) => wave(claw, t * (2.1 + 3.9 * dances) + index * 1.4, { index, dances }));
  for (const leg of rig.legs) step(leg, beat - leg.start * 2 * PI, pace, isSideways);
}

function carry(
  { body, rest, isSideways }: Rig,
  t: number,
  { beat, dances, up, goes }: Readonly<Record<'beat' | 'dances' | 'up' | 'goes', number>>,
): void {
  const bob = (0.006 + 0.006 * goes) * sin(beat * 2);
  body.position.set(rest.x + dances * 0.05 * sin(t * 6), rest.y + up + bob, rest.z);
  const turn = isSideways && goes > 0 ? PI / 2 : 0.05 * sin(t * 0.9);
  body.rotation.set(0, turn, (0.01 + 0.015 * goes + 0.1 * dances) * sin(beat));
}

/** Up and down; while it dances, over its head. */
function wave(claw: Object3D, beat: number, { index, dances }: { index: number; dances: number }): void {
  const side = index === 0 ? 1 : -1;
  const high = sin(beat);
  claw.rotation.set(-0.08 - dances * 0.35 + 0.1 * high, side * 0.08 * high, side * 0.06 * high);
}

/** Ahead while it is lifted, back while it stands. */
function step({ bone, side }: Leg, beat: number, pace: Pace | null, isSideways: boolean): void {
  if (!pace) {
    bone.rotation.set(0, 0, side * 0.015 * sin(beat));
    return;
  }
  const [swing, high] = [pace.swing * sin(beat), pace.lift * max(0, cos(beat))];
  if (isSideways) bone.rotation.set(0, 0, side * high + swing * 0.35);
  else bone.rotation.set(0, -side * swing, side * high);
}
