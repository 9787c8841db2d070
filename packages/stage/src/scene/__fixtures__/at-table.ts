import { Box3, BoxGeometry, Mesh, Vector3 } from 'three/webgpu';
import { stageChoice } from '../../plan/stage-choice.js';
import { type Actor, boxOf } from '../actor.js';
import { castOf } from '../cast.js';
import { type AtCounter, atCounter } from '../counter/at-counter.js';
import { CounterCamera } from '../counter/counter-camera.js';
import { momentsOf } from '../moves.js';

/** A table with who is behind it and what lies on it, and how it is filmed. */
export interface Laid extends AtCounter {
  readonly behind: readonly Actor[];
  readonly laid: readonly Actor[];
  readonly camera: CounterCamera;
  readonly momentAt: ReturnType<typeof momentsOf>;
}

/** A prompt's table, as it is filmed in a picture of such a shape. */
export function tableOf(prompt: string, aspect = 16 / 9): Laid {
  const plan = stageChoice({ model: 'modelb3', mode: 'text', prompt })?.plan;
  if (!plan?.counter) throw new Error('nobody is at a table');
  const { counter } = plan;
  const actors = castOf(plan, 1).kinds.flat();
  const at = atCounter(actors, counter, aspect);
  const isLaid = ({ prop }: Actor): boolean => counter.laid.includes(prop.noun);
  return {
    ...at,
    behind: actors.filter((one) => !isLaid(one)),
    laid: actors.filter(isLaid),
    camera: new CounterCamera(at.shown, aspect),
    momentAt: momentsOf(plan),
  };
}

/** The table as a thing with walls, from its top to the floor. */
export function solid({ slab, high }: AtCounter): Mesh {
  const size = slab.getSize(new Vector3());
  const mesh = new Mesh(new BoxGeometry(size.x, high, size.z));
  mesh.position.copy(slab.getCenter(new Vector3())).setY(-high / 2);
  return mesh;
}

/** Moments of a clip. */
export const WHEN = [0, 0.2, 0.4, 0.6, 0.8, 1].map((progress) => ({
  seconds: progress * 5,
  progress,
  whole: 5,
}));

/** How far out of the middle a box goes in a picture, at any moment: 1 is its edge. */
export function reachOf(box: Box3, { camera, momentAt }: Laid): number {
  return Math.max(
    ...WHEN.map((when) => {
      camera.take(momentAt(when));
      camera.camera.updateMatrixWorld(true);
      return Math.max(...projected(box, camera).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    }),
  );
}

const projected = ({ min, max }: Box3, { camera }: CounterCamera): Vector3[] =>
  [min, max].flatMap((a) =>
    [min, max].flatMap((b) => [min, max].map((c) => new Vector3(a.x, b.y, c.z).project(camera))),
  );

/** The share of the picture's height that a thing takes. */
export function shareOf({ group }: Actor, { camera, momentAt }: Laid): number {
  camera.take(momentAt(WHEN[2]!));
  camera.camera.updateMatrixWorld(true);
  const high = projected(boxOf(group), camera).map(({ y }) => y);
  return (Math.max(...high) - Math.min(...high)) / 2;
}

/** From its joint to the top of the hair, and as wide as a face. */
export const headOf = ({ made }: Actor): Box3 => {
  const middle = made.getObjectByName('head')!.getWorldPosition(new Vector3());
  const top = boxOf(made).max.y;
  return new Box3(middle.clone().addScalar(-0.1).setY(middle.y), middle.clone().addScalar(0.1).setY(top));
};
