import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { drawPerson } from './walking-figure.js';

export const person = {
  noun: 'person',
  words:
    'people, man, woman, figure, traveler, traveller, hiker, wanderer, walker, pedestrian, silhouette, lady, guy, stranger, monk, farmer, explorer, lovers, couple walking, human, samurai, swordsman, shepherd, photographer, pilgrim, runaway, boyfriend, girlfriend, friends, tourists, commuters, passerby',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 1.75,
  width: 0.45,
  sinks: 0,
  several: 5,
  isPerson: true,
  rides: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  drawPerson(context, paint, 1);
}
