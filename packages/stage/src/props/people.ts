import type { Prop } from './kit/prop.js';
import { personProp } from './people/shapes.js';

/** People of several builds. */
export const PEOPLE: readonly Prop[] = [
  personProp(
    'person',
    [
      'human',
      'someone',
      'somebody',
      'pedestrian',
      'student',
      'dancer',
      'runner',
      'hiker',
      'tourist',
      'skater',
      'rider',
      'walker',
    ],
    [0.66, 1.78, 0.4],
  ),
  personProp(
    'man',
    [
      'guy',
      'gentleman',
      'businessman',
      'farmer',
      'father',
      'husband',
      'worker',
      'jogger',
      'cowboy',
      'fisherman',
      'surfer',
      'cyclist',
    ],
    [0.66, 1.78, 0.4],
  ),
  personProp(
    'woman',
    ['lady', 'mother', 'wife', 'businesswoman', 'ballerina', 'bride', 'queen', 'princess'],
    [0.6, 1.7, 0.4],
  ),
  personProp('boy', ['child', 'kid', 'toddler', 'son'], [0.5, 1.2, 0.34]),
  personProp('girl', ['little girl', 'daughter', 'schoolgirl'], [0.5, 1.2, 0.34]),
  personProp('old man', ['grandfather', 'grandpa', 'elderly man', 'fisher'], [0.66, 1.72, 0.4]),
  personProp('old woman', ['grandmother', 'grandma', 'granny', 'elderly woman'], [0.6, 1.62, 0.4]),
];
