import { SUBJECTS, type Drawn, type Noun } from '../subjects/catalogue.js';
import { ART_NOUNS } from './art-nouns.js';
import { COLOURS } from './lexicon/colours.js';
import {
  CAMERA_WORDS,
  PACE_WORDS,
  SHOT_WORDS,
  SIZE_WORDS,
  SPEED_WORDS,
  STYLE_WORDS,
  VERB_WORDS,
} from './lexicon/manner.js';
import { SETTING_WORDS, TIME_WORDS } from './lexicon/places.js';
import { SOUND_WORDS } from './lexicon/sounds.js';
import { NO_PICTURES } from './lexicon/no-pictures.js';
import { STAND_INS } from './lexicon/stand-ins.js';
import { RELATION_WORDS } from './lexicon/ties.js';
import { AIR_WORDS, CLOUD_WORDS } from './lexicon/weather.js';
import { NEAR_NOUNS } from './near-nouns.js';
import { stemOf } from './words.js';

/**
 * What a phrase can mean. A `standIn` is near it and no more: a canyon is drawn as mountains. One phrase may
 * mean several things at once ("winter": a setting and snow).
 */
export type Meaning =
  | {
      readonly kind:
        | 'setting'
        | 'time'
        | 'clouds'
        | 'air'
        | 'style'
        | 'camera'
        | 'verb'
        | 'speed'
        | 'size'
        | 'pace'
        | 'shot'
        | 'relation'
        | 'sound'
        | 'music'
        | 'colour';
      readonly value: string;
      readonly standIn?: boolean;
    }
  | {
      readonly kind: 'drawn';
      readonly value: Noun;
      readonly noun: Noun;
      readonly colour?: string;
      readonly standIn?: boolean;
    }
  | {
      readonly kind: 'art';
      readonly value: string;
      readonly noun: string;
      readonly colour?: string;
      readonly standIn?: boolean;
    };

/** Written at the first question: a server that draws nothing starts without it. */
const book = new Map<string, Meaning[]>();
const phraseWords = new Set<string>();
let longest = 1;

/** The phrase in dictionary form, words joined by one blank. */
export function phraseKey(words: readonly string[]): string {
  return words.map((word) => stemOf(word)).join(' ');
}

/** Everything the phrase of these stems can mean; empty when it is unknown. */
export function lookUp(stems: readonly string[]): readonly Meaning[] {
  if (book.size === 0) write();
  const key = stems.join(' ');
  return book.get(key) ?? nearMeanings(key);
}

let near: ReadonlyMap<string, string> | null = null;

/** A thing that we do not draw, as the kind that it is of: a schooner is a ship. */
function nearMeanings(word: string): readonly Meaning[] {
  near ??= new Map(
    NEAR_NOUNS.split(';').flatMap((entry) => {
      const [noun = '', words = ''] = entry.split(':');
      return words.split(',').map((one) => [one, noun] as const);
    }),
  );
  const noun = near.get(word);
  const meanings = noun === undefined ? [] : (book.get(phraseKey(noun.split(' '))) ?? []);
  return meanings.flatMap((one) => ('noun' in one ? [{ ...one, standIn: true }] : []));
}

/** Whether a phrase has this word in it: "a-frame" is one word of "a-frame cabin". */
export function isPhraseWord(word: string): boolean {
  if (book.size === 0) write();
  return phraseWords.has(word);
}

const byLetter = new Map<string, readonly string[]>();

/** The phrases of one word that begin with this letter. */
export function singleWords(letter: string): readonly string[] {
  if (book.size === 0) write();
  const known = byLetter.get(letter);
  const words = known ?? [...book.keys()].filter((key) => key.startsWith(letter) && !key.includes(' '));
  byLetter.set(letter, words);
  return words;
}

/** The most words that any known phrase has. */
export function longestPhrase(): number {
  if (book.size === 0) write();
  return longest;
}

function add(phrase: string, meaning: Meaning): void {
  const words = phrase.split(/\s+/);
  const key = phraseKey(words);
  longest = Math.max(longest, words.length);
  for (const word of words) if (word.length > 2) phraseWords.add(word);
  const known = book.get(key) ?? [];
  if (known.some((other) => other.kind === meaning.kind)) return;
  book.set(key, [...known, meaning]);
}

function addAll(kind: Exclude<Meaning['kind'], 'drawn' | 'art'>, table: Record<string, string>): void {
  for (const [value, words] of Object.entries(table)) {
    for (const listed of words.split(/,\s*/)) {
      const near = listed.startsWith('~');
      add(near ? listed.slice(1) : listed, { kind, value, ...(near ? { standIn: true } : {}) });
    }
  }
}

function addArt(): void {
  for (const [noun, key] of ART_NOUNS) {
    if (!NO_PICTURES.has(noun) && !book.has(phraseKey(noun.split(' '))) && !isColouredDrawing(noun))
      add(noun, BUSTS.has(key) ? A_PERSON : { kind: 'art', value: key, noun });
  }
}

/** Pictures of the open art that show a head and shoulders alone: in a landscape they would be giants in the grass. */
const BUSTS: ReadonlySet<string> = new Set([
  'artist',
  'construction-worker',
  'cook',
  'factory-worker',
  'farmer',
  'health-worker',
  'judge',
  'mechanic',
  'office-worker',
  'old-man',
  'old-woman',
  'person-beard',
  'person-in-tuxedo',
  'person-with-veil',
  'pilot',
  'police-officer',
  'pregnant-woman',
  'scientist',
  'singer',
  'student',
  'teacher',
  'technologist',
]);
const A_PERSON: Meaning = { kind: 'drawn', value: 'person', noun: 'person', standIn: true };

