import { isFilming } from './camera-words.js';
import type { Token } from './words.js';

/** What stands beside a word where it means nothing that its own entry knows. */
interface Otherwise {
  readonly words: string;
  /** Two words before. */
  readonly earlier?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** But not where this follows. */
  readonly unless?: RegExp;
}

const SURFACES =
  /^(?:slate|stones?|rocks?|marble|wood|wooden|sand|hair|fur|nose|paint|clay|surface|black|dark|glass|skin|face|leaves|concrete|mud|dog|cat)$/;
const DROPS = /^(?:droplets?|drops?|beads?|bubbles?|spray|splash|splashes|glass|bottle|jug|tank|gun|tap)$/;
const PANNING = /^(?:left|right|across|over|up|down|shot|shots|to|along|around|of|from|out|in)$/;
const VESSEL = /^(?:frying|hot|iron|cast-iron|baking|sauce|sizzling|copper|steel|nonstick|non-stick)$/;
const JOINERY =
  /^(?:floors?|flooring|tables?|tabletop|desk|dining|kitchen|door|doors|shelf|shelves|panels?|panelling|beams?|cabinets?|frame|bench|chairs?|wood|barrels?|boards?|box|bed|furniture|counter|stairs|staircase|steps)$/;
const WHAT_IS_PICKED =
  /^(?:up|out|off|the|an?|her|his|its|their|some|flowers?|apples?|berries|grapes|fruits?)$/;
const ROOMS = /^(?:bed)?rooms?$|^(?:playground|menu|furniture|clothes|shoes)$/;
const FAIRY = /^(?:tales?|lights?|dust|garden|forest|land|wood|world|vibe|style)$/;
const CURRENT =
  /^(?:cars?|suvs?|vans?|bus|truck|bikes?|bicycle|scooters?|motorcycle|guitars?|kettle|toothbrush|razor|fan|oven|stove|trains?|vehicles?|bass|violin|piano|chair|mixer)$/;

const WORN_OR_GROWN =
  /^(?:suits?|coat|jacket|dress|hoodie|cloak|robes?|cape|shirt|jeans|trousers|uniform|hair|beard|fur|skin|eyes|eyed|haired|skinned|chocolate|roast|beer|ale|rum|leather|lipstick|sunglasses|brown|green|red|blue|pink|orange|teal|grey|gray|purple|armou?r|oak|walnut|knight|horse)$/;
const WILDS = /^(?:forest|woodland|woods|jungle|mountain|desert|garden|beach|meadow|park|hill)$/;
const BAR_OF =
  /^(?:soap|shampoo|chocolate|candy|protein|energy|granola|cereal|muesli|gold|silver|steel|iron|snack|butter)$/;
const GREETS =
  /^(?:camera|smiles?|around|turns?|stops?|laughs?|up|nods?|us|me|viewers?|window|door|back|out|over|looks?|grins?|bows?)$/;
const SOMEBODY =
  /^(?:man|woman|boy|girl|child|kid|he|she|robot|person|astronaut|chef|snowman|teddy|queen|king|grandma|grandpa|mother|father|teacher|santa|clown|baby|toddler|couple|family|people|crowd)$/;
const NO_PICTURE = /^(?!(?:an?|the|oil|this|that|style|acrylic|digital|watercolou?r)$)/;

/** "Wet slate" is no rain, "away from the pan" no camera's move, and "an oak floor" no tree. */
const ALL: readonly Otherwise[] = [
  { words: 'wet', after: SURFACES },
  { words: 'dark', after: WORN_OR_GROWN },
  { words: 'path road trail lane', before: WILDS },
  { words: 'path trail', after: /^(?:through|into|across|between)$/ },
  { words: 'water', after: DROPS },
  { words: 'pan pans', before: /^(?:the|an?|in|from|into|onto)$/, unless: PANNING },
  { words: 'pan pans', before: VESSEL },
  { words: 'fairy', unless: FAIRY },
  { words: 'field', earlier: /^depth$/, before: /^of$/ },
  { words: 'pick picks picked picking', after: WHAT_IS_PICKED },
  { words: 'oak pine birch cherry walnut maple ash teak cedar bamboo', after: JOINERY },
  { words: "kids kid's children children's child's baby", after: ROOMS },
  { words: 'electric', after: CURRENT },
  { words: 'bar bars', before: BAR_OF },
  { words: 'bar bars', after: /^of$/ },
  { words: 'waves', after: /^(?:goodbye|hello|hi|bye|back|his|her|their|hands?)$/ },
  { words: 'waves', before: /^(?:and|he|she|then|who)$/, earlier: GREETS },
  { words: 'waves', before: SOMEBODY, unless: /^(?:of|in|over|crash|crashing|roll|rolling)$/ },
  { words: 'painting', before: NO_PICTURE, after: /^(?:her|his|their|its|my|our|over|walls?)$/ },
];

const BY_WORD: ReadonlyMap<string, readonly Otherwise[]> = new Map(
  ALL.flatMap(({ words }) => words.split(' ')).map((word) => [
    word,
    ALL.filter(({ words }) => words.split(' ').includes(word)),
  ]),
);

/** Whether one word, by its neighbours, means nothing of what it means alone. */
export function isSaidOtherwise(tokens: readonly Token[], at: number): boolean {
  const rows = BY_WORD.get(tokens[at]!.text) ?? [];
  return rows.some((row) => holds(row, tokens, at)) || isWhatFilmsDoing(tokens, at) || isForWhom(tokens, at);
}

const ANY = /^/;
const NONE = /$^./;

function holds(
  { earlier = ANY, before = ANY, after = ANY, unless = NONE }: Otherwise,
  tokens: readonly Token[],
  at: number,
): boolean {
  const next = wordAt(tokens, at + 1);
  const isThere = earlier.test(wordAt(tokens, at - 2)) && before.test(wordAt(tokens, at - 1));
  return isThere && after.test(next) && !unless.test(next);
}

/** "A video for my granddaughter": she is to see it. */
const isForWhom = (tokens: readonly Token[], at: number): boolean =>
  SEES.test(tokens[at]!.text) &&
  /^(?:my|our)$/.test(wordAt(tokens, at - 1)) &&
  wordAt(tokens, at - 2) === 'for' &&
  WANTED.test(wordAt(tokens, at - 3));

const WANTED = /^(?:videos?|clips?|films?|animation|something|intro|post)$/;
const SEES =
  /^(?:(?:grand|step)?(?:son|daughter|mother|father|child|children|kids?|ma|pa|mom|mum|dad)s?|wife|husband|boyfriend|girlfriend|partner|sister|brother|nephew|niece|aunt|uncle|friends?|boss|team|students?|pupils|customers?|clients?|followers|fans|guests|parents|grandparents|family)$/;

const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token && !token.isBreak ? token.text : '';
};

/** "The camera moves along the row": nothing in the picture does. */
const isWhatFilmsDoing = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && GOING.test(tokens[at]!.text) && tokens[at - 1]!.stem === 'camera' && isFilming(tokens, at - 1);

const GOING = /^(?:moves?|goes|travels?|walks?|runs?|flies|floats?|drives?|follows?|passes|slides?|sweeps?)$/;

/** Names of two words for what is not drawn: "no motion blur" rules out both. */
const NAMES: ReadonlySet<string> = new Set(['motion blur', 'motion blurs', 'motion blurring']);

/** Whether a word goes on with the name that the one before it begins. */
export const isOneThing = (before: string | undefined, { text }: Token): boolean =>
  NAMES.has(`${before} ${text}`);
