import type { HairCut } from '../props/index.js';
import { ACT_WORDS } from './act-words.js';
import { type FigureWord, phrases } from './figure-word.js';
import { HALL_WORDS } from './hall-words.js';
import type { Bloom } from './stage-plan.js';

export type { FigureWord } from './figure-word.js';

const fields = (bloom: Bloom, names: string): [string, FigureWord][] =>
  names.split(', ').flatMap((name) =>
    phrases(
      `field of ${name}, fields of ${name}, meadow of ${name}, ${name} field, ${name} meadow, ${name} garden`,
      {
        place: 'meadow',
        bloom,
      },
    ),
  );

/** Phrases in small letters, articles left out. */
export const FIGURE_WORDS: ReadonlyMap<string, FigureWord> = new Map([
  ...ACT_WORDS,
  ...HALL_WORDS,
  ...phrases(
    'walking, walks, strolling, strolls, wandering, marching, trotting, hiking, slithering, slithers, crawling, crawls, scuttling, scuttles',
    { act: 'walk' },
  ),
  ...phrases('walking with, walks with, walking together with', { act: 'walk', tie: 'beside' }),
  ...phrases(
    'running, runs, jogging, sprinting, galloping, racing, rushing, rushes, hurtling, hurtles, dashing, dashes',
    { act: 'run' },
  ),
  ...phrases('jumping, jumps, hopping, leaping, leaps, bouncing', { act: 'jump' }),
  ...phrases('sitting, sits, seated, sitting down', { act: 'sit' }),
  ...phrases('sitting on, sits on, seated on, sitting in, sits in, resting on', { act: 'sit', tie: 'sit' }),
  ...phrases(
    'waving, and waves, waves at, waves back, waves goodbye, waves hello, waving hello, waving goodbye, greeting',
    { act: 'wave' },
  ),
  ...phrases('waving from, waves from', { act: 'wave', tie: 'in' }),
  ...phrases('dancing, dances, dancing happily', { act: 'dance' }),
  ...phrases('flying, flies, soaring, gliding', { act: 'fly' }),
  ...phrases('swimming, swims, diving', { act: 'swim' }),
  ...phrases(
    'floating on back, floating on backs, floats on back, float on backs, floating on its back, floats on its back, floating on their backs, float on their backs, floating belly up, lying on its back in water, lying on their backs in water',
    { act: 'float' },
  ),
  ...phrases('sleeping, sleeps, lying, napping, lying down, asleep', { act: 'sleep' }),
  ...phrases('sleeping on, lying on, napping on, asleep on', { act: 'sleep', tie: 'on' }),
  ...phrases('standing, stands', { act: 'stand' }),
  ...phrases('standing on, stands on, on top of', { tie: 'on', isUpright: true }),
  ...phrases('on', { tie: 'on' }),
  ...phrases(
    'driving, drives, speeding, racing through, going around, going round, going in circles, rolling',
    {
      act: 'drive',
    },
  ),
  ...phrases('drifting, drifts, drift, drifting on, drifting through, drifting around, skidding, skids', {
    act: 'drift',
  }),
  ...phrases('painted on, painted on it, written on, written on it, printed on, printed on it', {}),
  ...phrases('riding, rides, riding on, on back of, on horseback', { tie: 'ride' }),
  ...phrases(
    'putting on, puts on, applying, applies, speaking into, speaks into, screaming into, screams into, shouting into, hands, handing, gives, giving, offers, offering, blows out, blowing out',
    { tie: 'hold' },
  ),
  ...phrases('talking on, talks on, speaking on, speaks on, chatting on', { tie: 'call' }),
  ...phrases('playing, plays', { tie: 'hold', isPlaying: true, act: 'play' }),
  ...phrases('strumming, strums', { tie: 'hold', isPlaying: true }),
  ...phrases('holding, holds, carrying, carries, holding up', { tie: 'hold' }),
  ...phrases(
    'casting spell, casts spell, casting magic spell, casts magic spell, casting spells, casts spells, casting magic spells, doing magic, performing magic, magic spell',
    { act: 'wave', casts: true },
  ),
  ...phrases('playing with, plays with, play with', { tie: 'hold', isPlay: true }),
  ...phrases('kicking, kicks, dribbling, dribbles', { tie: 'chase', act: 'run' }),
  ...phrases('chasing, chases, running after, following, follows', { tie: 'chase', act: 'run' }),
  ...phrases('beside, next to, near, by, alongside, standing next to, standing beside, and', {
    tie: 'beside',
  }),
  ...phrases('behind, standing behind', { tie: 'behind' }),
  ...phrases('in front of, standing in front of', { tie: 'in-front' }),
  ...phrases('in, inside, standing in, sitting inside', { tie: 'in' }),
  ...phrases('dress, gown, ballgown, sundress', { wears: 'dress' }),
  ...phrases('shirt, t-shirt, sweater, jacket, coat, hoodie, raincoat, blouse, jumper, pullover', {
    wears: 'top',
  }),
  ...phrases('suit, tuxedo, business suit, dinner jacket', { wears: 'suit', isTailored: true }),
  ...phrases(
    'in space suit, in space suits, space suit, spacesuit, diving suit, ski suit, swim suit, suit of armor, suit of armour',
    {},
  ),
  ...phrases('uniform, pyjamas, overalls, tracksuit, outfit, clothes', { wears: 'suit' }),
  ...phrases('trousers, pants, jeans, shorts, leggings, skirt', { wears: 'bottom' }),
  ...phrases('hair', { wears: 'hair' }),
  ...phrases('long hair', { wears: 'hair', cut: 'long' }),
  ...phrases('short hair', { wears: 'hair', cut: 'short' }),
  ...phrases('curly hair, curls', { wears: 'hair', cut: 'curls' }),
  ...phrases('ponytail', { wears: 'hair', cut: 'tail' }),
  ...phrases('pigtails, braids, bunches', { wears: 'hair', cut: 'pigtails' }),
  ...phrases('bun', { wears: 'hair', cut: 'bun' }),
  ...phrases('bald', { cut: 'bald' }),
  ...phrases('beard, bearded', { beard: true }),
  ...phrases('wearing, wears, dressed in', {}),
  ...phrases(
    'road, highway, country road, dirt road, gravel road, winding road, country lane, coastal road, motorway, on road, on highway, mountain road, race track, racetrack',
    {
      place: 'road',
    },
  ),
  ...phrases('on moon, lunar surface, moon surface, surface of moon, moonscape', { place: 'moon' }),
  ...phrases('on mars, surface of mars, martian surface, red planet surface, alien planet, on alien planet', {
    place: 'mars',
  }),
  ...phrases('asteroid field, asteroids, asteroid belt, meteor field, space rocks, debris field', {
    place: 'space',
    hasAsteroids: true,
  }),
  ...phrases('galaxy, outer space, deep space, in space, nebula, starfield', {
    place: 'space',
  }),
  ...phrases('crossing, crosses, going over, driving over', { act: 'drive', tie: 'on' }),
  ...phrases('hovering, hovers, hovering above, floating, floats', { act: 'fly' }),
  ...phrases('ocean floor, seabed, reef, coral reef', { place: 'underwater' }),
  ...phrases(
    'savanna, savannah, grassland, prairie, park, garden, field, meadow, lawn, grass, farm, countryside, backyard, back yard, orchard, vineyard',
    {
      place: 'meadow',
    },
  ),
  ...phrases('sofa room, indoors, pub, restaurant, ballroom', {
    place: 'room',
  }),
  ...phrases(
    'snowy hill, snowy slope, snow hill, snowy field, snowy hillside, snowy mountainside, snow slope',
    {
      place: 'snow',
    },
  ),
  ...phrases('floating island, sky island, floating islands', { place: 'sky' }),
  ...fields('flowers', 'flowers, flower, wildflowers, daisies, blossoms'),
  ...fields('sunflowers', 'sunflowers, sunflower'),
  ...fields('poppies', 'poppies, poppy'),
  ...fields('lavender', 'lavender'),
  ...fields('tulips', 'tulips, tulip'),
  ...phrases('spring, in spring, springtime', { season: 'spring' }),
  ...phrases('summer, in summer', { season: 'summer' }),
  ...phrases('autumn, in autumn, fall colors', { season: 'autumn' }),
  ...phrases('winter, in winter, wintertime', { season: 'winter' }),
]);

/** How hair is cut, said before it. */
export const HAIR_CUTS: Readonly<Record<string, HairCut>> = {
  long: 'long',
  short: 'short',
  curly: 'curls',
};

/** Colours of hair that people name by words of their own. */
export const HAIR_COLOURS: Readonly<Record<string, string>> = {
  blonde: '#e3c27a',
  blond: '#e3c27a',
  brunette: '#4a2f1f',
  ginger: '#c4622d',
  red: '#b5482a',
  grey: '#b9b6b2',
  gray: '#b9b6b2',
  white: '#eeece8',
  black: '#1d1a1c',
  brown: '#5a3822',
};