// "White horse" is our own horse in white, not a picture of one.
function isColouredDrawing(noun: string): boolean {
  const [colour = '', ...rest] = noun.split(' ');
  return colour in COLOURS && lookUp([phraseKey(rest)]).some((meaning) => meaning.kind === 'drawn');
}

function addDrawn({ noun, words }: Drawn): void {
  for (const { phrase, colour } of [{ phrase: noun, colour: {} }, ...phrasesOf(words)])
    add(phrase, { kind: 'drawn', value: noun, noun, ...colour });
}

/** What a record says by phrases of other kinds: that somebody rides it, that something fills the air. */
function addAsides({ noun, ridingWords, airWords }: Drawn): void {
  for (const [value, words] of Object.entries(airWords ?? {}))
    for (const { phrase } of phrasesOf(words)) add(phrase, { kind: 'air', value });
  for (const { phrase, colour } of phrasesOf(ridingWords ?? '')) {
    add(phrase, { kind: 'verb', value: 'drive' });
    add(phrase, { kind: 'drawn', value: noun, noun, ...colour });
  }
}

/** Phrases as records list them, each with the colour that it says. */
function phrasesOf(words: string): { phrase: string; colour: { colour?: string } }[] {
  const listed = words.split(/,\s*/).filter(Boolean);
  return listed.map((one) => {
    const [phrase = '', colour] = one.split(':');
    return { phrase, colour: colour ? { colour } : {} };
  });
}

function write(): void {
  addAll('camera', CAMERA_WORDS);
  addAll('setting', SETTING_WORDS);
  addAll('time', TIME_WORDS);
  addAll('air', AIR_WORDS);
  addAll('clouds', CLOUD_WORDS);
  addAll('style', STYLE_WORDS);
  addAll('verb', VERB_WORDS);
  addAll('speed', SPEED_WORDS);
  addAll('pace', PACE_WORDS);
  addAll('shot', SHOT_WORDS);
  addAll('relation', RELATION_WORDS);
  addAll('size', SIZE_WORDS);
  addAll('sound', SOUND_WORDS);
  for (const colour of Object.keys(COLOURS)) add(colour, { kind: 'colour', value: colour });
  for (const subject of SUBJECTS) addDrawn(subject);
  addArt();
  for (const name of ['drum kit', 'drum set', 'drumkit', 'drumset'])
    add(name, { kind: 'art', value: 'drum', noun: 'drum' });
  for (const name of ['noir', 'film noir']) add(name, { kind: 'time', value: 'night' });
  for (const subject of SUBJECTS) addAsides(subject);
  addMeanings();
  addStandIns();
  add('sandcastle', { kind: 'setting', value: 'beach', standIn: true });
}

/** What has no picture of its own, as what is near it. */
function addStandIns(): void {
  for (const [target, words] of Object.entries(STAND_INS)) {
    const meant = (book.get(phraseKey(target.split(' '))) ?? []).filter((one) => 'noun' in one);
    phrasesOf(words)
      .flatMap(({ phrase }) => meant.map((meaning) => ({ phrase, meaning })))
      .forEach(({ phrase, meaning }) => add(phrase, { ...meaning, standIn: true }));
  }
}

/** What a phrase means beside what it says first. */
function addMeanings(): void {
  add('winter', { kind: 'air', value: 'snow' });
  add('dark', { kind: 'time', value: 'night' });
  add('cyberpunk city', { kind: 'style', value: 'neon' });
  add('starry', { kind: 'clouds', value: 'clear' });
  add('stormy', { kind: 'clouds', value: 'heavy' });
  add('storm', { kind: 'clouds', value: 'heavy' });
  add('thunderstorm', { kind: 'clouds', value: 'heavy' });
  add('rain', { kind: 'clouds', value: 'heavy' });
  add('sunny', { kind: 'clouds', value: 'clear' });
  add('sandstorm', { kind: 'air', value: 'wind' });
  add('milky way', { kind: 'time', value: 'night' });
  add('starlight', { kind: 'time', value: 'night' });
  add('night sky', { kind: 'time', value: 'night' });
  add('night skies', { kind: 'time', value: 'night' });
  add('starry sky', { kind: 'time', value: 'night' });
  add('stars', { kind: 'time', value: 'night' });
  add('stargazing', { kind: 'time', value: 'night' });
  add('meteor shower', { kind: 'time', value: 'night' });
  add('aurora', { kind: 'clouds', value: 'clear' });
  add('northern lights', { kind: 'clouds', value: 'clear' });
  add('stars', { kind: 'clouds', value: 'clear' });
  add('milky way', { kind: 'clouds', value: 'clear' });
  add('aurora', { kind: 'time', value: 'night' });
  add('northern lights', { kind: 'time', value: 'night' });
  add('moonlight', { kind: 'air', value: 'moon' });
  add('moonlit', { kind: 'air', value: 'moon' });
  add('fireworks', { kind: 'time', value: 'night' });
  add('fireflies', { kind: 'time', value: 'night' });
}
