import type { Object3D } from 'three/webgpu';
import type { Motion, Prop } from '../../props/index.js';
import { beastOf } from './beast.js';
import { birdOf } from './bird.js';
import { crawlerOf } from './crawler.js';
import { drifterOf } from './drifter.js';
import type { Doing, Figure } from './figure.js';
import { personOf } from './person.js';
import { slithererOf } from './slitherer.js';
import { swimmerOf } from './swimmer.js';

/** A thing's figure, where it has bones; null for what has none. */
export function figureOf(thing: Object3D, prop: Prop, doing: Doing): Figure | null {
  const whole = thing.getObjectByName('whole');
  if (!whole) return null;
  for (const kind of KINDS) {
    const figure = kind(whole, doing, prop.moves ?? []);
    if (figure) return figure;
  }
  return null;
}

/** Who each knows by its bones, in this order. */
const KINDS: readonly ((whole: Object3D, doing: Doing, moves: readonly Motion[]) => Figure | null)[] = [
  personOf,
  (whole, doing, moves) =>
    beastOf(whole, doing, { metres: whole.scale.y, hops: moves.some(({ does }) => does === 'hop') }),
  (whole, doing) => birdOf(whole, doing, whole.scale.y),
  swimmerOf,
  crawlerOf,
  slithererOf,
  drifterOf,
];
