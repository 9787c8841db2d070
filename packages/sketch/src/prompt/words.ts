/** One token of a prompt: a word, or a mark that ends a clause. */
export interface Token {
  readonly text: string;
  /** Dictionary form: lower case, plural ending taken off. */
  readonly stem: string;
  readonly isBreak: boolean;
  /** Where it stands in the prompt as it was written. */
  readonly start: number;
  readonly end: number;
  /** Whether it is another word than the one that was written, which is near it. */
  readonly isGuess?: boolean;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    persons: 'person',
    wolves: 'wolf',
    mice: 'mouse',
    geese: 'goose',
    feet: 'foot',
    teeth: 'tooth',
    leaves: 'leaves',
    knives: 'knife',
    buses: 'bus',
    foxes: 'fox',
    fishes: 'fish',
    horses: 'horse',
    houses: 'house',
    roses: 'rose',
    oxen: 'ox',
    calves: 'calf',
    butterflies: 'butterfly',
    fireflies: 'fireflies',
    cacti: 'cactus',
    octopi: 'octopus',
    waves: 'wave',
    canoes: 'canoe',
    volcanoes: 'volcano',
    shoes: 'shoe',
    woods: 'woods',
    glasses: 'glasses',
    sunglasses: 'sunglasses',
    eyeglasses: 'eyeglasses',
    binoculars: 'binoculars',
    scissors: 'scissors',
    jeans: 'jeans',
    alps: 'alps',
    axes: 'axe',
    lighthouses: 'lighthouse',
    greenhouses: 'greenhouse',
    bees: 'bee',
    trees: 'tree',
    tomatoes: 'tomato',
    potatoes: 'potato',
    mosquitoes: 'mosquito',
    buffaloes: 'buffalo',
    heroes: 'hero',
  }),
);

const KEEP = /(ss|us|is|americas|atlas|canvas|chaos|christmas|cosmos|himalayas|maracas|rhinoceros)$/;

/** The dictionary form of a lower-case word. */
export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length <= 3 || !word.endsWith('s') || KEEP.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const PICTOGRAPH =
  /(?:\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*)*)/u;
/** Scripts that put no blank between words: each of their letters is read for itself. */
const UNSEGMENTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['\u2019&-][\p{L}\p{N}\p{M}]+)*/u;
const BREAK = /[.,;:!?\n()/\u2014\u2013\u3001\u3002\uFF0C\uFF1B\u060C\u0964]/u;
const PIECES = new RegExp([PICTOGRAPH, UNSEGMENTED, WORD, BREAK].map((one) => one.source).join('|'), 'gu');
const HAS_WORD = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u;

/** Cuts a prompt into words, pictographs and clause marks. Any language's letters are words. */
export function tokenize(prompt: string): Token[] {
  return [...prompt.matchAll(PIECES)].flatMap(({ 0: piece, index }) =>
    runsOf(piece).map(({ text, at }) => tokenOf(text, index + at)),
  );
}

/** A word that runs on into letters of an unsegmented script ends there. */
function runsOf(piece: string): { text: string; at: number }[] {
  if (!UNSEGMENTED.test(piece)) return [{ text: piece, at: 0 }];
  const runs = piece.matchAll(
    new RegExp(`${UNSEGMENTED.source}\\p{M}*|(?:(?!${UNSEGMENTED.source}).)+`, 'gu'),
  );
  return [...runs].map(({ 0: text, index }) => ({ text, at: index }));
}

function tokenOf(written: string, start: number): Token {
  const text = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\uFE0F\p{EMod}]/gu, '');
  const isBreak = !HAS_WORD.test(written);
  const stem = isBreak ? text : stemOf(text.replace(/'s$/, ''));
  return { text, stem, isBreak, start, end: start + written.length };
}
