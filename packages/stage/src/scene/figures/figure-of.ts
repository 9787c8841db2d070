import type { Object3D } from 'three/webgpu';
import type { Prop } from '../../props/index.js';
import { beastOf } from './beast.js';
import { birdOf } from './bird.js';
import type { Doing, Figure } from './figure.js';
import { personOf } from './person.js';
import { swimmerOf } from './swimmer.js';

/** Whether a thing has bones to act with. */
export const isFigure = ({ paints }: Pick<Prop, 'paints'>): boolean => paints.includes('figure');

/** A thing's figure, where it has bones; null for what has none. */
export function figureOf(thing: Object3D, prop: Prop, doing: Doing): Figure | null {
  const whole = thing.getObjectByName('whole');
  if (!whole) return null;
  const metres = whole.scale.y;
  return (
    personOf(whole, doing) ??
    beastOf(whole, doing, metres) ??
    birdOf(whole, doing) ??
    swimmerOf(whole, doing, prop.moves ?? [])
  );
}
