import type { Relation } from '../../prompt/scene-description.js';
import type { HasChance, HasScene, HasView } from '../scene-kit.js';
import { carriedAs, topOf } from '../../subjects/tops.js';
import { shownSpan } from './free-span.js';
import type { Placed } from './placed.js';

type Kit = HasScene & HasView & HasChance;

/** Puts each thing where its relation to another has it. */
export function tied(kit: Kit, placed: readonly Placed[]): Placed[] {
  let all = [...placed];
  for (const relation of kit.scene.relations) {
    const whose = (noun: string): Placed[] => all.filter(({ subject }) => subject.noun === noun);
    const [who, whom] = [whose(relation.who), whose(relation.whom)];
    const move = MOVES[relation.kind];
    const moved = new Map(who.length && whom.length ? move(kit, who, whom) : []);
    all = all.map((one) => moved.get(one) ?? one);
  }
  return all;
}

type Moved = (readonly [Placed, Placed])[];

const MOVES: Readonly<Record<Relation['kind'], (kit: Kit, who: Placed[], whom: Placed[]) => Moved>> = {
  chase,
  hold: (_, who, whom) => pairs(who, whom, (one, other) => [other, held(one, other)]),
  ride: (_, who, whom) => pairs(who, whom, (one, other) => [one, standingOn(one, other)]),
  on: (_, who, whom) =>
    pairs(who, whom, (one, other) => [one, { ...standingOn(one, other), verb: inPlace(one) }]),
  under: (_, who, whom) => pairs(who, whom, (one, other) => [one, sheltered(one, other)]),
  behind: (kit, who, whom) => who.map((one) => [one, farther(kit, one, whom[0]!)] as const),
  'in-front': (kit, who, whom) => whom.map((one) => [one, farther(kit, one, who[0]!)] as const),
};

function pairs(
  who: readonly Placed[],
  whom: readonly Placed[],
  move: (one: Placed, other: Placed) => readonly [Placed, Placed],
): Moved {
  return who.map((one, i) => move(one, whom[i % whom.length]!));
}

/** Who flees runs ahead of who chases, the same way and as fast. */
function chase(kit: Kit, who: Placed[], whom: Placed[]): Moved {
  const [lead] = who;
  const both = [...whom, ...who];
  const gap = Math.max(...both.map(widthOf)) * 0.25;
  const length = both.reduce((sum, one) => sum + widthOf(one), 0) + gap * (both.length - 1);
  const { left, right } = shownSpan(kit, Math.min(...both.map(({ depth }) => depth)));
  const squeeze = Math.min(1, ((right - left) * 0.92) / length);
  const half = (length * squeeze) / 2;
  const centre = Math.max(left + half, Math.min(right - half, lead!.x));
  const room = Math.max(0, Math.min(centre - left, right - centre) - half);
  const { faces } = lead!;
  const speed = faces * Math.max(Math.abs(lead!.speed), 0.09);
  let front = centre + faces * half;
  return both.map((one) => {
    const width = (widthOf(one) + gap) * squeeze;
    const x = front - (faces * width) / 2;
    front -= faces * width;
    const verb = one.verb === 'stand' ? 'run' : one.verb;
    return [
      one,
      {
        ...one,
        x,
        faces,
        speed,
        room,
        verb: one.traits.isRound ? 'spin' : verb,
        height: one.height * squeeze,
      },
    ];
  });
}

function widthOf({ height, traits }: Placed): number {
  return height * traits.width;
}

/** In the hand, or over the head for what is carried there. */
function held(one: Placed, thing: Placed): Placed {
  const { up, aside, most } = carriedAs(thing.subject.noun);
  return {
    ...thing,
    // What is in a hand has left the sky.
    traits: { ...thing.traits, fillsSky: false },
    ...goingWith(one),
    height: Math.min(thing.height, one.height * most),
    x: one.x + one.faces * one.height * aside,
    y: one.y - one.height * up,
    depth: one.depth + 0.002,
    under: 'nothing',
    verb: 'stand',
  };
}

function standingOn(one: Placed, base: Placed): Placed {
  const natural = one.traits.heightMetres / base.traits.heightMetres;
  const height = base.height * Math.max(0.22, Math.min(0.9, natural));
  const y = base.y - base.height * topOf(base.subject.noun);
  return {
    ...one,
    ...goingWith(base),
    height,
    x: base.x,
    y,
    depth: base.depth + 0.002,
    under: 'ground',
    rock: false,
    verb: 'stand',
    ground: () => y,
  };
}

/** What can be done where there is no room to go anywhere. */
function inPlace({ verb }: Placed): Placed['verb'] {
  return verb === 'spin' || verb === 'dance' || verb === 'jump' ? verb : 'stand';
}

function sheltered(one: Placed, cover: Placed): Placed {
  const isStill = one.subject.verb === null || one.verb === 'stand';
  return {
    ...one,
    x: cover.x + one.faces * -0.05 * cover.height,
    depth: Math.max(one.depth, cover.depth + 0.002),
    ...(isStill ? { verb: 'stand', speed: 0 } : { room: Math.min(one.room, widthOf(cover) / 2) }),
  };
}

/** Farther off, and to the side as far as it would be hidden. */
function farther(kit: Kit, one: Placed, near: Placed): Placed {
  const { left, right } = shownSpan(kit, one.depth);
  const half = widthOf(one) / 2;
  const aside = near.x > (left + right) / 2 ? -1 : 1;
  const x = near.x + aside * (widthOf(near) / 2 + half * 0.5);
  return {
    ...one,
    x: Math.max(left + half, Math.min(right - half, x)),
    y: Math.min(one.y, near.y - 0.015),
    depth: Math.min(one.depth, near.depth - 0.01),
  };
}

function goingWith({
  speed,
  faces,
  room,
  phase,
}: Placed): Pick<Placed, 'speed' | 'faces' | 'room' | 'phase'> {
  return { speed, faces, room, phase };
}
