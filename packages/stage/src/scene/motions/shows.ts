import { Box3, type Group, Mesh, type Object3D, Vector3 } from 'three/webgpu';
import { kindOf } from '../../plan/thing-kinds.js';
import type { ShowPlan, StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { softStep } from '../soft-step.js';
import { handfulInto } from './handful.js';

type Take = (seconds: number) => void;

interface Around {
  readonly extras: Group;
  /** What has to be in the picture, which a show makes larger. */
  readonly reach: Vector3;
  readonly random: () => number;
}

/** A part of a thing where it belongs, and its middle, in the units of the set. */
interface Part {
  readonly part: Object3D;
  readonly home: Vector3;
  readonly turn: readonly [number, number, number];
  readonly middle: Vector3;
  /** How many units one of its own measures is. */
  readonly scale: number;
}

/** What the first thing does with its parts, and how what floats does so. */
export function showOf(
  actors: readonly Actor[],
  plan: StagePlan,
  around: Around,
): { readonly takes: readonly Take[] } {
  const [main] = actors;
  if (!main || plan.sky !== null || main.isFigure) return { takes: [] };
  const { show } = plan;
  const takes = show ? SHOWS[show.kind](main, { ...around, show }) : [];
  return { takes: floats(plan) ? [...takes, hover(main)] : takes };
}

/** What goes apart is in the air anyway. */
const floats = ({ actors: [main], set, show }: StagePlan): boolean =>
  set !== 'water' && show?.kind !== 'apart' && (main?.verb === 'float' || main?.act === 'fly');

type Show = (actor: Actor, around: Around & { readonly show: ShowPlan }) => Take[];

/** Food is put together from below; all else comes from all sides. */
const together: Show = (actor, around) =>
  kindOf(actor.prop.noun) === 'food' ? [stacking(actor, around)] : [scattering(actor, around, true)];

const SHOWS: Readonly<Record<ShowPlan['kind'], Show>> = {
  together,
  apart: (actor, around) => [scattering(actor, around, false)],
  out: (actor, around) => [rising(actor, around)],
  falls: (actor, around) => [handfulInto(actor, around)],
};

/** The parts that a thing was built of; a thing of one piece is its own part. */
function partsOf({ made }: Actor): Part[] {
  made.updateWorldMatrix(true, true);
  let row: readonly Object3D[] = made.children;
  while (row.length === 1 && !(row[0] instanceof Mesh)) row = row[0]!.children;
  return row
    .map((part): Part => {
      const box = new Box3().setFromObject(part);
      return {
        part,
        home: part.position.clone(),
        turn: [part.rotation.x, part.rotation.y, part.rotation.z],
        middle: box.getCenter(new Vector3()),
        scale: part.parent!.getWorldScale(new Vector3()).y,
      };
    })
    .filter(({ middle }) => Number.isFinite(middle.y));
}

/** The seconds that it takes until the last one lies, and how long one falls. */
const [STACKED, FALLS] = [3, 0.45];
/** How far apart they hang, as a share of the thing's height. */
const APART = 0.21;

/** Its parts hang over each other, and fall one by one onto what lies there. */
function stacking(actor: Actor, { reach }: Around): Take {
  const parts = partsOf(actor).toSorted((one, other) => one.middle.y - other.middle.y);
  const gap = APART * actor.size.y;
  reach.max(new Vector3(0, actor.size.y + gap * (parts.length - 1), 0));
  return (seconds) =>
    parts.forEach(({ part, home, turn, scale }, index) => {
      const lands = (index / Math.max(1, parts.length - 1)) * STACKED;
      const left = 1 - softStep(lands - FALLS, lands, seconds);
      const bob = 0.12 * gap * Math.sin(seconds * 2.2 + index * 1.7) * left;
      const [x, y, z] = turn;
      part.position.set(home.x, home.y + (index * gap * left + bob) / scale, home.z);
      part.rotation.set(x + 0.1 * left * Math.sin(seconds * 1.6 + index), y + 0.9 * left, z + 0.06 * left);
    });
}

/** How long it takes to go apart and come back, in seconds; how far, as a share of the thing's size. */
const [APART_SECONDS, FAR] = [5, 0.62];

/** Its parts fly away from its middle and come back; or are on their way there from the beginning. */
function scattering(actor: Actor, { reach }: Around, isComing: boolean): Take {
  const { group, size } = actor;
  group.position.y += 0.62 * Math.max(size.y, size.x * 0.5);
  const parts = partsOf(actor);
  const middle = new Vector3(group.position.x, group.position.y + size.y / 2, group.position.z);
  const far = FAR * Math.max(size.x, size.y, size.z);
  const ways = parts.map(({ middle: own, part }, index) => {
    const way = own.clone().sub(middle);
    // What is around the middle goes up, down and to the sides by turns.
    const turn = index * 2.4;
    way.add(
      new Vector3(Math.cos(turn), Math.sin(turn * 1.3), Math.sin(turn) * 0.5).multiplyScalar(far * 0.16),
    );
    way.normalize().multiplyScalar(far * (0.7 + 0.3 * Math.abs(Math.sin(index * 1.9))));
    way.y = Math.max(way.y, -group.position.y * 0.5);
    return part.parent!.worldToLocal(way.add(part.parent!.getWorldPosition(new Vector3())));
  });
  reach.max(new Vector3(size.x + far * 1.3, group.position.y + size.y + far * 0.55, 0));
  return (seconds) => {
    const gone = isComing
      ? 1 - softStep(0.3, 3.2, seconds)
      : Math.sin((Math.PI * Math.min(seconds, APART_SECONDS)) / APART_SECONDS) ** 2;
    parts.forEach(({ part, home, turn }, index) => {
      const [x, y, z] = turn;
      const spin = gone * (index % 2 === 0 ? 0.5 : -0.45);
      part.position.copy(home).addScaledVector(ways[index]!, gone);
      part.rotation.set(
        x + spin * 0.6,
        y + spin + 0.15 * gone * Math.sin(seconds * 2 + index),
        z + spin * 0.4,
      );
    });
  };
}

/** What comes out of a case, by the names of parts. */
const HELD = /^(?:bud|bulb|stick|stopper|dropper|cork|pull)\b/;
/** How far it comes out, as a share of the thing's height, and when it is there, in seconds. */
const [OUT, OUT_SECONDS] = [0.62, 2.4];

/** What a case holds rises out of it and hangs over it; a thing of one piece does so itself. */
function rising(actor: Actor, { reach }: Around): Take {
  const { group, size } = actor;
  const all = partsOf(actor);
  const held = all.filter(({ part }) => HELD.test(part.name));
  reach.max(new Vector3(size.x * 1.3, size.y * (1 + OUT), 0));
  const y = group.position.y;
  return (seconds) => {
    const up = 0.12 + 0.88 * softStep(-0.2, OUT_SECONDS, seconds);
    if (held.length === 0) group.position.y = y + OUT * size.y * up;
    held.forEach(({ part, home, turn, scale }, index) => {
      const side = Math.sign(home.x || index - 0.5);
      const bob = 0.03 * Math.sin(seconds * 2.1 + index * 1.4) * up;
      part.position.set(
        home.x + (side * 0.1 * size.x * up) / scale,
        home.y + ((OUT * up + bob) * size.y) / scale,
        home.z,
      );
      part.rotation.set(turn[0] + 0.25 * up, turn[1] + side * 0.9 * up, turn[2] - side * 0.2 * up);
    });
  };
}

/** How far it bobs, as a share of its height, and how far it leans, in radians. */
const [BOB, LEAN] = [0.07, 0.09];

/** What hangs in the air is never still. */
function hover({ group, size }: Actor): Take {
  const { y } = group.position;
  const { z } = group.rotation;
  return (seconds) => {
    group.position.y = y + BOB * size.y * Math.sin(seconds * 2.1);
    group.rotation.z = z + LEAN * Math.sin(seconds * 1.5 + 0.6);
  };
}
