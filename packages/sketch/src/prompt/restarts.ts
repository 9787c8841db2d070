import { NUMBER_WORDS } from './lexicon/numbers.js';
import type { Token } from './words.js';

const RESTARTERS = new Set([
  'a',
  'an',
  'the',
  'but',
  'with',
  'at',
  'in',
  'on',
  'under',
  'just',
  'only',
  'some',
]);

/** "No boats and two swans": a number or an article begins something that is wanted. */
export function startsAnew({ text }: Token): boolean {
  return RESTARTERS.has(text) || numberOf(text) !== null;
}

/** A number in digits or in words; null for other words. */
export function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return NUMBER_WORDS.get(word) ?? null;
}
