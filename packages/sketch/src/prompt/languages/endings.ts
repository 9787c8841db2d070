import type { Language } from './concepts.js';

/** How many an ending says that there are. */
export type HowMany = 'one' | 'two' | 'several';

/** An ending, what stands in its place in the dictionary, and how many it says. */
type Ending = readonly [ending: string, instead: string, number: HowMany];

const ENDINGS: Readonly<Record<Language, readonly Ending[]>> = {
  es: [
    ['s', '', 'several'],
    ['es', '', 'several'],
    ['ces', 'z', 'several'],
    ['a', 'o', 'one'],
    ['as', 'o', 'several'],
  ],
  de: [
    ['e', '', 'several'],
    ['en', '', 'several'],
    ['n', '', 'several'],
    ['er', '', 'several'],
    ['s', '', 'one'],
    ['es', '', 'one'],
    ['em', '', 'one'],
  ],
  fr: [
    ['s', '', 'several'],
    ['x', '', 'several'],
    ['aux', 'al', 'several'],
    ['e', '', 'one'],
    ['es', '', 'several'],
    ['hes', 'he', 'several'],
  ],
  it: [
    ['i', 'o', 'several'],
    ['i', 'e', 'several'],
    ['e', 'a', 'several'],
    ['e', 'o', 'several'],
    ['a', 'o', 'one'],
    ['he', 'a', 'several'],
    ['hi', 'o', 'several'],
  ],
  pt: [
    ['s', '', 'several'],
    ['es', '', 'several'],
    ['ões', 'ão', 'several'],
    ['a', 'o', 'one'],
    ['as', 'o', 'several'],
  ],
  nl: [
    ['en', '', 'several'],
    ['s', '', 'several'],
    ['e', '', 'one'],
  ],
  pl: [
    ['y', '', 'several'],
    ['i', '', 'several'],
    ['e', 'y', 'several'],
    ['a', 'y', 'one'],
    ['ego', 'y', 'one'],
    ['ym', 'y', 'one'],
    ['ą', 'a', 'one'],
    ['ę', 'a', 'one'],
    ['a', '', 'one'],
    ['em', '', 'one'],
    ['u', '', 'one'],
    ['ie', '', 'one'],
    ['y', 'a', 'several'],
  ],
  zh: [],
  ja: [],
  hi: [
    ['े', 'ा', 'several'],
    ['ी', 'ा', 'one'],
    ['ों', '', 'several'],
    ['ें', '', 'several'],
    ['ियाँ', 'ी', 'several'],
    ['ियां', 'ी', 'several'],
  ],
  ar: [
    ['ة', '', 'one'],
    ['ات', 'ة', 'several'],
    ['ان', '', 'two'],
    ['ين', '', 'several'],
  ],
};

/** What is written before a word and belongs to it. */
const FRONTS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)(?=.{2})/u,
  fr: /^(?:l|d|qu)'(?=.)/u,
  it: /^(?:l|d|dell|nell|sull|all|un)'(?=.)/u,
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The forms that a word may have in the dictionary, the likeliest first. */
export function dictionaryForms(
  word: string,
  language: Language,
): { readonly form: string; readonly number: HowMany }[] {
  const front = FRONTS[language];
  const bare = front ? word.replace(front, '') : word;
  return [...new Set([word, bare])].flatMap((one) => [
    { form: one, number: 'one' },
    ...ENDINGS[language].flatMap((ending) => withoutEnding(one, ending, language)),
  ]);
}

function withoutEnding(
  word: string,
  [ending, instead, number]: Ending,
  language: Language,
): { form: string; number: HowMany }[] {
  const kept = word.length - ending.length;
  if (kept < 2 || !word.endsWith(ending)) return [];
  const form = word.slice(0, kept) + instead;
  const others = [
    ...(language === 'de' ? [form.replace(/[äöü]/, (letter) => UMLAUTS[letter] ?? letter)] : []),
    ...(language === 'nl' ? [form.replace(/([bdfgklmnprst])\1$/, '$1')] : []),
  ];
  return [...new Set([form, ...others])].map((one) => ({ form: one, number }));
}
