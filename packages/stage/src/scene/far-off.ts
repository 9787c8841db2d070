import { LANDMARKS } from '../plan/read-course.js';
import { isRoom, type StagePlan } from '../plan/stage-plan.js';
import { crossedBy } from '../plan/rails.js';
import type { Actor } from './actor.js';
import { VALLEY } from './crossing.js';

/** Worlds that hang in the sky behind somebody else. */
const WORLDS: readonly string[] = ['moon', 'earth', 'planet'];
/** How many times as large as what a clip is about a landmark is, or it stands beside it. */
const TOWERS = 3;
/** Ties that have two things touch. */
const TOUCHING: readonly StagePlan['ties'][number]['tie'][] = ['on', 'in', 'sit', 'ride', 'hold'];
/** Where a landmark stands, how tall it is there, and how tall one may be that is wide: all in units. */
const BEHIND = { z: -9, tall: 5.2, wide: 6 } as const;
/** Where one stands that somebody goes towards, who is seen from behind and a little from the side. */
const AHEAD = 1.5;
/** Which way they go, in radians from towards the camera. */
export const TOWARDS_IT = Math.atan2(AHEAD, BEHIND.z);
/** One beside the other. */
const PLACES: readonly number[] = [1.5, -4.4, 7.2];
/** How far below what flies the ground is: alone, and with a landmark on it. */
const [HIGH_UP, BESIDE_IT] = [11, 1.1];
/** How far behind and below one is that something flies over: its top is below who does. */
const OVER_IT = { z: -17, below: 5.5 } as const;
const NO_GROUND: readonly StagePlan['set'][] = ['sky', 'space', 'underwater', 'street', 'moon', 'mars'];

export const isFarOff = ({ group }: Actor): boolean => group.userData['isFarOff'] === true;

const isOutdoors = ({ sky, counter, set }: StagePlan): boolean =>
  sky !== null && counter === null && !isRoom(set);

/** Puts other worlds and landmarks far behind what a clip is about: they have no part in how that is framed. */
export function sendFar([main, ...others]: readonly Actor[], plan: StagePlan): void {
  if (!main || !isOutdoors(plan)) return;
  for (const one of others) if (WORLDS.includes(one.prop.noun)) hang(one);
  // A street has houses of its own, and no room behind them.
  const landmarks = plan.set === 'street' ? [] : others.filter((one) => isLandmark(one, main, plan));
  const below = flies(main, plan) ? depthUnder(plan) : 0;
  landmarks.forEach((one, index) =>
    standBehind(one, plan.course?.way === 'toward' ? AHEAD : (PLACES[index] ?? 0), below),
  );
}

/** How far below what flies the ground is, in units; 0 where anything stands on it. */
export function aloftOf(actors: readonly Actor[], plan: StagePlan): number {
  const near = actors.filter((one) => !isFarOff(one));
  if (!isOutdoors(plan) || NO_GROUND.includes(plan.set)) return 0;
  if (crossedBy(plan)) return VALLEY;
  if (near.length === 0 || !near.every((one) => flies(one, plan))) return 0;
  return actors.length > near.length ? depthUnder(plan) : HIGH_UP;
}

/** How far below what flies the ground is that a landmark stands on. */
const depthUnder = ({ course }: StagePlan): number => (course?.way === 'over' ? OVER_IT.below : BESIDE_IT);

/** What flies high: birds, dragons and aircraft, and no bee over a flower, nor what hovers with its light on the ground. */
const flies = ({ prop }: Actor, { actors }: StagePlan): boolean =>
  prop.noun !== 'ufo' &&
  actors.find(({ noun }) => noun === prop.noun)?.act === 'fly' &&
  prop.stands.includes('air') &&
  Math.max(...prop.size) > INSECT;

const INSECT = 0.3;

const isLandmark = ({ prop }: Actor, main: Actor, { ties, actors }: StagePlan): boolean =>
  LANDMARKS.includes(prop.noun) &&
  actors.every((one) => one.noun !== prop.noun || (one.count === 1 && !one.isToy)) &&
  Math.max(...prop.size) > TOWERS * Math.max(...main.prop.size) &&
  !ties.some(({ tie, whom }) => TOUCHING.includes(tie) && whom === prop.noun);

function hang({ group, size }: Actor): void {
  group.userData['isFarOff'] = true;
  group.scale.multiplyScalar(3 / size.y);
  // So high and so far aside that it is whole in the picture, wherever a camera that drifts has come.
  group.position.set(2.9, 1.55, -15);
}

function standBehind({ group, size }: Actor, x: number, below: number): void {
  group.userData['isFarOff'] = true;
  group.scale.multiplyScalar(Math.min(BEHIND.tall / size.y, BEHIND.wide / size.x));
  const isOver = below > BESIDE_IT;
  group.position.set(isOver ? x * 0.4 : x, -below, isOver ? OVER_IT.z : BEHIND.z);
  group.rotation.y = -0.3;
}
