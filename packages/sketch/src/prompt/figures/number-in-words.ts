/** A number as it was written, and what it is worth. */
export interface WrittenNumber {
  readonly value: number;
  /** As it stands in the prompt: "$1,200", "25 %", "3.5k". */
  readonly shown: string;
}

const CURRENCY = String.raw`[$\u20AC\u00A3\u00A5\u20B9]|(?:USD|EUR|GBP) `;
const DIGITS = String.raw`\d{1,3}(?:[,.'\u2019\u00A0]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,6})?`;
const AFTER = String.raw`\s?(?:%|percent\b|per cent\b|\u00B0[CF]?|[$\u20AC\u00A3\u00A5\u20B9])|\s?(?:[kKMB]|mn|bn|thousand|million|billion)\b(?:\s?[$\u20AC])?|\p{L}{1,3}(?![\p{L}\p{N}])`;

/** A number with what belongs to it, not in the middle of a word; of source, without flags. */
export const NUMBER = String.raw`(?<![\p{N}.,]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})[-\u2212+]?(?:${CURRENCY})?(?:${DIGITS})(?:${AFTER})?(?![\p{L}\p{N}]|[.,]\d)`;

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/(?:k|thousand)\b/i, 1e3],
  [/(?:bn|billion)\b|\dB\b/i, 1e9],
  [/(?:mn|million)\b|\d\s?M\b/i, 1e6],
];

/** Reads what `NUMBER` finds. */
export function numberOf(written: string): WrittenNumber {
  const digits = digitsOf(written);
  const times = TIMES.find(([word]) => word.test(written))?.[1] ?? 1;
  const sign = /^[-\u2212]/.test(written.trim()) ? -1 : 1;
  return {
    value: sign * plainValue(digits) * times,
    shown: written.trim().replace(/\s?(?:percent|per cent)$/i, '%'),
  };
}

function digitsOf(written: string): string {
  return /\d[\d.,'\u2019\u00A0]*/.exec(written)?.[0].replace(/[.,'\u2019\u00A0]$/, '') ?? '0';
}

/** Digits in groups of three, with cents or without: never of a number that begins with nothing. */
const GROUPED = /^[1-9]\d{0,2}(?:[,.'\u2019\u00A0]\d{3})+(?:[.,]\d{1,2})?$/;

// "1,200" and "1.200" are twelve hundred; "12,5" and "12.5" are twelve and a half.
function plainValue(digits: string): number {
  const [whole = '', rest = ''] = GROUPED.test(digits) ? splitGrouped(digits) : digits.split(/[.,]/);
  return Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
}

function splitGrouped(digits: string): [string, string] {
  const cents = /[.,](\d{1,2})$/.exec(digits);
  return cents ? [digits.slice(0, cents.index), cents[1]!] : [digits, ''];
}

/** The number on its way up: a share of it, written as the whole is; the whole itself at the end. */
export function countedUp({ value, shown }: WrittenNumber, share: number): string {
  if (share >= 1 || value === 0) return shown;
  const digits = digitsOf(shown);
  return shown.replace(digits, writtenLike(digits, plainValue(digits) * Math.max(0, share)));
}

/** A number with the decimals, the mark before them and between thousands that these digits have. */
function writtenLike(digits: string, value: number): string {
  const isGrouped = GROUPED.test(digits);
  const decimals = isGrouped ? splitGrouped(digits)[1].length : (digits.split(/[.,]/)[1]?.length ?? 0);
  const mark = isGrouped ? /\D/.exec(digits)![0] : '';
  const [units = '0', rest] = value.toFixed(decimals).split('.');
  const whole = units.replace(/\B(?=(\d{3})+$)/g, mark);
  if (rest === undefined) return whole;
  return `${whole}${digits.at(-decimals - 1)}${rest}`;
}
