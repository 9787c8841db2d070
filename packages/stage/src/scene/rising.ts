import { Box3, type Mesh, type Object3D, Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';
import { softStep } from './soft-step.js';

/** What is in a vessel, by the names of parts, and what lies on it. */
const FILLS = /^(?:wine|liquid|drink|water|milk|juice|beer|coffee|tea|soda|cola|matcha)$/i;
const FLOATS = /^(?:foam|ice|cream|crema|head|froth)$/i;
/** What runs over something. */
const RUNS = /^(?:syrup|sauce|glaze|honey|icing)$/i;
/** How full it is as a clip begins, and when it is full, in seconds. */
const [BEGUN, LONG] = [0.3, 3.6];
/** A bowl is as wide as its height's root; a beaker is as wide all the way. */
const BOWL = 0.5;
const ROUND: readonly string[] = ['wine glass', 'glass of white wine', 'coffee', 'cocktail'];

/** Lets what is in a vessel rise, or run over what is in it: answers how high it is at a time; null where it can't. */
export function risingIn({ made, prop }: Actor): ((seconds: number) => number) | null {
  const parts = partsOf(made, FILLS);
  const [body] = parts;
  if (body) return rising(body, partsOf(made, FLOATS), ROUND.includes(prop.noun) ? BOWL : 0);
  const [coat] = partsOf(made, RUNS);
  return coat ? running(coat) : null;
}

function partsOf(made: Object3D, names: RegExp): Mesh[] {
  const found: Mesh[] = [];
  made.traverse((part) => {
    if ((part as Mesh).isMesh && names.test(part.name)) found.push(part as Mesh);
  });
  return found;
}

/** How deep a drink is of which only the surface is made, and how much narrower its cup is there, as shares. */
const [DEPTH, NARROWER] = [0.4, 0.3];
/** What is lower than this share of its breadth is a surface alone. */
const THIN = 0.2;

/** It grows from its lowest place, or a surface is lifted; what floats on it goes along. */
function rising(body: Mesh, floats: readonly Mesh[], power: number): (seconds: number) => number {
  body.geometry.computeBoundingBox();
  const { min, max } = body.geometry.boundingBox!;
  const isSurface = max.y - min.y < THIN * (max.x - min.x);
  const deep = isSurface ? DEPTH * (max.x - min.x) : max.y - min.y;
  const { y } = body.position;
  const rests = floats.map((one) => one.position.y);
  return (seconds) => {
    const full = BEGUN + (1 - BEGUN) * softStep(-0.4, LONG, seconds);
    const down = deep * (1 - full);
    const wide = isSurface ? 1 - NARROWER * (1 - full) : full ** power;
    body.scale.set(wide, isSurface ? 1 : full, wide);
    body.position.y = isSurface ? y - down : y + min.y * (1 - full);
    floats.forEach((one, index) => {
      one.position.y = rests[index]! - down;
      if (isSurface) one.scale.set(wide, 1, wide);
    });
    body.updateWorldMatrix(true, false);
    return body.localToWorld(new Vector3(0, max.y, 0)).y;
  };
}

/** How much of what it runs over is covered as a clip begins. */
const COVERED = 0.46;
/** When all of it is, in seconds. */
const RUN = 2.3;

/** It spreads from the middle, and comes over the edge as it does. */
function running(coat: Mesh): (seconds: number) => number {
  const { y } = coat.position;
  return (seconds) => {
    const wide = COVERED + (1 - COVERED) * softStep(-0.6, RUN, seconds);
    coat.scale.set(wide, 1, wide);
    coat.position.y = y;
    return new Box3().setFromObject(coat).max.y;
  };
}
