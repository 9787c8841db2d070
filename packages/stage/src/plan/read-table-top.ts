import { findProp } from '../props/index.js';
import { acts } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import type { TiePlan } from './acts.js';
import { showOf, withoutHandfuls } from './read-show.js';
import { plainly } from './stand-ins.js';
import type { ActorPlan, Behind, SetName, StagePlan, TableTop } from './stage-plan.js';

const OF_BEHIND: readonly (readonly [Behind, RegExp])[] = [
  [
    'leaves',
    /\b(?:(?:leaves|leaf|foliage|greenery|plants?|ferns?|botanical|tropical|palm leaves|jungle)\b[^,.;]{0,24}\b(?:background|backdrop|behind)|(?:surrounded by|among|with) (?:\w+ ){0,2}(?:leaves|foliage|greenery)|(?:leafy|botanical|tropical|natural) (?:background|backdrop))\b/i,
  ],
  ['gradient', /\bgradient\b/i],
  [
    'colourful',
    /\b(?:colou?rful|vibrant|rainbow|multi-?colou?red|bright|playful|pop art|psychedelic) (?:\w+ )?(?:background|backdrop)|\b(?:background|backdrop) (?:full of|of many) colou?rs\b/i,
  ],
];

const SPLASH = /\b(?:splash(?:es|ing|ed)?|splatter\w*)\b/i;
const OF_WATER = /\b(?:through|into (?:an? |the )?(?:puddle|sea|ocean|lake|river|pool))\b/i;
const ICE =
  /\b(?:ice[- ]cold|on ice|ice ?cubes?|with ice|icy|ice)\b(?! (?:cream|skat|rink|hockey|age|bear|cave))/i;
const LIFTED = /\b(?:lift(?:s|ed|ing)?|pull(?:s|ed|ing)?|stretch(?:es|ed|ing|y)?|cheese pull)\b/i;
const MIST = /\b(?:mist(?:y)?|fog(?:gy)?|smok(?:e|y)|haze|hazy|dry ice|vapou?r)\b/i;
const MELTS = /\b(?:melt(?:s|ed|ing|y)?|molten|gooey|ooz(?:es?|ing)|dripping)\b/i;
const LAID: readonly (readonly [NonNullable<TableTop['laid']>, RegExp])[] = [
  ['autumn leaf', /\b(?:autumn(?:al)?|fall (?:vibes|mood|leaves|season|colou?rs)|thanksgiving)\b/i],
  ['leaf sprig', /\b(?:leaves|foliage|botanical|aesthetic|flat[- ]?lay|styled|organic|herbal)\b/i],
];
const GLOSSY =
  /\b(?:wet|glossy|polished|shiny|reflect(?:ive|ing)|mirror(?:ed|-like)?) (?:[\w-]+ ){0,2}(?:stone|slate|marble|granite|concrete|rock|table|surface|floor|counter(?:top)?|wood)\b/i;
const BAR =
  /\b(?:beach|tiki|pool|seaside|tropical|palapa|cabana|resort|sand) (?:bar|shack|hut|caf[eé]|restaurant)\b/i;
const ON_DESK = /\b(?:on|across|over|along) (?:an? |the |my |his |her )?(?:\w+ ){0,2}desk\b/i;
const ON_ROCK =
  /\b(?:on|atop|upon|against) (?:(?:top of|an?|the|some|rough|wet|dark|black|mossy|grey|gray|jagged|natural|volcanic|rugged|big|large|small) )*(?:rocks?|boulders?)\b/i;

/** What has something on it that runs down over its edge, or sinks by itself. */
const MELTING: readonly string[] = [
  'burger',
  'sandwich',
  'cake',
  'cake slice',
  'cheesecake',
  'donut',
  'honey jar',
  'ice cube',
  'marshmallow',
  'snowman',
];

/** What is cold in a glass, a can or a bottle. */
const CHILLED: readonly string[] = [
  'soda can',
  'beer bottle',
  'water bottle',
  'champagne bottle',
  'wine bottle',
  'glass',
  'glass of water',
  'glass of cola',
  'lemonade',
  'mojito',
  'whiskey',
  'iced tea',
  'iced coffee',
  'iced matcha',
  'cocktail',
  'smoothie',
];

/** Ice lies close about what it cools. */
const withoutIce = (actors: readonly ActorPlan[], { isIced }: TableTop): readonly ActorPlan[] =>
  isIced ? actors.filter(({ noun }, index) => index === 0 || noun !== 'ice cube') : actors;

const isThing = ({ noun }: ActorPlan): boolean => !acts(findProp(noun)!);
const isForTable = ({ noun }: ActorPlan): boolean => findProp(noun)!.stands.includes('table');

/** A plan without what is about the things of a table top. */
export type UndressedPlan = Omit<StagePlan, 'tableTop'>;

/** A plan with what its words put about the things of a table top. */
export function dressed(plan: UndressedPlan, found: FoundWords): StagePlan {
  const tableTop = tableTopOf(found, plan.actors, plan.set);
  const show = showOf(plan, found);
  const actors = withoutHandfuls(withoutIce(coloured(plan, found), tableTop), show, found);
  const own = { ...plan, tableTop, actors, ...(show && { show }) };
  if (plan.counter !== null || plan.sky !== null) return own;
  return { ...own, ...withWhatIsUnder(own, found) };
}

