import {
  Box3,
  Group,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
  SkinnedMesh,
  type Texture,
  Vector3,
} from 'three/webgpu';
import type { Motion, Prop, PropOptions } from '../props/index.js';
import type { Doing, Figure } from './figures/figure.js';
import { figureOf } from './figures/figure-of.js';
import { fitParts } from './fit-parts.js';
import { printLabels } from './print-labels.js';

/** A thing on the set: it turns about the middle of its foot. */
export interface Actor {
  readonly prop: Prop;
  readonly group: Group;
  /** What was built, in `group`; `scale` is how many units a metre is. */
  readonly made: Object3D;
  readonly scale: number;
  readonly size: Vector3;
  /** Whether anything of it moves by itself. */
  readonly isLive: boolean;
  /** Whether it acts on bones: its dark touch of the ground goes with it. */
  readonly isFigure: boolean;
  /** Units a second that it goes on by itself, forward. */
  readonly speed: number;
  /** Seconds that it is behind the first of its kind. */
  readonly late: number;
  /** Moves what moves of it by itself. */
  readonly live: (seconds: number) => void;
  /** Turns its wheels so far as so many units of road ask for. */
  readonly roll: (units: number) => void;
}

/** What a thing does where nothing is said. */
export const AT_REST: Doing = { act: 'stand', seat: null, holds: false, leans: false };

/** Builds a thing so that it stands on 0 with its foot's middle there; `unitsOf` gives its greatest measure from its metres. */
export function actorOf(
  prop: Prop,
  options: PropOptions,
  unitsOf: (metres: number) => number,
  doing: Doing = AT_REST,
): Actor {
  const made = prop.build(options);
  printLabels(made);
  fitParts(made);
  const metres = Math.max(...new Box3().setFromObject(made).getSize(new Vector3()).toArray());
  const scale = unitsOf(metres) / metres;
  made.scale.multiplyScalar(scale);
  const moves = prop.moves ?? [];
  const figure = figureOf(made, prop, doing);
  const size = figure ? posed(made, figure, doing) : centred(made);
  const group = new Group();
  group.add(made);
  const own = { prop, group, made, scale, size, late: doing.late ?? 0, roll: rollOf(made, moves, scale) };
  if (figure) {
    const whole = made.getObjectByName('whole')?.scale.y ?? 1;
    const live = (seconds: number): void => figure.pose(seconds + own.late);
    return { ...own, isLive: true, isFigure: true, speed: figure.speed * whole * scale, live };
  }
  const moving = movingOf(made, moves);
  const waters = watersOf(made, moves);
  const isLive = moving.length + waters.length > 0;
  return { ...own, isLive, isFigure: false, speed: 0, live: liveOf(moving, waters) };
}

/** Stands a thing on 0, the middle of its foot there; answers its size. */
function centred(made: Object3D): Vector3 {
  const box = boxOf(made);
  const middle = box.getCenter(new Vector3());
  made.position.sub(new Vector3(middle.x, box.min.y, middle.z));
  return box.getSize(new Vector3());
}

/** Stands a figure on 0 where it was built, and poses it; answers how far it reaches then. */
function posed(made: Object3D, figure: Figure, { act }: Doing): Vector3 {
  const low = boxOf(made).min.y;
  figure.pose(0.1);
  const size = reachOf(boxOf(made));
  if (ENDS_UP.includes(act)) {
    figure.pose(LATER);
    size.max(reachOf(boxOf(made)));
    figure.pose(0.1);
  }
  made.position.y -= low;
  return size;
}

/** What begins low down and ends high up, and when it has got there, in seconds: all of it is to be seen. */
const ENDS_UP: readonly Doing['act'][] = ['rise', 'leave'];
const LATER = 2.2;

/** How far a figure reaches to either side of where it stands. */
const reachOf = ({ min, max }: Box3): Vector3 =>
  new Vector3(2 * Math.max(max.x, -min.x), max.y - Math.min(0, min.y), 2 * Math.max(max.z, -min.z));

