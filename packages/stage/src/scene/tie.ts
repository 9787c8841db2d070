import { Box3, Raycaster, Vector3 } from 'three/webgpu';
import type { Act, Tie } from '../plan/acts.js';
import { BOARDS } from '../plan/read-riders.js';
import { isSteered } from '../plan/vehicle-riders.js';
import { BOTTLES, CUPS, DRINKS, type Prop } from '../props/index.js';
import { type Actor, boxOf } from './actor.js';
import { afloat } from './afloat.js';
import { isStrung, strung } from './strung.js';
import type { Seat } from './figures/figure.js';
import { BITTEN, sipAt } from './figures/person-busy.js';
import { biteMarks } from './bite-marks.js';
import { bitesBy } from './bites.js';
import { inClaw } from './in-claw.js';
import { attach, inHands, reachOf } from './in-hands.js';
import { isJointed } from './motions/puppets.js';
import { putOn } from './put-on.js';
import { betweenPaws, LEANS_BACK, pawsOf } from './paws.js';

/** How high people make seats, in metres. */
const SEAT = 0.46;

/** How long a leg is of somebody 1.7 tall, for whom seats are told. */
const TALL = 1.7;

/** What somebody sits on for a tie; null where they stand. */
export function seatFor(tie: Tie, on: Prop, who: Prop, act: Act): Seat | null {
  const astride = tie === 'ride' ? saddleFor(on, who) : null;
  if (astride) return astride;
  const high = SEATS[tie];
  const stands = isStoodOn(on) || (tie === 'in' && !STILL.includes(act));
  return high === undefined || stands ? null : { kind: 'chair', wide: 0, high };
}

/** What one has a leg on either side of. */
function saddleFor(on: Prop, who: Prop): Seat | null {
  if (on.paints.includes('figure')) return { kind: 'saddle', wide: saddleOf(on, who), high: 0 };
  return isSteered(on.noun)
    ? { kind: 'saddle', wide: WIDE_OF_BIKE, high: 0, hasBars: true, hasPedals: on.noun === 'bicycle' }
    : null;
}

/** How far out the feet are on what has two wheels, in metres of somebody 1.7 tall. */
const WIDE_OF_BIKE = 0.07;

/** How high one sits, in metres of somebody 1.7 tall. */
const SEATS: Readonly<Partial<Record<Tie, number>>> = { ride: 0.42, sit: 0.44, in: 0.3 };
const STILL: readonly Act[] = ['wave', 'stand', 'sit'];

/** Whether somebody stands on it and goes, with knees bent. */
export const isBoard = (noun: string): boolean => BOARDS.includes(noun);

const isStoodOn = ({ noun }: Prop): boolean => isBoard(noun);

/** How far out the feet go round a back, in the rider's own metres. */
const saddleOf = (on: Prop, who: Prop): number => Math.min(0.3, on.size[0] * 0.32 * (TALL / who.size[1]));

/** Ties two built things; answers the one that the other carries from now on, or null where both stand by themselves. */
export function tieTogether(tie: Tie, who: Actor, whom: Actor): Actor | null {
  return WAYS[tie]?.(who, whom) ?? null;
}

type Way = (who: Actor, whom: Actor) => Actor | null;

const WAYS: Readonly<Partial<Record<Tie, Way>>> = {
  hold: (who, whom) => (isStrung(whom.prop) && strung(who, whom)) || held(who, whom),
  wear: (who, whom) => putOn(who, whom),
  call: (who, whom) => atEar(who, whom),
  taste: (who, whom) => atMouth(who, whom),
  ride: (who, whom) => (whom.isFigure ? mounted(who, whom) : put(who, whom, 'ride')),
  sit: (who, whom) => put(who, whom, 'sit'),
  on: (who, whom) => put(who, whom, 'on'),
  in: (who, whom) => {
    if (whom.prop.noun === 'bathtub') return afloat(who, whom);
    return whom.prop.stands.includes('water') ? put(who, whom, 'sit') : null;
  },
};

/** On the back of a beast: it goes with the bone of the trunk. */
function mounted(who: Actor, beast: Actor): Actor | null {
  const bone = beast.made.getObjectByName('body');
  const hips = who.made.getObjectByName('hips');
  if (!bone || !hips) return put(who, beast, 'on');
  beast.live(0);
  beast.group.updateMatrixWorld(true);
  const back = topAt(beast, 0, 0);
  who.group.updateMatrixWorld(true);
  const seat = hips.getWorldPosition(new Vector3()).y - 0.1 * (who.size.y / TALL);
  attach(who.group, bone, new Vector3(0, back - seat, 0));
  grow(beast, back - seat + who.size.y);
  return who;
}

