import type { Stir } from '../vocabulary.js';

/** What of a photograph can move by itself, by its names in dictionary form. */
const NOUNS: Readonly<Record<'clouds' | 'water' | 'leaves', string>> = {
  clouds: 'cloud sky cloudscape cirrus cumulus',
  water:
    'water sea ocean lake pond river stream creek brook bay canal surface reflection wave ripple surf tide swell lagoon fjord harbour harbor',
  leaves:
    'leaf leaves foliage tree grass meadow branch bush shrub hedge reed flower blossom wheat field corn crop plant palm forest wood woods bamboo willow fern vegetation treetop canopy ivy vine lavender sunflower tulip barley rice bough frond',
};

type Kind = keyof typeof NOUNS;

/** What they do, and which of them. */
const VERBS: readonly (readonly [kinds: readonly Kind[], words: string])[] = [
  [
    ['clouds', 'water', 'leaves'],
    'move moves moving stir stirs stirring tremble trembles trembling shake shakes shaking animate animated animating motion movement',
  ],
  [
    ['clouds', 'water'],
    'drift drifts drifting float floats floating flow flows flowing roll rolls rolling race races racing rush rushes rushing pass passes passing swirl swirls swirling churn churns churning run runs running stream streams streaming glide glides gliding travel travels travelling traveling sweep sweeps sweeping billow billows billowing',
  ],
  [
    ['water'],
    'ripple ripples rippling rippled shimmer shimmers shimmering glisten glistens glistening sparkle sparkles sparkling glitter glitters glittering lap laps lapping crash crashes crashing surge surges surging break breaks breaking splash splashes splashing wobble wobbles wobbling undulate undulates undulating',
  ],
  [
    ['leaves', 'water'],
    'sway sways swaying dance dances dancing wave waves waving quiver quivers quivering flutter flutters fluttering',
  ],
  [
    ['leaves'],
    'rustle rustles rustling bend bends bending blow blows blowing swing swings swinging nod nods nodding bow bows bowing spin turn',
  ],
  [['clouds'], 'blow blows blowing sail sails sailing'],
];

/** What says by itself that something of its kind moves. */
const ALONE: ReadonlyMap<string, Stir> = new Map([
  ['ripples', 'ripples'],
  ['rippling', 'ripples'],
  ['rustling', 'leaves'],
  ['waves', 'waves'],
]);

/** Ways of a water that goes somewhere, in place of rippling where it is. */
const ROLLING =
  /^(flow|roll|race|rush|churn|run|stream|crash|surge|break|sweep|rac|billow|splash|swirl|wave)/;

/** What moves them. */
const WINDS = new Set(['wind', 'breeze', 'gust', 'gale', 'windy', 'breezy', 'storm', 'gusts']);

const kinds = new Map(
  Object.entries(NOUNS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind])),
);
const verbs = new Map<string, readonly Kind[]>();
for (const [said, words] of VERBS)
  for (const word of words.split(' ')) verbs.set(word, [...(verbs.get(word) ?? []), ...said]);

/** What kind of thing that moves by itself a word names, or null. */
export const kindOfNoun = (stem: string): Kind | null => kinds.get(stem) ?? null;

/** Whether a word says that a thing of this kind moves. */
export const movesAs = (text: string, kind: Kind): boolean => verbs.get(text)?.includes(kind) ?? false;

export const isMoving = (text: string): boolean => verbs.has(text);

export const isWind = (text: string): boolean => WINDS.has(text);

export const stirsAlone = (text: string): Stir | null => ALONE.get(text) ?? null;

/** What moves, and how: `noun` in dictionary form, `verb` as it is said. */
export function stirOf(kind: Kind, noun: string, verb: string): Stir {
  if (kind !== 'water') return kind;
  const rolls = ROLLING.test(verb) || ['wave', 'surf', 'tide', 'swell'].includes(noun);
  return rolls ? 'waves' : 'ripples';
}
