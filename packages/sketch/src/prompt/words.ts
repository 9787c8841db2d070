/** One token of a prompt: a word, or a mark that ends a clause. */
export interface Token {
  readonly text: string;
  /** Dictionary form: lower case, plural ending taken off. */
  readonly stem: string;
  readonly isBreak: boolean;
}

const IRREGULAR: Record<string, string> = {
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
};

const KEEP = /(ss|us|is|americas|atlas|canvas|chaos|christmas|cosmos|himalayas|maracas|rhinoceros)$/;

/** The dictionary form of a lower-case word. */
export function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length <= 3 || !word.endsWith('s') || KEEP.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Cuts a prompt into words and clause marks. Any language's letters are words. */
export function tokenize(prompt: string): Token[] {
  const plain = prompt
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'");
  const pieces = plain.match(/[\p{L}\p{N}]+(?:['&-][\p{L}\p{N}]+)*|[.,;:!?\n()/]|[\u2014\u2013]/gu) ?? [];
  return pieces.map((text) => {
    const isBreak = !/[\p{L}\p{N}]/u.test(text);
    return { text, stem: isBreak ? text : stemOf(text.replace(/'s$/, '')), isBreak };
  });
}
