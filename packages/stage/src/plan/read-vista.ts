import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { asRead } from './as-read.js';
import { findWords, type FoundWords } from './find-words.js';
import { lightOf, movesOf } from './read-look.js';
import { skyOf } from './read-sky.js';
import { BARE } from './read-table-top.js';
import type { PlanRead } from './read-plan.js';
import type { SkyPlan, StagePlan, VistaName, VistaPlan } from './stage-plan.js';
import { NUMBERS } from './stage-words.js';
import { AFAR, AT_FOOT, FROM_AIR, IN_RUINS, LAPSE, VISTA_CUES, wildOf } from './vista-words.js';

/** What may be in each, and stand there, beside what it is made of. */
const HOLDS: Readonly<Record<VistaName, readonly string[]>> = {
  city: ['eiffel tower', 'ferris wheel', 'pagoda', 'church', 'pyramid', 'castle', 'windmill'],
  falls: [],
  coast: ['lighthouse', 'castle', 'house', 'church'],
  islands: ['castle', 'house', 'windmill', 'pagoda', 'church', 'lighthouse', 'treehouse'],
  field: [],
  woods: [],
  cafe: ['eiffel tower', 'ferris wheel', 'church', 'castle', 'pagoda'],
  wilds: ['house'],
};
/** What flies through any of them. */
const BIRDS: readonly string[] = ['parrot', 'seagull', 'bird'];
/** What each is made of, by its nouns here and where it is drawn. */
const MADE_OF: Readonly<Record<VistaName, readonly string[]>> = {
  city: ['skyscraper', 'tower', 'building', 'statue', 'bridge', 'street lamp', 'traffic light', 'car'],
  falls: ['waterfall', 'tree', 'pine tree', 'rock', 'rocks', 'fern', 'palm tree', 'bush'],
  coast: ['rock', 'rocks'],
  islands: ['waterfall', 'island', 'tree', 'pine tree', 'rock', 'rocks', 'palm tree'],
  field: ['flower', 'sunflower', 'rose', 'tulip', 'poppy', 'tree'],
  woods: ['tree', 'pine tree', 'fern', 'bush', 'rock', 'autumn leaf', 'log'],
  cafe: ['tree', 'table', 'chair', 'street lamp', 'coffee', 'umbrella', 'tower', 'house', 'autumn leaf'],
  wilds: ['tree', 'pine tree', 'rock', 'rocks', 'mountain', 'snowflake'],
};
/** The first whose words are there. */
const KINDS: readonly VistaName[] = ['islands', 'falls', 'coast', 'cafe', 'city', 'field', 'wilds', 'woods'];

type Time = SkyPlan['time'];

/** The hours of a day and a night, in turn. */
const ROUND: readonly Time[] = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'];
const HOURS: readonly (readonly [RegExp, Time])[] = [
  [/^(?:dawn|sunrise|morning|daybreak)$/, 'dawn'],
  [/^(?:day|daylight|daytime|noon|midday|afternoon)$/, 'day'],
  [/^(?:sunset|golden hour)$/, 'sunset'],
  [/^(?:dusk|evening|twilight|blue hour)$/, 'dusk'],
  [/^(?:night|nightfall|nighttime|midnight)$/, 'night'],
];
const HOUR =
  'dawn|sunrise|morning|daybreak|daylight|daytime|day|noon|midday|afternoon|sunset|golden hour|dusk|evening|twilight|blue hour|nightfall|nighttime|midnight|night';
const PASSES = new RegExp(
  `\\b(${HOUR}) (?:in ?to|to|turn\\w* (?:in)?to|becom\\w*|through to|until|till) (${HOUR})\\b`,
  'i',
);

/** Plans a place that is seen for itself; null where somebody or something else is named. */
export function readVista(prompt: string, read: ReadPrompt): PlanRead | null {
  const found = asRead(findWords(prompt), read.words);
  const set = KINDS.find((kind) => isSeen(kind, found, read));
  if (!set) return null;
  return { plan: planOf(set, found, read), isProduct: false, found };
}

const isSeen = (kind: VistaName, found: FoundWords, read: ReadPrompt): boolean =>
  VISTA_CUES[kind].test(found.prompt) && isWhollyOf(kind, found, read) && (ALSO[kind]?.(found, read) ?? true);

/** What else has to be so. */
const ALSO: Readonly<Partial<Record<VistaName, (found: FoundWords, read: ReadPrompt) => boolean>>> = {
  field: (found, read) => skyOf(found, read).bloom !== null && !IN_FRONT.test(found.prompt),
  woods: (_found, { scene }) => scene.setting === 'forest' && scene.backdrop === null,
  // A cabin stands at a lake; in a valley and among dunes there is nothing but these.
  wilds: ({ prompt, found }, { scene }) =>
    (wildOf(prompt) === 'ice' || !found.some(({ prop }) => prop?.noun === 'house')) &&
    !OTHER_CABIN.test(prompt) &&
    WILD_PLACES.includes(scene.setting),
  city: (found, { scene }) => scene.setting === 'city' && isFromAfar(found) && !isCounted(found),
};

