import { beast, type BeastLook } from './animals/beast.js';
import { GAIT, GROUND } from './animals/pets/shapes.js';
import { CORGI, DALMATIAN, HUSKY, POODLE, PUG } from './kennel/looks.js';
import { made } from './kit/maker.js';
import type { Prop } from './kit/prop.js';

const breed = (noun: string, words: readonly string[], size: Prop['size'], look: BeastLook): Prop => ({
  noun,
  words,
  size,
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, look)),
});

/** Dogs that one knows by their coat, their ears and how tall they are. */
export const KENNEL: readonly Prop[] = [
  breed('husky', ['malamute', 'siberian husky', 'samoyed'], [0.336, 0.872, 1.1], HUSKY),
  breed('corgi', ['welsh corgi'], [0.283, 0.651, 0.908], CORGI),
  breed('dalmatian', [], [0.342, 0.813, 1.268], DALMATIAN),
  breed('poodle', [], [0.368, 0.813, 1.043], POODLE),
  breed('pug', ['french bulldog', 'bulldog'], [0.253, 0.515, 0.632], PUG),
];
