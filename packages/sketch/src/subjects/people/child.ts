import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { drawPerson } from './walking-figure.js';

export const child = {
  noun: 'child',
  words: 'kid, boy, girl, toddler',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 1.2,
  width: 0.5,
  sinks: 0,
  several: 3,
  isPerson: true,
  rides: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  drawPerson(context, paint, 1.35);
}