/** The one that stands at a lake is red. */
const OTHER_CABIN =
  /\b(?:blue|green|yellow|white|black|orange|purple|pink|brown|gr[ea]y|glass)(?: \w+)? (?:cabin|house|hut|cottage)\b/i;

const WILD_PLACES: readonly ReadPrompt['scene']['setting'][] = [
  'mountains',
  'desert',
  'lake',
  'beach',
  'forest',
  'hills',
  'snowfield',
];

const isFromAfar = ({ prompt }: FoundWords): boolean =>
  AFAR.test(prompt) || FROM_AIR.test(prompt) || !AT_FOOT.test(prompt);

/** One flower is what a clip is about that comes near to it. */
const IN_FRONT = /\b(?:close-?up|macro|single|lone)\b/i;

/** Nothing is named, here or by what a drawing knows, that is not of such a place. */
function isWhollyOf(kind: VistaName, { found }: FoundWords, { scene }: ReadPrompt): boolean {
  const own = [...HOLDS[kind], ...MADE_OF[kind], ...BIRDS];
  const isOwn = (noun: string): boolean => own.includes(noun);
  return (
    found.every(({ prop, figure }) => (prop === null || isOwn(prop.noun)) && figure?.wears === undefined) &&
    scene.subjects.every(({ noun }) => isOwn(noun)) &&
    scene.relations.every(({ whom }) => isOwn(whom))
  );
}

/** "Three skyscrapers" are three. */
const isCounted = ({ words, found }: FoundWords): boolean =>
  found.some(
    ({ prop, at }) =>
      prop?.noun === 'skyscraper' && at > 0 && Object.hasOwn(NUMBERS, words[at - 1]?.text ?? ''),
  );

function planOf(set: VistaName, found: FoundWords, read: ReadPrompt): StagePlan {
  const vista = vistaOf(set, found, read);
  const sets = found.found.flatMap(({ set: word }) => word ?? []);
  const sky = skyOf(found, read);
  return {
    set,
    light: lightOf(undefined, set, read),
    backdrop: null,
    actors: [],
    steaming: [],
    looksAway: false,
    magicOf: null,
    fireOf: null,
    isWet: false,
    tableTop: BARE,
    pour: null,
    ties: [],
    counter: null,
    sky: { ...sky, time: vista.hours[0] },
    vista,
    moves: movesOf(
      sets.flatMap(({ move }) => move ?? []),
      read,
    ),
    speed: read.scene.camera.speed,
    view: 'level',
    depth: 'deep',
    blur: 'none',
    close: 1,
  };
}

function vistaOf(set: VistaName, { prompt, found }: FoundWords, { scene }: ReadPrompt): VistaPlan {
  const isLapse = LAPSE.test(prompt);
  return {
    manner: mannerIn(prompt, scene),
    town: TOWNS.find(([words]) => words.test(prompt))?.[1] ?? null,
    ...(set === 'wilds' ? { wild: wildOf(prompt) } : {}),
    isFromAir: FROM_AIR.test(prompt),
    isSkyline: /\bskylines?\b/i.test(prompt),
    hours: hoursIn(prompt, scene.time),
    isLapse,
    flies: BIRDS.filter((noun) => found.some(({ prop }) => prop?.noun === noun)),
    stands: [
      ...new Set(found.flatMap(({ prop }) => (prop && HOLDS[set].includes(prop.noun) ? [prop.noun] : []))),
    ],
  };
}

const TOWNS: readonly (readonly [RegExp, NonNullable<VistaPlan['town']>])[] = [
  [/\b(?:new york|nyc|manhattan|brooklyn|statue of liberty)\b/i, 'new york'],
  [/\b(?:paris|parisian|eiffel)\b/i, 'paris'],
  [/\b(?:london|big ben|westminster)\b/i, 'london'],
];

function mannerIn(prompt: string, { styles }: ReadPrompt['scene']): VistaPlan['manner'] {
  if (IN_RUINS.test(prompt)) return 'ruined';
  if (/\b(?:futur\w+|sci-?fi|utopia\w*|alien|cyber\w*)\b/i.test(prompt) || styles.includes('neon'))
    return 'future';
  return /\b(?:old|ancient|medieval|historic|vintage)\b/i.test(prompt) ? 'old' : 'usual';
}

/** "From day to night" is all the hours between; a clip of one hour stays in it. */
function hoursIn(prompt: string, time: Time): VistaPlan['hours'] {
  const [, from, to] = PASSES.exec(prompt) ?? [];
  const [first, last] = [hourOf(from), hourOf(to)];
  if (!first || !last || first === last) return [time];
  const at = ROUND.indexOf(first);
  const long = (ROUND.indexOf(last) - at + ROUND.length) % ROUND.length;
  const others = Array.from({ length: long }, (_, index) => ROUND[(at + index + 1) % ROUND.length]!);
  return [first, ...others];
}

const hourOf = (word = ''): Time | undefined => HOURS.find(([words]) => words.test(word.toLowerCase()))?.[1];