/** What carries another is as tall as both. */
const grow = (carrier: Actor, high: number): void => {
  carrier.size.y = Math.max(carrier.size.y, high);
};

/** On top of a thing, or on its seat: a little before its middle, where a back is no hindrance. */
function put(who: Actor, whom: Actor, tie: Tie): Actor {
  const isSeat = tie === 'sit' || (tie === 'ride' && !isStoodOn(whom.prop));
  const depth = whom.size.z * (isSteered(whom.prop.noun) ? BIKE_SEAT : Number(isSeat) * 0.08);
  // A cushion gives way under people, and not under what is light.
  const isHeavy = isSeat && who.made.getObjectByName('hips') !== undefined;
  const high = isHeavy ? Math.min(topAt(whom, 0, depth), seatOf(whom)) : topUnder(who, whom, depth);
  const seat = isHeavy ? seatDrop(who) : 0;
  who.group.position.set(0, Math.max(0, high - seat), depth);
  who.group.rotation.y = SIDEWAYS[whom.prop.noun] ?? 0;
  whom.group.add(who.group);
  grow(whom, who.group.position.y + who.size.y);
  return who;
}

const topUnder = (who: Actor, whom: Actor, depth: number): number =>
  whom.prop.noun === ROUGH ? roughTopAt(whom, who.size) : softTop(who, whom, depth);

/** What is never flat. */
const ROUGH = 'rock';
/** How far from the middle of its foot a thing is held, in its sizes. */
const HELD_AT = 0.22;

/** A thing settles into what is rough until it is held on most sides. */
function roughTopAt(whom: Actor, { x, z }: Vector3): number {
  const around = [0, 1, 2, 3, 4, 5].map((step) => {
    const turn = (step * Math.PI) / 3;
    return topAt(whom, Math.cos(turn) * x * HELD_AT, Math.sin(turn) * z * HELD_AT);
  });
  return Math.min(topAt(whom, 0, 0), ...around.toSorted((one, other) => one - other).slice(1));
}

/** Where the seat of what has two wheels is, of its length. */
const BIKE_SEAT = -0.14;

/** Furniture is no higher than people sit. */
const seatOf = ({ prop, scale }: Actor): number => (prop.stands.includes('floor') ? SEAT * scale : Infinity);

/** Radians: the left foot is ahead. */
const SIDEWAYS: Readonly<Record<string, number>> = { skateboard: -1.3, surfboard: -1.3, snowboard: -1.3 };

/** How far somebody's seat is above their feet, as they are posed. */
function seatDrop(who: Actor): number {
  who.live(0);
  who.group.updateMatrixWorld(true);
  const hips = who.made.getObjectByName('hips')!;
  return hips.getWorldPosition(new Vector3()).y - who.group.position.y - (0.1 * who.size.y) / TALL;
}

/** How high a thing is at a place. */
function topAt({ group }: Actor, x: number, z: number): number {
  group.updateMatrixWorld(true);
  const box = boxOf(group);
  const ray = new Raycaster(new Vector3(x, box.max.y + 1, z), new Vector3(0, -1, 0));
  return ray.intersectObject(group, true)[0]?.point.y ?? box.max.y;
}

/** What lies over the seam of two cushions lies on both. */
const softTop = (who: Actor, whom: Actor, z: number): number =>
  Math.max(...[-0.3, 0, 0.3].map((share) => topAt(whom, share * who.size.z, z)));

/** In metres: what is smaller is for a mouth, and not before all of a face. */
const FOR_A_MOUTH = 0.2;
const mouthful = ({ size }: Prop): number => (Math.max(...size) < FOR_A_MOUTH ? 0.36 : 0.52);

/** Between the hands of a person, or in a beast's mouth. */
function held(who: Actor, what: Actor): Actor | null {
  const chest = who.made.getObjectByName('chest');
  const head = who.made.getObjectByName('head');
  const bone = chest ?? head;
  if (!bone || !who.isFigure) return atHand(who, what);
  const most = who.size.y * (chest ? reachOf(what.prop, who.prop) : mouthful(what.prop));
  const size = Math.max(...what.size.toArray());
  const fit = Math.min(1, most / size);
  what.group.scale.multiplyScalar(fit);
  who.live(0);
  who.group.updateMatrixWorld(true);
  if (chest) inHands(who, what, { fit, chest });
  else if (!atPaws(who, what)) attach(what.group, bone, inMouth(who, what, fit));
  return what;
}

