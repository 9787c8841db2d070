import { smooth } from '../../paint/colour.js';
import type { Moment } from '../part.js';
import type { Placed } from './placed.js';

/** Where a subject is at one moment, in world units. */
export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Height above its ground. */
  readonly lift: number;
  /** World y of what is under it. */
  readonly floor: number;
  /** How far a round thing has rolled, in radians. */
  readonly roll: number;
  /** Flattened below 1, drawn out above. */
  readonly squash: number;
  /** Its size at this moment, 1 as a rule. */
  readonly scale: number;
  /** How wide it is seen as it turns about its upright axis: 1 from the front, -1 from behind. */
  readonly seen: number;
}

// However long the clip, nobody runs out of the frame.
function travelOf(placed: Placed, clipSeconds: number): number {
  const most = clipSeconds > 0 ? (placed.room * 2) / clipSeconds : Infinity;
  return Math.sign(placed.speed) * Math.min(Math.abs(placed.speed), most);
}

/** World x of a subject at one moment. */
export function xOf(placed: Placed, moment: Moment): number {
  return placed.x + travelOf(placed, moment.clipSeconds) * (moment.seconds - moment.clipSeconds / 2);
}

/** What a verb does to a subject that travels along x at height `base`. */
type Gait = (at: {
  placed: Placed;
  x: number;
  base: number;
  t: number;
  clip: number;
  wave: number;
}) => Partial<Stance> & { readonly y: number };

/** Where a subject is at one moment of the clip. */
export function stanceOf(placed: Placed, moment: Moment): Stance {
  const t = moment.seconds;
  const x = xOf(placed, moment);
  const wave = Math.sin(t * 1.3 + placed.phase * 9);
  const floor = placed.ground?.(x) ?? placed.y;
  const base = placed.under === 'water' ? placed.y + wave * placed.height * 0.02 : floor;
  const plain = { x, y: base, turn: 0, lift: 0, floor, roll: 0, squash: 1, scale: 1, seen: 1 };
  const gait = ownGait(placed) ?? GAITS[placed.verb] ?? (placed.under === 'nothing' ? hovering : standing);
  return { ...plain, ...gait({ placed, x, base, t, clip: moment.clipSeconds, wave }) };
}

const standing: Gait = ({ base }) => ({ y: base });
const hovering: Gait = ({ placed, base, wave }) => ({ y: base + wave * placed.height * 0.06 });

const GAITS: Partial<Record<Placed['verb'], Gait>> = {
  jump: (at) => (at.placed.under === 'water' ? leap(at) : hop(at)),
  dance: ({ placed, x, base, t }) => {
    const beat = Math.sin(t * 4.2 + placed.phase * 6);
    return {
      x: x + Math.sin(t * 2.1 + placed.phase * 6) * placed.height * 0.14,
      y: base - beat * beat * placed.height * 0.13,
      turn: Math.sin(t * 2.1 + placed.phase * 6) * 0.16,
      lift: beat * beat * placed.height * 0.13,
    };
  },
  spin,
  fall: ({ placed, x, t, wave }) => ({
    x: x + wave * 0.02,
    y: ((placed.y + t * 0.16 + placed.phase) % 1.2) - 0.1 + placed.height,
    turn: wave * 0.5,
    lift: 1,
  }),
};

function spin(at: Parameters<Gait>[0]): ReturnType<Gait> {
  const { subject, traits, under } = at.placed;
  if (traits.turnsItself) return standing(at);
  return under === 'nothing' || WHEELS.test(subject.noun) ? tumble(at) : whirl(at);
}

/** What turns as a wheel does, and not on its foot. */
const WHEELS =
  /\b(wheel|gear|disk|disc|dvd|cookie|pizza|doughnut|dizzy|cyclone|compass|clock|star|saw|boomerang)\b/;

/** About its middle, which stays where it is: what is drawn turns about its foot. */
const tumble: Gait = ({ placed, x, base, t }) => {
  const turn = Math.sin(t * 1.8 + placed.phase) * 0.5 + t * 0.9;
  const half = placed.height / 2;
  return { x: x - Math.sin(turn) * half, y: base - half + Math.cos(turn) * half, turn };
};

const THINNEST = 0.06;

/** On its foot, about an upright axis: once in two and a half seconds. */
const whirl: Gait = ({ placed, base, t }) => {
  const seen = Math.cos(t * 2.5 + placed.phase);
  return { y: base, seen: Math.abs(seen) < THINNEST ? Math.sign(seen) * THINNEST : seen };
};

/** Out of the water and in again, nose first. */
const leap: Gait = ({ placed, base, t }) => {
  const way = (t * (placed.traits.leapsPerSecond ?? 0.75) + placed.phase) % 1;
  const arc = Math.sin(way * Math.PI * 1.5 - 0.5) * 1.1 - 0.2;
  return {
    y: base - arc * placed.height * 0.8,
    turn: -placed.faces * Math.cos(way * Math.PI * 1.5 - 0.5) * 0.75,
    lift: Math.max(0, arc) * placed.height,
  };
};

/** Jumps with a crouch before and after each: a parabola in the air, most of the time. */
const hop: Gait = ({ placed, base, t }) => {
  const way = (t * 0.9 + placed.phase) % 1;
  const air = Math.min(1, way / 0.72);
  const arc = 4 * air * (1 - air);
  const crouch = way > 0.72 ? Math.sin(((way - 0.72) / 0.28) * Math.PI) : 0;
  return {
    y: base - arc * placed.height * 0.62,
    turn: -placed.faces * (0.5 - air) * 0.42 * Math.min(1, arc * 3),
    lift: arc * placed.height * 0.62,
    squash: 1 + arc * 0.05 - crouch * 0.16,
  };
};

/** A ball's jumps: no crouch, but it flattens where it meets the ground. */
const bounce: Gait = ({ placed, x, base, t }) => {
  const way = (t * 0.95 + placed.phase) % 1;
  const arc = 4 * way * (1 - way);
  return {
    y: base - arc * placed.height * 1.15,
    lift: arc * placed.height * 1.15,
    squash: 1 - 0.1 * Math.max(0, 1 - arc * 9),
    roll: (x - placed.x) / (placed.height / 2),
  };
};

const rolling: Gait = ({ placed, x, base }) => ({ y: base, roll: (x - placed.x) / (placed.height / 2) });

/** Afloat, a ball turns a little to and fro. */
const adrift: Gait = ({ placed, base, t, wave }) => ({
  y: base + wave * placed.height * 0.03,
  roll: Math.sin(t * 0.8 + placed.phase * 6) * 0.4,
});

/** A rocket lifts off slowly, then faster, and stays in sight. */
const liftOff: Gait = ({ placed, base, t, clip }) => {
  const way = clip > 0 ? t / clip : 0.5;
  const most = Math.max(0, Math.min(0.3, placed.y - placed.height - 0.06));
  return { x: placed.x, y: base + 0.1 - (most + 0.1) * smooth(way) };
};

function ballGait(placed: Placed): Gait {
  if (placed.under === 'water' || placed.under === 'nothing') return adrift;
  return placed.verb === 'jump' || placed.verb === 'dance' ? bounce : rolling;
}

/** The gait of what moves in a way of its own. */
function ownGait(placed: Placed): Gait | null {
  if (placed.traits.isRound) return ballGait(placed);
  const lifts = placed.traits.liftsOff && placed.speed !== 0 && placed.under === 'nothing';
  return lifts ? liftOff : null;
}
