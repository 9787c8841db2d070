import type { Cut } from '../screen-text.js';
import { NUMBER } from './number-in-words.js';

const TAG = new RegExp(
  String.raw`(?<!\p{L})(?:an? |the |animated ){0,3}(?:price(?:[- ]tag)?|sale tag|price label)(?: (?:of|at|for|showing|saying|reading|with|that (?:says|reads|shows)))?\s*:?\s*["\u201C]?(?<price>${NUMBER})["\u201D]?`,
  'giu',
);
const ONLY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:now |for )?only|just|starting at)\s+(?<price>(?:[$\u20AC\u00A3\u00A5\u20B9])\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?[\u20AC$\u00A3])(?![\p{L}\p{N}])`,
  'giu',
);
const OFF =
  /(?<![\p{L}\p{N}.])(?<price>(?:up to )?\d{1,2}\s?% (?:off|rabatt|de descuento|de r\u00E9duction))(?!\p{L})/giu;

/** Prices and reductions, for a tag. */
export function findPrices(prompt: string): Cut[] {
  return [TAG, ONLY, OFF].flatMap((pattern) =>
    [...prompt.matchAll(pattern)].map(({ index, 0: all, groups }) => ({
      start: index,
      end: index + all.length,
      role: 'price' as const,
      text: { role: 'price' as const, words: groups!['price']!.trim().replace(/ off$/i, ' OFF') },
      isCue: false,
    })),
  );
}
