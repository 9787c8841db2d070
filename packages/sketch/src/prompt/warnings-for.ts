import { eastOf } from '../letters/scripts.js';
import type { Lack, Unspoken } from './screen-text.js';
import type { Stir } from './vocabulary.js';
import type { WordAbout, WordAccount } from './word-account.js';

const MOST_NAMED = 24;

/** A sentence that tells a person which of their words the clip does not show; none when all were used. */
export function warningsFor(
  words: readonly WordAccount[],
  facts: { overPicture: boolean; hasInstruments?: boolean; isSilent?: boolean; absent?: readonly Stir[] },
): string[] {
  const told = facts.overPicture ? overPicture(words) : words;
  const missing = unique(told.flatMap((word) => (word.fate === 'missing' ? [`"${word.text}"`] : [])));
  const replaced = unique(
    told.flatMap((word) => (word.fate === 'replaced' ? [`"${word.text}" as ${word.as}`] : [])),
  );
  const parts = [
    ...(missing.length > 0 ? [`does not draw ${listed(missing)}`] : []),
    ...(replaced.length > 0 ? [`draws ${listed(replaced)}`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`The sketch engine ${parts.join(' and ')}.`] : []),
    ...lackOf(told, words, facts),
  ];
}

/** What else the clip lacks of what was asked for, and what would bring it. */
function lackOf(
  told: readonly WordAccount[],
  words: readonly WordAccount[],
  facts: { hasInstruments?: boolean; isSilent?: boolean; absent?: readonly Stir[] },
): string[] {
  const lacking = (what: Lack): WordAccount[] =>
    told.filter((word) => word.fate === 'missing' && word.because === what);
  const unlettered = lacking('no letters');
  return [
    ...(lacking('no numbers').length > 0 ? [CHARTS_NEED_NUMBERS] : []),
    ...(unlettered.length > 0 ? [lettersOf(words, unlettered)] : []),
    ...(facts.isSilent === true ? unheard(told) : heardOtherwise(told, facts)),
    ...notThere(facts.absent),
  ];
}

/** What is heard in another way than the words ask for: music that is synthesised, speech that is written alone. */
export function heardOtherwise(
  words: readonly WordAccount[],
  { hasInstruments = true }: { hasInstruments?: boolean },
): string[] {
  const isWritten = (why: Unspoken): boolean =>
    words.some((word) => word.fate === 'replaced' && word.because === why);
  return [
    ...(hasInstruments ? [] : synthesised(words)),
    ...(isWritten('no voice') ? [VOICE_IS_ABSENT] : []),
    ...(isWritten('not English') ? [ENGLISH_ALONE] : []),
  ];
}

const VOICE_IS_ABSENT =
  'What is said is written and not spoken: its voice is not here: run "clipwright assets fetch".';
const ENGLISH_ALONE =
  'What is said in another language than English is written and not spoken: the voice reads English alone.';

const CHARTS_NEED_NUMBERS =
  'A chart is drawn of the numbers that its prompt gives, and none are invented: "bar chart: tea 40, coffee 60".';

/** What a photograph was asked to move and has not. */
function notThere(absent: readonly Stir[] = []): string[] {
  return absent.map((stir) => NOT_THERE[stir]);
}

const NOT_THERE: Readonly<Record<Stir, string>> = {
  clouds: 'The picture has no sky that clouds could drift in.',
  ripples: 'The picture has no water that could ripple.',
  waves: 'The picture has no water that waves could roll on.',
  leaves: 'The picture has no leaves or grass that could sway.',
};

/** Characters that several languages have are those of the prompt's own. */
function lettersOf(words: readonly WordAccount[], unlettered: readonly WordAccount[]): string {
  const prompt = words.map(({ text }) => text).join(' ');
  const own = eastOf(prompt);
  const languages = unlettered.map(({ text }) => (eastOf(text) === 'Chinese' ? own : eastOf(text)));
  return `${unique(languages).join(' and ')} letters are not here: run "clipwright assets fetch".`;
}

const HEARD: readonly WordAbout[] = ['music', 'sound', 'speech'];

/** Of a video without sound. */
function unheard(words: readonly WordAccount[]): string[] {
  const asked = words.flatMap((word) =>
    HEARD.some((about) => (saidOf(word, about) ?? 'silent') !== 'silent') ? [`"${word.text}"`] : [],
  );
  if (asked.length === 0) return [];
  return [`This video has no sound, so nobody hears ${listed(unique(asked))}.`];
}

/** What it stands for, of a word about this; else null. */
function saidOf(word: WordAccount, about: WordAbout): string | null {
  return 'about' in word && word.about === about ? word.as : null;
}

/** Said only of music that was asked for: a background may be played on anything. */
function synthesised(words: readonly WordAccount[]): string[] {
  const asked = words.flatMap((word) =>
    saidOf(word, 'music') !== null || /music/.test(saidOf(word, 'sound') ?? '') ? [`"${word.text}"`] : [],
  );
  if (asked.length === 0) return [];
  return [
    `The music that was asked for (${listed(unique(asked))}) is played by a plain synthesizer: its instruments are not here: run "clipwright assets fetch".`,
  ];
}

/** How fast time goes by is seen where something moves. */
function isOverPicture(about: WordAbout, stirs: boolean): boolean {
  return OVER_PICTURES.includes(about) || (stirs && about === 'pace');
}

function stirred({ text, start, end }: WordAccount, stir: Stir): WordAccount {
  return { text, start, end, fate: 'drawn', as: `${stir} of the picture`, about: 'part', stirs: stir };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** What a photograph can be given: its camera, its mood, its weather, words to be read. */
const OVER_PICTURES: readonly WordAbout[] = [
  'camera',
  'speed',
  'style',
  'air',
  'text',
  'speech',
  'absence',
  'sound',
  'music',
];

// What stands in a photograph is given: a word for a thing, a place or an hour changes nothing there, and it
// is moved in one way.
function overPicture(words: readonly WordAccount[]): WordAccount[] {
  const stirs = words.some((word) => word.stirs !== undefined);
  const shown = words.filter((word) => word.fate === 'drawn' || word.fate === 'replaced');
  const move = shown.find(({ about }) => about === 'camera')?.as;
  const lost = shown.filter(
    ({ about, as }) => !isOverPicture(about, stirs) || (about === 'camera' && as !== move),
  );
  return words.map((word) => {
    const { text, start, end } = word;
    const isLost = lost.some((one) => one === word);
    if (word.stirs) return isLost || word.fate === 'missing' ? stirred(word, word.stirs) : word;
    return isLost ? { text, start, end, fate: 'missing' } : word;
  });
}