/** What is about the things of a table top: behind them, over them and under them. */
function tableTopOf({ prompt }: FoundWords, [main]: readonly ActorPlan[], set: SetName): TableTop {
  const behind = OF_BEHIND.find(([, words]) => words.test(prompt))?.[0] ?? null;
  const about = main !== undefined && isThing(main) && isForTable(main) ? aboutThing(main, prompt) : NOTHING;
  return { behind, ...about, isBar: BAR.test(prompt) && set === 'beach', ...deskIn(prompt, set) };
}

type About = Omit<TableTop, 'behind' | 'isBar' | 'isDesk'>;

const deskIn = (prompt: string, set: SetName): Pick<TableTop, 'isDesk'> =>
  set === 'wood' && ON_DESK.test(prompt) ? { isDesk: true } : {};

const NOTHING: About = {
  isSplashed: false,
  isIced: false,
  isLifted: false,
  isMelting: false,
  isMisty: false,
  isGlossy: false,
  laid: null,
};

/** Nothing is about a thing. */
export const BARE: TableTop = { behind: null, ...NOTHING, isBar: false };

const aboutThing = ({ noun }: ActorPlan, prompt: string): About => ({
  isSplashed: SPLASH.test(prompt) && !OF_WATER.test(prompt),
  isIced: ICE.test(prompt) && CHILLED.includes(noun),
  isLifted: noun === 'pizza slice' && LIFTED.test(prompt),
  isMelting: MELTS.test(prompt) && MELTING.includes(noun),
  isMisty: MIST.test(prompt),
  isGlossy: GLOSSY.test(prompt),
  laid: LAID.find(([, words]) => words.test(prompt))?.[0] ?? null,
});

const SLATE = /\bslate\b/i;
const MANY_COLOURS = /\bcolou?rful\b/i;
/** Before an evening sky, and of slate. */
const [BERRY, BLACK] = ['#e0157c', '#2b2d31'];

/** What is served on slate is on that and on no board, and a colourful drink is not of the colour of the sky behind it. */
function coloured({ actors, light, sky }: UndressedPlan, { prompt }: FoundWords): readonly ActorPlan[] {
  return actors.map((one) => {
    if (one.noun === 'sushi' && SLATE.test(prompt)) return { ...one, material: 'stone', colour: BLACK };
    const stands = one.noun === 'cocktail' && one.colour === null && sky !== null && light === 'golden';
    return stands && MANY_COLOURS.test(prompt) ? { ...one, colour: BERRY } : one;
  });
}

/** The pizza that a slice is lifted from, and the rock that a thing is on. */
function withWhatIsUnder(
  { actors, ties }: Pick<StagePlan, 'actors' | 'ties'>,
  { prompt }: FoundWords,
): Pick<StagePlan, 'actors' | 'ties'> {
  const [main] = actors;
  const has = (noun: string): boolean => actors.some((one) => one.noun === noun);
  if (main?.noun === 'pizza slice' && LIFTED.test(prompt) && !has('pizza'))
    return { actors: [...actors, plainly('pizza', 1)], ties };
  if (main === undefined || !isOnRock(main, prompt)) return { actors, ties };
  const on: TiePlan = { tie: 'on', who: main.noun, whom: 'rock' };
  const rock = has('rock') ? [] : [{ ...plainly('rock', 1), colour: ROCK }];
  return { actors: [...actors, ...rock], ties: [...ties.filter(({ whom }) => whom !== 'rock'), on] };
}

/** Rough stone, darker than what lies on it. */
const ROCK = '#75706b';

const isOnRock = (main: ActorPlan, prompt: string): boolean =>
  ON_ROCK.test(prompt) && isThing(main) && isForTable(main) && main.count === 1;

const TOLD: readonly (readonly [keyof TableTop, RegExp])[] = [
  ['isSplashed', /^(?:splash\w*|splatter\w*|water)$/i],
  ['isIced', /^(?:ice|icy|cold|ice-cold|cubes?|ice cubes?|chilled)$/i],
  ['isLifted', /^(?:lift\w*|pull\w*|stretch\w*|melt\w*|cheese|cheesy|stringy)$/i],
  ['isMelting', /^(?:melt\w*|molten|gooey|ooz\w*|dripping)$/i],
  ['isGlossy', /^(?:wet|glossy|polished|shiny|reflect\w*|mirror\w*)$/i],
  ['isMisty', /^(?:mist|misty|fog|foggy|smoke|smoky|haze|hazy|dry ice|dry|vapou?r|drift\w*|swirl\w*|fine)$/i],
  ['isBar', /^(?:bar|tiki|shack|hut|beach bar)$/i],
];
const BEHIND: Readonly<Record<Behind, RegExp>> = {
  leaves: /^(?:leaves|leaf|foliage|greenery|plants?|ferns?|botanical|tropical|palm|leafy|surrounded)$/i,
  gradient: /^gradient$/i,
  colourful: /^(?:colou?rful|vibrant|rainbow|multi-?colou?red|bright|playful)$/i,
};

/** Whether a word tells of what is about the things of a table top. */
/** What tells of what lies about it. */
const OF_LAID =
  /^(?:autumn\w*|fall|vibes?|leaves|leaf|foliage|botanical|aesthetics?|flat|lay|flatlay|styled|organic|herbal|thanksgiving)$/i;

export const isOfTableTop = (text: string, { tableTop }: Pick<StagePlan, 'tableTop'>): boolean =>
  TOLD.some(([key, words]) => tableTop[key] === true && words.test(text)) ||
  (tableTop.laid !== null && OF_LAID.test(text)) ||
  (tableTop.behind !== null && BEHIND[tableTop.behind].test(text));