/** The box of a thing as it is posed now. */
export function boxOf(thing: Object3D): Box3 {
  thing.updateMatrixWorld(true);
  thing.traverse((part) => {
    if (!(part instanceof SkinnedMesh)) return;
    Object.assign(part, { boundingBox: null });
    // What is out of the picture at rest need not be so as it acts.
    part.frustumCulled = false;
  });
  return new Box3().setFromObject(thing);
}

/** Turns a second and swing in radians of what moves by itself. */
const PACE = { spin: 0.6, swing: 0.16, wag: 0.35, flap: 0.5, nod: 0.12 } as const;

const isWheel = (part: string): boolean => part.startsWith('wheel');

/** A wheel stands as high above the road as it is large, and turns as the road goes by. */
function rollOf(made: Object3D, moves: readonly Motion[], scale: number): (units: number) => void {
  const wheels = moves.flatMap(({ part }) => (isWheel(part) ? (made.getObjectByName(part) ?? []) : []));
  return (units) => {
    for (const wheel of wheels) wheel.rotation.x = units / (Math.max(0.05, wheel.position.y) * scale);
  };
}

interface Moving {
  readonly found: Object3D;
  readonly does: Motion['does'];
  readonly axis: NonNullable<Motion['axis']>;
  readonly rest: number;
  readonly pace: number;
}

const movingOf = (made: Object3D, moves: readonly Motion[]): Moving[] =>
  moves.flatMap(({ part, does, axis = 'y', pace = PACE.spin }) => {
    const found = made.getObjectByName(part);
    const isStill = isWheel(part) || !(does === 'spin' || does in PACE || isFlame({ part, does }));
    return found && !isStill ? [{ found, does, axis, rest: found.rotation[axis], pace }] : [];
  });

const isFlame = ({ part, does }: Pick<Motion, 'part' | 'does'>): boolean =>
  does === 'glow' && part.startsWith('flame');

/** The drops that run along what flows, as a picture that is moved. */
const watersOf = (made: Object3D, moves: readonly Motion[]): Texture[] =>
  moves.flatMap(({ part, does }) => {
    const found = does === 'flow' ? made.getObjectByName(part) : undefined;
    const drops = found instanceof Mesh ? (found.material as MeshPhysicalMaterial).alphaMap : null;
    return drops ? [drops] : [];
  });

/** How many times a second a picture of drops goes by. */
const FLOW = 1.3;

function liveOf(parts: readonly Moving[], waters: readonly Texture[]): (seconds: number) => void {
  const flames = parts.filter(({ does }) => does === 'glow').map(({ found }) => flickerOf(found));
  const turning = parts.filter(({ does }) => does !== 'glow');
  return (seconds) => {
    for (const { offset } of waters) offset.y = -seconds * FLOW;
    for (const { found, does, axis, rest, pace } of turning)
      found.rotation[axis] = rest + turnOf(does, seconds, pace);
    for (const flicker of flames) flicker(seconds);
  };
}

/** A flame stretches and leans from its foot, where it burns. */
function flickerOf(flame: Object3D): (seconds: number) => void {
  const box = new Box3().setFromObject(flame, true);
  const foot = flame.parent ? flame.parent.worldToLocal(new Vector3(0, box.min.y, 0)).y : box.min.y;
  const at = flame.position.clone();
  return (seconds) => {
    const tall = 1 + 0.13 * Math.sin(seconds * 9.1) + 0.08 * Math.sin(seconds * 23.7 + 1);
    const slim = 1 / Math.sqrt(tall);
    flame.scale.set(slim, tall, slim);
    flame.position.y = at.y + (1 - tall) * (foot - at.y);
  };
}

function turnOf(does: Motion['does'], seconds: number, pace: number): number {
  if (does === 'spin') return seconds * pace * Math.PI * 2;
  if (does in PACE) return Math.sin(seconds * 3) * PACE[does as keyof typeof PACE];
  return 0;
}
