/** The languages in which a page without a script is told. */
export const READER_LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type ReaderLanguage = (typeof READER_LANGUAGES)[number];

interface Wish {
  readonly tag: string;
  readonly weight: number;
}

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().split(';');
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
  return { tag: tag.split('-', 1)[0]?.toLowerCase() ?? '', weight: Number(weight?.trim().slice(2) ?? 1) };
}

/** The one of ours that a browser likes best, by its Accept-Language, whatever the country; English for all others. */
export function readerLanguage(accepted = ''): ReaderLanguage {
  const liked = accepted
    .split(',')
    .map(wishOf)
    .filter(({ weight }) => weight > 0);
  const tags = liked.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
  return tags.flatMap((tag) => READER_LANGUAGES.filter((known) => known === tag))[0] ?? 'en';
}
