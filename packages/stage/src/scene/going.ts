import type { Vector3 } from 'three/webgpu';
import { TRAINS } from '../plan/read-figures.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import type { Crossing } from './crossing.js';
import { isFarOff } from './far-off.js';

/** How all go on: how fast the way comes towards them, and how each keeps up with the first. */
export interface Going {
  /** Units a second. */
  readonly speed: number;
  /** Whether the first goes in a ring, on a set. */
  readonly isRound: boolean;
  /** How far from the middle that ring is, in units; 0 where there is none. */
  readonly radius: number;
  /** Who goes by themselves. */
  readonly keeping: readonly Actor[];
  /** Lets everybody act at a time of a clip that is so many seconds long. */
  take(seconds: number, whole: number): void;
}

/** It goes about a floor by itself. */
const VACUUM = 'robot vacuum';

/** What rolls, flies or sails on, in units of its own length a second. */
const PACES: readonly (readonly [(actor: Actor) => boolean, number])[] = [
  [({ prop }) => prop.stands.includes('road') && !prop.stands.includes('ground'), 1.3],
  [({ prop }) => (prop.moves ?? []).some(({ part }) => part.startsWith('wheel')), 1.3],
  [({ prop }) => prop.noun === VACUUM, 0.55],
  [({ prop }) => prop.stands.includes('water'), 0.35],
  [({ prop }) => prop.stands.includes('air'), 0.8],
];

/** Who goes by itself when a place is filmed: what acts by its feet, and vehicles that are said to go. */
function paceOf(actor: Actor, drives: boolean): number {
  if (actor.isFigure) return actor.speed;
  if (!drives) return 0;
  const pace = PACES.find(([fits]) => fits(actor))?.[1] ?? 0;
  return pace * Math.max(actor.size.x, actor.size.z);
}

const goesRound = ({ isFigure, prop }: Actor): boolean =>
  isFigure || prop.noun === VACUUM || (prop.moves ?? []).some(({ part }) => part.startsWith('wheel'));

/** How wide the ring of a toy's track is, in units, and how large its engine is on that: it is short, and stays on the rails. */
const [TRACK, ENGINE] = [0.95, 0.68];

/** How much wider than others' the ring is of somebody upright, whose face is to be seen for a while, and how much earlier they set off. */
const [WIDER, EARLIER] = [1.55, 0.5];

const isUpright = ({ made }: Actor): boolean => made.getObjectByName('hips') !== undefined;

function ringOf(actor: Actor): number {
  const { size, prop } = actor;
  if (TRAINS.includes(prop.noun)) return TRACK;
  return (0.2 + Math.max(size.x, size.z) * 0.5) * (isUpright(actor) ? WIDER : 1);
}

/** Where in the ring: there one comes towards the camera, and the face is seen. */
const SETS_OFF = -Math.PI / 2 - 0.35;

/** On a set whoever goes does so in a ring around the middle. */
function roundOf(first: Actor | undefined, speed: number): ((seconds: number) => void) | null {
  if (!first || speed === 0 || !goesRound(first)) return null;
  const { group } = first;
  const radius = ringOf(first);
  const from = SETS_OFF - (isUpright(first) ? EARLIER : 0);
  if (TRAINS.includes(first.prop.noun)) {
    group.scale.setScalar(ENGINE);
    first.size.multiplyScalar(ENGINE);
  }
  const take = (seconds: number): void => {
    const turn = from + (seconds * speed) / radius;
    group.position.set(Math.sin(turn) * radius, 0, Math.cos(turn) * radius);
    group.rotation.y = turn + Math.PI / 2;
  };
  take(0);
  return take;
}

interface Way {
  readonly drives: boolean;
  readonly heading: number;
  readonly isInside: boolean;
  readonly crossing: Crossing | null;
}

/** The first goes as fast as its feet do, others at its side keep up, and what stands still passes by with the way. */
export function goingOf(cast: Cast, { drives, heading, isInside, crossing }: Way): Going {
  const actors = cast.kinds.flat();
  // A bridge goes along with who crosses it: it is the ground under them that comes.
  const speeds = actors.map((actor) => (actor === crossing?.bridge ? crossing.speed : paceOf(actor, drives)));
  const speed = speeds[0] && speeds[0] > 0 ? speeds[0] : Math.max(0, ...speeds);
  let homes: readonly Vector3[] | null = null;
  const round = isInside ? roundOf(actors[0], speeds[0] ?? 0) : null;
  return {
    speed: isInside && !round ? 0 : speed,
    isRound: round !== null,
    radius: round ? ringOf(actors[0]!) : 0,
    keeping: actors.filter((_, index) => speeds[index]! > 0),
    take: (seconds, whole) => {
      homes ??= actors.map(({ group }) => group.position.clone());
      for (const one of cast.all) if (!actors.includes(one)) one.live(seconds);
      crossing?.take(seconds);
      round?.(seconds);
      const back = isInside ? 0 : speed * (seconds - whole / 2);
      actors.forEach((actor, index) => {
        const own = speeds[index]!;
        if (own > 0) return goOn(actor, seconds, { own, speed });
        actor.live(seconds);
        actor.roll(0);
        if (back === 0 || isFarOff(actor)) return;
        const { x, y, z } = homes![index]!;
        actor.group.position.set(x - Math.sin(heading) * back, y, z - Math.cos(heading) * back);
      });
    },
  };
}

/** Feet and wheels go as fast as the first one does. */
function goOn(actor: Actor, seconds: number, { own, speed }: { own: number; speed: number }): void {
  actor.live(actor.isFigure ? seconds * (speed / own) : seconds);
  actor.roll(seconds * speed);
}
