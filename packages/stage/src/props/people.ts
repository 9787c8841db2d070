import type { Prop } from './kit/prop.js';
import type { Wear } from './kit/prop-options.js';
import type { BuildName } from './people/build.js';
import { CHARACTERS } from './people/characters.js';
import { personProp } from './people/shapes.js';

const listed = (words: string): string[] => (words === '' ? [] : words.split(', '));
const plain = (noun: BuildName, words: string): Prop => personProp(noun, listed(words), { build: noun });

/** Somebody whose clothes say who it is. */
const clad = (noun: string, words: string, build: BuildName, costume: Wear): Prop =>
  personProp(noun, listed(words), { build, costume });

/** People of several builds, and those whom one knows by what they wear. */
export const PEOPLE: readonly Prop[] = [
  plain(
    'person',
    'player, toy brick figure, brick figure, minifigure, biker, motorcyclist, fighter, couple, family, crowd, audience, team, human, someone, somebody, pedestrian, student, dancer, runner, hiker, tourist, skater, rider, walker, teenager, friend, traveler, traveller, singer, musician, artist, scientist, painter, model, guitarist, violinist, cellist, pianist, drummer, saxophonist, busker, performer, rapper, dj, barista, waiter, professor, teacher, cashier, shopkeeper, gardener, photographer, shopper, climber, golfer, boxer, athlete, hero, adventurer, explorer',
  ),
  plain(
    'man',
    'guy, gentleman, father, husband, worker, jogger, surfer, dad, young man, skateboarder, cyclist, swimmer, soccer player, football player, tennis player, basketball player, driver, sailor, warrior, hunter, prince, bartender, barkeeper, potter, carpenter, mechanic, blacksmith',
  ),
  plain(
    'woman',
    'lady, mother, wife, young woman, mom, mum, businesswoman, lady in red, waitress, actress, customer, librarian, seamstress',
  ),
  plain('boy', 'child, kid, toddler, son, little boy, young boy, baby'),
  plain('girl', 'little girl, daughter, schoolgirl, young girl'),
  plain('old man', 'grandfather, grandpa, elderly man, older man, grandad'),
  plain('old woman', 'grandmother, grandma, granny, elderly woman, older woman, old lady'),
  clad('businessman', 'business man, office worker, spy, detective', 'man', {
    top: '#232a38',
    bottom: '#232a38',
    shoes: '#17171b',
    isTailored: true,
  }),
  clad('groom', 'bridegroom, man in tuxedo, best man', 'man', {
    top: '#1f222b',
    bottom: '#1f222b',
    isTailored: true,
  }),
  clad('fisherman', 'fisher', 'old man', { top: '#d9a62e', bottom: '#3a4a5c', hat: '#d9a62e', beard: true }),
  clad('cowboy', 'sheriff, cowgirl', 'man', { top: '#a8552f', bottom: '#3d5378', hat: '#6b4326' }),
  clad('astronaut', 'spaceman, cosmonaut', 'person', {
    top: '#eceef0',
    bottom: '#e4e7ea',
    shoes: '#c9ccd2',
    gloves: '#c9ccd2',
    head: 'space helmet',
  }),
  clad('knight', 'armored knight, medieval knight, soldier, gladiator', 'man', {
    top: '#7b838f',
    bottom: '#5f6773',
    shoes: '#8d95a1',
    gloves: '#8d95a1',
    head: 'knight helmet',
    isArmoured: true,
  }),
  clad('wizard', 'sorcerer, mage, magician, warlock', 'old man', {
    dress: '#8a2fa0',
    isRobe: true,
    head: 'pointed hat',
    hat: '#8a2fa0',
    beard: true,
  }),
  clad('witch', 'sorceress', 'woman', {
    dress: '#2d2338',
    isRobe: true,
    head: 'pointed hat',
    hat: '#2d2338',
    hair: '#c4622d',
    cut: 'long',
  }),
  clad('queen', 'princess, empress', 'woman', {
    dress: '#b0486f',
    isRobe: true,
    head: 'crown',
    cut: 'long',
  }),
  clad('king', 'emperor', 'old man', { dress: '#8c2436', isRobe: true, head: 'crown', beard: true }),
  clad('chef', 'cook, baker', 'man', { top: '#f2f1ed', bottom: '#3b3b42', head: 'cook hat' }),
  clad('ballerina', 'ballet dancer', 'woman', {
    dress: '#eeb6c4',
    shoes: '#f0b9c6',
    cut: 'bun',
    isTutu: true,
  }),
  clad('bride', '', 'woman', { dress: '#f4f1ec', isRobe: true, cut: 'long' }),
  clad('doctor', 'nurse', 'person', { top: '#f1f4f5', bottom: '#9fc3cc' }),
  clad('santa', 'santa claus, father christmas', 'old man', {
    top: '#c22f2f',
    bottom: '#c22f2f',
    head: 'pointed hat',
    hat: '#c22f2f',
    beard: true,
  }),
  clad('monk', '', 'man', { dress: '#c9762e', isRobe: true, cut: 'bald' }),
  ...CHARACTERS.map(({ noun, words, build, costume }) => clad(noun, words, build, costume)),
];
