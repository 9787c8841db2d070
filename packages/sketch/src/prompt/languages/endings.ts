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
    ['ito', 'o', 'one'],
    ['ita', 'o', 'one'],
    ['ita', 'a', 'one'],
    ['itos', 'o', 'several'],
    ['itas', 'a', 'several'],
  ],
  de: [
    ['e', '', 'several'],
    ['en', '', 'several'],
    ['n', '', 'several'],
    ['er', '', 'several'],
    ['s', '', 'one'],
    ['es', '', 'one'],
    ['em', '', 'one'],
    ['chen', '', 'one'],
    ['lein', '', 'one'],
    ['innen', 'in', 'several'],
  ],
  fr: [
    ['s', '', 'several'],
    ['x', '', 'several'],
    ['aux', 'al', 'several'],
    ['e', '', 'one'],
    ['es', '', 'several'],
    ['hes', 'he', 'several'],
    ['ne', '', 'one'],
    ['nes', '', 'several'],
    ['euse', 'eur', 'one'],
    ['euses', 'eur', 'several'],
    ['ère', 'er', 'one'],
    ['ères', 'er', 'several'],
  ],
  it: [
    ['i', 'o', 'several'],
    ['i', 'e', 'several'],
    ['e', 'a', 'several'],
    ['e', 'o', 'several'],
    ['a', 'o', 'one'],
    ['he', 'a', 'several'],
    ['hi', 'o', 'several'],
    ['ino', 'o', 'one'],
    ['ina', 'a', 'one'],
    ['ini', 'o', 'several'],
    ['che', 'ca', 'several'],
    ['ghe', 'ga', 'several'],
  ],
  pt: [
    ['s', '', 'several'],
    ['es', '', 'several'],
    ['ões', 'ão', 'several'],
    ['a', 'o', 'one'],
    ['as', 'o', 'several'],
    ['inho', 'o', 'one'],
    ['inha', 'a', 'one'],
    ['inhos', 'o', 'several'],
    ['inhas', 'a', 'several'],
    ['is', 'l', 'several'],
    ['ns', 'm', 'several'],
  ],
  nl: [
    ['en', '', 'several'],
    ['s', '', 'several'],
    ['e', '', 'one'],
    ['je', '', 'one'],
    ['tje', '', 'one'],
    ['jes', '', 'several'],
    ['tjes', '', 'several'],
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
    ['ej', 'y', 'one'],
    ['ych', 'y', 'several'],
    ['ymi', 'y', 'several'],
    ['ie', 'i', 'one'],
    ['iego', 'i', 'one'],
    ['iej', 'i', 'one'],
    ['im', 'i', 'one'],
    ['ich', 'i', 'several'],
    ['ów', '', 'several'],
    ['ami', '', 'several'],
    ['ami', 'a', 'several'],
    ['ach', '', 'several'],
    ['ach', 'a', 'several'],
    ['om', '', 'several'],
    ['em', 'o', 'one'],
    ['u', 'o', 'one'],
    ['a', 'o', 'several'],
    ['ie', 'a', 'one'],
    ['i', 'a', 'several'],
    ['owi', '', 'one'],
    ['u', 'e', 'one'],
    ['a', 'e', 'several'],
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
    ['ता', '', 'one'],
    ['ती', '', 'one'],
    ['ते', '', 'one'],
    ['ना', '', 'one'],
    ['ने', '', 'one'],
    ['ा', '', 'one'],
    ['ी', '', 'one'],
    ['े', '', 'one'],
    ['ों', 'ा', 'several'],
  ],
  ar: [
    ['ة', '', 'one'],
    ['ات', 'ة', 'several'],
    ['ان', '', 'two'],
    ['ين', '', 'several'],
    ['ا', '', 'one'],
    ['تان', 'ة', 'two'],
    ['تين', 'ة', 'several'],
    ['ون', '', 'several'],
    ['ها', '', 'one'],
    ['ه', '', 'one'],
  ],
};

/** What is written before a word and belongs to it. */
const FRONTS: Partial<Record<Language, RegExp>> = {
  ar: /^(?:وال|بال|كال|فال|لل|ال|وب|ول|و|ب|ل|ك|ف)(?=.{2})/u,
  fr: /^(?:l|d|qu)'(?=.)/u,
  it: /^(?:l|d|dell|nell|sull|all|un)'(?=.)/u,
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** The forms that a word may have in the dictionary, the likeliest first. */
export function dictionaryForms(
  word: string,
  language: Language,
): { readonly form: string; readonly number: HowMany }[] {
  return bareForms(word, language).flatMap((one) => [
    { form: one, number: 'one' },
    ...ENDINGS[language].flatMap((ending) => withoutEnding(one, ending, language)),
  ]);
}

/** A word as it is and without what is written before it. */
export function bareForms(word: string, language: Language): string[] {
  const front = FRONTS[language];
  const bare = front ? word.replace(front, '') : word;
  const withoutAnd = language === 'ar' && word.length > 4 ? word.replace(/^و/u, '') : word;
  return [...new Set([word, bare, withoutAnd, ...personsOf(bare, language)])];
}

/** Arabic verbs stand in the dictionary as he does it; she does it with another letter. */
function personsOf(word: string, language: Language): string[] {
  return language === 'ar' && word.startsWith('ت') && word.length > 3 ? [`ي${word.slice(1)}`] : [];
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
    ...(language === 'nl'
      ? [
          form.replace(/([bdfgklmnprst])\1$/, '$1'),
          form.replace(/([^aeou])([aeou])([bdfgklmnprst])$/, '$1$2$2$3'),
        ]
      : []),
  ];
  return [...new Set([form, ...others])].map((one) => ({ form: one, number }));
}
