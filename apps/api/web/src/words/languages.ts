import type { Words } from './vocabulary.js';

/** By the tag that browsers call them, each by the name that it has for itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of these that the pages speak, whatever the country: "de-AT" is German. */
export const languageAmong = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en';

/** Those that the first page does not bring along. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./de/index.js')).de,
  es: async () => (await import('./es/index.js')).es,
  fr: async () => (await import('./fr/index.js')).fr,
};

export const wordsOf = async (language: Exclude<Language, 'en'>): Promise<Words> => await OTHERS[language]();
