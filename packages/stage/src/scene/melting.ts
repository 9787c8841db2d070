import { Box3, type Mesh, type Object3D } from 'three/webgpu';
import type { Actor } from './actor.js';
import { softStep } from './soft-step.js';

/** What runs down over an edge as it melts, by the names of parts, and what sinks into itself. */
const RUNS = /^(?:cheese|icing|glaze|drips?|fudge|caramel|sauce|chocolate|butter)\b/;
const SINKS: readonly string[] = ['ice cube', 'snowman', 'butter', 'marshmallow', 'chocolate bar'];
/** How long it takes, in seconds, and how short its tongues are at first. */
const [LONG, BEGUN] = [3.6, 0.5];
/** How low it sinks, and how much broader it gets by that. */
const [LOWER, BROADER] = [0.3, 0.22];

/** Lets what melts run down over its edge, or sink: answers how far it has at a time; null where nothing melts. */
export function meltingOf({ made, prop }: Actor): ((seconds: number) => void) | null {
  if (SINKS.includes(prop.noun)) return sinking(made);
  const coats = coatsOf(made);
  if (coats.length === 0) return null;
  return (seconds) => {
    const far = BEGUN + (1.06 - BEGUN) * softStep(-0.5, LONG, seconds);
    for (const { part, top, home } of coats) {
      part.scale.y = far;
      part.position.y = home + top * (1 - far);
    }
  };
}

/** The parts that run, and where their highest place is in their own measure. */
function coatsOf(made: Object3D): { readonly part: Mesh; readonly top: number; readonly home: number }[] {
  const found: { part: Mesh; top: number; home: number }[] = [];
  made.traverse((part) => {
    const { geometry, isMesh } = part as Mesh;
    if (!isMesh || !RUNS.test(part.name)) return;
    geometry.computeBoundingBox();
    found.push({ part: part as Mesh, top: geometry.boundingBox!.max.y, home: part.position.y });
  });
  return found;
}

function sinking(made: Object3D): (seconds: number) => void {
  const { x, y, z } = made.scale;
  const foot = new Box3().setFromObject(made).min.y - made.position.y;
  const home = made.position.y;
  return (seconds) => {
    const gone = softStep(-0.4, LONG, seconds);
    const [tall, wide] = [1 - LOWER * gone, 1 + BROADER * gone];
    made.scale.set(x * wide, y * tall, z * wide);
    made.position.y = home + foot * (1 - tall);
  };
}
