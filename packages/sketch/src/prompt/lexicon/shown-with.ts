import type { SceneDescription } from '../scene-description.js';
import { INDOORS, ROOMS, type Air, type Setting, type TimeOfDay } from '../vocabulary.js';

/** What a scene has to be for a word to be seen in it without being asked for. */
interface Shown {
  readonly words: string;
  readonly settings?: readonly Setting[];
  readonly times?: readonly TimeOfDay[];
  readonly airs?: readonly Air[];
  /** Things by their nouns. */
  readonly nouns?: readonly string[];
  readonly overGround?: boolean;
  readonly hasBackdrop?: boolean;
  readonly nobody?: boolean;
}

const WATERS = ['sea', 'beach', 'lake', 'river', 'city'] as const;
const GREENS = ['hills', 'forest', 'mountains', 'river', 'lake', 'village'] as const;

/** Words for what belongs to a place, an hour or a thing, and is drawn with it. */
const SHOWN: readonly Shown[] = [
  {
    words:
      'water, waters, wave, ripple, rippling, ripples, reflection, reflecting, reflected, reflects, reflect, lapping, shimmering, shimmer, glistening, gleaming, surface, tide, glassy, mirror',
    settings: WATERS,
  },
  { words: 'waves, rolling, crashing, foam, surf', settings: ['sea', 'beach'] },
  { words: 'ocean, sea, horizon, coast', settings: ['sea', 'beach'] },
  {
    words:
      'wide, vast, open, endless, distant, distance, horizon, landscape, outdoor, outdoors, sky, skies, air, nature, natural, cloud',
    overGround: true,
  },
  { words: 'sand, sandy, shore, dunes', settings: ['beach', 'desert'] },
  { words: 'grass, grassy, green, summer, summery, spring, lush, rolling', settings: GREENS },
  { words: 'tree, trees, wood, foliage, branches, leaf, forest floor, trunk', settings: ['forest'] },
  { words: 'snow, snowy, snow-covered, winter, frozen, ice, icy, cold', settings: ['snowfield'] },
  { words: 'snow, snowy', settings: ['mountains'] },
  { words: 'window, building, tower, urban, town, downtown', settings: ['city', 'street'] },
  { words: 'road, pavement, asphalt, lamp, streetlight', settings: ['street'] },
  { words: 'house, roof, cottage, chimney', settings: ['village'] },
  {
    words: 'light, lighting, lit, lights',
    settings: ['city', 'street', 'village'],
    times: ['night', 'dusk'],
  },
  { words: 'light, lighting, lit, glow, glowing, warm', times: ['golden', 'sunset', 'dawn'] },
  { words: 'light, glow, glowing, lit', airs: ['moon', 'aurora', 'fireworks', 'fireflies', 'sunrays'] },
  {
    words: 'light, glow, glowing, lit, flame, smoke, spark, warm, warmth',
    nouns: ['campfire', 'lantern', 'volcano'],
  },
  { words: 'light, beam, lit, shining', nouns: ['lighthouse'] },
  { words: 'steam, steaming, hot', nouns: ['coffee', 'steaming bowl', 'pot of food'] },
  { words: 'sun, sunlight, shadow, shadows', times: ['dawn', 'day', 'golden', 'sunset'] },
  { words: 'dark, darkness, moon', times: ['night'] },
  { words: 'sun, sunlit, warm, sky, sunset', times: ['golden', 'sunset', 'dawn', 'day'] },
  { words: 'star, stars', times: ['night'] },
  { words: 'cold, wintry, frosty, white', airs: ['snow'] },
  { words: 'blowing, swaying, breeze', airs: ['wind'] },
  { words: 'falling', airs: ['rain', 'snow', 'leaves', 'petals'] },
  { words: 'thick, rolling, dense, drifting, low', airs: ['fog'] },
  { words: 'heavy, pouring', airs: ['rain', 'storm', 'snow'] },
  { words: 'flowing, swirling, flow, flows', settings: ['abstract', 'river', 'underwater'] },
  { words: 'water, reef, sea, ocean, deep, blue, sand', settings: ['underwater'] },
  { words: 'star, stars, deep, dark, sky', settings: ['space', 'sky'] },
  { words: 'background, distance', hasBackdrop: true },
  { words: 'background, backdrop, bold', settings: ['abstract'] },
  { words: 'ground, land, outside', overGround: true },
  { words: 'empty, deserted, alone, lonely', nobody: true },
  { words: 'window, windows, roof, door, chimney, smoke, smoking, rising', nouns: ['house'] },
  { words: 'water, splashing, jets, basin, flowing', nouns: ['fountain'] },
  { words: 'sail, mast', nouns: ['sailboat', 'galleon'] },
  { words: 'bowl, bowls, chopsticks, noodles, soup, broth', nouns: ['ramen'] },
  {
    words: 'cup, cups, mug, ceramic, porcelain, drink, art, arts',
    nouns: ['coffee', 'latte', 'espresso', 'cappuccino', 'tea'],
  },
  {
    words:
      'window, windows, wall, walls, floor, inside, indoors, interior, room, home, windowsill, outside, table, desk',
    settings: ROOMS,
  },
  {
    words: 'light, lighting, lit, lamp, lamps, warm, glow, glowing',
    settings: INDOORS,
    times: ['night', 'dusk'],
  },
  { words: 'lamp, lamps, shelf, shelves, counter, tile, tiles, pan, pans, pot, pots', settings: ['kitchen'] },
  { words: 'desk, desks, blackboard, board, whiteboard, blinds, monitor', settings: ['office'] },
  { words: 'shelf, shelves, goods, lamp, lamps, books, counter', settings: ['shop'] },
  { words: 'picture, shelf, shelves, curtain, curtains, plant, books, wallpaper, lamp', settings: ['room'] },
  {
    words:
      'waving, cheering, crowd, audience, fans, spectators, light, lights, lighting, spotlight, spotlights, beams, curtain, curtains, smoke, dark, lit, glow, glowing, stage, show',
    settings: ['theatre'],
  },
  { words: 'wheel, turning, wood', nouns: ['watermill'] },
  { words: 'smoke, ash, lava, curls, erupting', nouns: ['volcano', 'rocket'] },
  { words: 'turning, spinning, rotating, cabins, lights', nouns: ['ferris wheel'] },
  { words: 'waving, fluttering, blowing', nouns: ['flag'] },
  { words: 'fishing, rod', nouns: ['fisherman'] },
  {
    words:
      'hand, hands, finger, fingers, arm, arms, leg, legs, foot, feet, head, face, nose, ear, ears, hair, mouth, shoulders, clothes',
    nouns: ['person', 'child', 'rider', 'fisherman', 'astronaut', 'musician', 'dancer'],
  },
  {
    words:
      'ear, ears, nose, paw, paws, tail, tails, leg, legs, foot, feet, head, mouth, fur, whiskers, trunk, mane',
    nouns: [
      'dog',
      'cat',
      'horse',
      'fox',
      'rabbit',
      'bear',
      'lion',
      'tiger',
      'elephant',
      'wolf',
      'deer',
      'cow',
      'sheep',
      'pig',
      'mouse',
      'monkey',
    ],
  },
  {
    words: 'wheel, wheels, tank, engine, handlebars, seat, exhaust',
    nouns: ['motorcycle', 'motorbike', 'scooter'],
  },
  {
    words:
      'wheel, wheels, headlight, headlights, window, windows, windshield, hood, bonnet, door, doors, tyre, tyres',
    nouns: ['car', 'truck', 'van', 'bus', 'taxi'],
  },
  { words: 'wings, wing', nouns: ['bird', 'eagle', 'butterfly', 'dragon', 'seagull'] },
];

