import type { EnglishText, WordAccount } from '@clipwright/sketch/understanding';

const MOST_NAMED = 24;

/** Words of a prompt that was read in English, as they were written. */
export const asWritten = (
  words: readonly WordAccount[],
  english: EnglishText | null,
): readonly WordAccount[] =>
  english ? words.map((word) => ({ ...word, text: english.writtenAt(word.start, word.end) })) : words;

/** What is said of words that would not be seen, and of what is only like the thing that was asked for. */
export function told(left: readonly WordAccount[], likenesses: readonly string[]): string[] {
  const named = [...new Set(left.map(({ text }) => `"${text}"`))].slice(0, MOST_NAMED);
  const parts = [
    ...(named.length > 0 ? [`does not show ${named.join(', ')}`] : []),
    ...(likenesses.length > 0 ? [`shows ${likenesses.join(', ')}`] : []),
  ];
  return parts.length > 0 ? [`The stage ${parts.join(' and ')}.`] : [];
}
