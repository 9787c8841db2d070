import { Box3, Group, type Object3D, Vector3 } from 'three/webgpu';
import type { Motion, Prop, PropOptions } from '../props/index.js';
import { fitParts } from './fit-parts.js';
import { printLabels } from './print-labels.js';

/** A thing on the set: it turns about the middle of its foot. */
export interface Actor {
  readonly group: Group;
  readonly size: Vector3;
  /** Whether anything of it moves by itself. */
  readonly isLive: boolean;
  /** Moves what moves of it by itself. */
  readonly live: (seconds: number) => void;
}

/** Builds a thing so that it stands on 0 with its foot's middle there; `unitsOf` gives its greatest measure from its metres. */
export function actorOf(prop: Prop, options: PropOptions, unitsOf: (metres: number) => number): Actor {
  const made = prop.build(options);
  printLabels(made);
  fitParts(made);
  const metres = Math.max(...new Box3().setFromObject(made).getSize(new Vector3()).toArray());
  made.scale.multiplyScalar(unitsOf(metres) / metres);
  made.updateMatrixWorld(true);
  const box = new Box3().setFromObject(made);
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  made.position.sub(new Vector3(middle.x, box.min.y, middle.z));
  const group = new Group();
  group.add(made);
  const moving = movingOf(made, prop.moves ?? []);
  return { group, size, isLive: moving.length > 0, live: liveOf(moving) };
}

/** Turns a second and swing in radians of what moves by itself. */
const PACE = { spin: 0.6, swing: 0.16, wag: 0.35, flap: 0.5, nod: 0.12 } as const;

interface Moving {
  readonly found: Object3D;
  readonly does: Motion['does'];
  readonly axis: NonNullable<Motion['axis']>;
  readonly rest: number;
}

const movingOf = (made: Object3D, moves: readonly Motion[]): Moving[] =>
  moves.flatMap(({ part, does, axis = 'y' }) => {
    const found = made.getObjectByName(part);
    const isStill = does !== 'spin' && !(does in PACE);
    return found && !isStill ? [{ found, does, axis, rest: found.rotation[axis] }] : [];
  });

function liveOf(parts: readonly Moving[]): (seconds: number) => void {
  return (seconds) => {
    for (const { found, does, axis, rest } of parts) found.rotation[axis] = rest + turnOf(does, seconds);
  };
}

function turnOf(does: Motion['does'], seconds: number): number {
  if (does === 'spin') return seconds * PACE.spin * Math.PI * 2;
  if (does in PACE) return Math.sin(seconds * 3) * PACE[does as keyof typeof PACE];
  return 0;
}