const BY_WORD: ReadonlyMap<string, readonly Shown[]> = (() => {
  const words = SHOWN.flatMap((shown) => shown.words.split(/,\s*/).map((word) => ({ word, shown })));
  return new Map(
    [...new Set(words.map(({ word }) => word))].map((word) => [
      word,
      words.filter((one) => one.word === word).map((one) => one.shown),
    ]),
  );
})();

const GROUNDLESS: readonly Setting[] = ['space', 'abstract', 'underwater', ...INDOORS];

/** Whether a scene shows this word of itself: waves on the sea, windows in a city, shadows by day. */
export function isShownWith(scene: SceneDescription, word: string): boolean {
  return (BY_WORD.get(word) ?? []).some((shown) => holds(shown, scene));
}

function holds(shown: Shown, scene: SceneDescription): boolean {
  const isGrounded = !GROUNDLESS.includes(scene.setting);
  const places = [scene.setting, ...(scene.backdrop ? [scene.backdrop] : [])];
  return [
    meets(shown.settings, places),
    meets(shown.times, isGrounded ? [scene.time] : []),
    meets(shown.airs, scene.airs),
    meets(
      shown.nouns,
      scene.subjects.map(({ noun }) => noun),
    ),
    !shown.overGround || isGrounded,
    !shown.hasBackdrop || scene.backdrop !== null,
    !shown.nobody || scene.subjects.length === 0,
  ].every(Boolean);
}

/** Whether one of what there is was asked for, where anything was. */
function meets<T>(asked: readonly T[] | undefined, there: readonly T[]): boolean {
  return !asked || there.some((one) => asked.includes(one));
}

/** Whether this is drawn with one of these things anyway: a house has its windows. */
export function belongsTo(word: string, nouns: readonly string[]): boolean {
  return (BY_WORD.get(word) ?? []).some(
    (shown) => shown.nouns?.some((noun) => nouns.includes(noun)) ?? false,
  );
}