/** Between the paws of a beast that has them up; false where it stands on them. */
function atPaws(who: Actor, what: Actor): boolean {
  const [paws, body] = [pawsOf(who), who.made.getObjectByName('body')];
  if (!paws || !body) return false;
  what.group.rotation.x = -LEANS_BACK;
  attach(what.group, body, betweenPaws(paws, who, what));
  return true;
}

/** In a right hand that is at an ear, its face to the head. */
function atEar(who: Actor, what: Actor): Actor | null {
  const hand = who.made.getObjectByName('hand.r');
  if (!hand) return held(who, what);
  who.live(0);
  who.group.updateMatrixWorld(true);
  what.group.rotation.set(0, Math.PI / 2, 0);
  const at = hand.getWorldPosition(new Vector3());
  attach(what.group, hand, at.add(new Vector3(0, -what.size.y * 0.35, what.size.z * 0.5)));
  return what;
}

/** In a right hand; what is drunk is tilted as it comes to the mouth. Its place is told anew with each pose. */
function atMouth(who: Actor, what: Actor): Actor | null {
  const hand = who.made.getObjectByName('hand.r');
  if (!hand) return held(who, what);
  const size = Math.max(...what.size.toArray());
  const [least, most] = TASTED;
  what.group.scale.multiplyScalar((who.size.y * Math.min(most, Math.max(least, size / who.size.y))) / size);
  const pose = who.live;
  const tilts = isDrunk(what.prop);
  const show = tilts ? null : biteMarks(what);
  who.group.add(what.group);
  const drop = what.size.y * what.group.scale.y * (tilts ? 0.45 : 0.3);
  const live = (seconds: number): void => {
    pose(seconds);
    who.group.updateMatrixWorld(true);
    what.group.position.copy(who.group.worldToLocal(hand.getWorldPosition(new Vector3())));
    what.group.position.add(new Vector3(0, -drop, what.size.z * what.group.scale.z * 0.35));
    what.group.rotation.x = tilts ? -TILT * sipAt(seconds + who.late) : 0;
    show?.(bitesBy(seconds + who.late, BITTEN));
  };
  Object.assign(who, { live });
  live(0);
  return what;
}

/** How large it is at least, to be seen, and at most: by who has it. */
const TASTED = [0.13, 0.17] as const;
/** Radians. */
const TILT = 0.62;

const isDrunk = (prop: Prop): boolean => [...CUPS, ...DRINKS, ...BOTTLES].includes(prop);

/** What is held is to be seen, as a share of who holds it. */
const SEEN = 0.34;

/** How far above the fingertips what is held begins, as a share of it; and its tilt, radians. */
const [GRIP, HELD_OUT] = [0.02, 0.8];

/** How tall an umbrella is over who has no hands that close, as a share of them. */
const OVER = 0.92;

function overHead(who: Actor, what: Actor): Actor {
  const fit = (OVER * who.size.y) / what.size.y;
  what.group.scale.multiplyScalar(fit);
  what.group.position.set(who.size.x * 0.36, who.size.y * 0.34, who.size.z * 0.3);
  who.group.add(what.group);
  grow(who, who.size.y * 0.34 + what.size.y * fit);
  return what;
}

/** Whoever has no bones holds it in a right hand, or where one would hang. */
function atHand(who: Actor, what: Actor): Actor {
  if (what.prop.noun === 'umbrella') return overHead(who, what);
  const share = Math.max(...what.size.toArray()) / who.size.y;
  what.group.scale.multiplyScalar(Math.min(0.4, Math.max(SEEN, share)) / share);
  const arm = who.made.getObjectByName('arm.r');
  if (arm && isJointed(who.made)) return inClaw(who, what, arm);
  if (arm) {
    who.group.updateMatrixWorld(true);
    const hand = boxOf(arm);
    const at = hand.getCenter(new Vector3()).setY(hand.min.y + what.size.y * what.group.scale.y * GRIP);
    // Forward, out of the way of the arm.
    what.group.rotation.x = HELD_OUT;
    attach(what.group, arm, at);
    return what;
  }
  what.group.position.set(who.size.x * 0.46, who.size.y * 0.3, who.size.z * 0.4);
  who.group.add(what.group);
  return what;
}

function inMouth(who: Actor, what: Actor, fit: number): Vector3 {
  const head = who.made.getObjectByName('head')!;
  const box = new Box3().setFromObject(head);
  const front = box.getCenter(new Vector3());
  front.z = Math.max(box.max.z, who.size.z * 0.5);
  return front.add(new Vector3(0, -what.size.y * fit * 0.8, 0));
}
