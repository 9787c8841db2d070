import { inEnglish } from './languages/translate.js';
import { tokenize } from './words.js';

/** A prompt of another language in English words, and where each stretch of them stands in what was written. */
export interface EnglishText {
  readonly text: string;
  /** What was written there, of a stretch of the English text. */
  readonly writtenAt: (start: number, end: number) => string;
}

/** What is quoted is shown as it is, and so no prompt with a quotation is put into other words. */
const QUOTED = /["“”„«»「」]/;

/** A prompt in English for readers that know no other language; null where it is in English already. */
export function englishTextOf(prompt: string): EnglishText | null {
  if (QUOTED.test(prompt)) return null;
  const tokens = inEnglish(tokenize(prompt));
  if (tokens.every(({ text, start, end }) => text === prompt.slice(start, end).toLowerCase())) return null;
  const placed: { from: number; to: number; start: number; end: number }[] = [];
  let text = '';
  for (const token of tokens) {
    const from = token.isBreak || text === '' ? text.length : text.length + 1;
    text = `${text.padEnd(from)}${token.text}`;
    placed.push({ from, to: text.length, start: token.start, end: token.end });
  }
  const writtenAt = (start: number, end: number): string => {
    const within = placed.filter(({ from, to }) => from < end && to > start);
    if (within.length === 0) return text.slice(start, end);
    return prompt.slice(
      Math.min(...within.map((place) => place.start)),
      Math.max(...within.map((place) => place.end)),
    );
  };
  return { text, writtenAt };
}
