import type { Language } from './concepts.js';

/** A word as the dictionary has it: written in one of the ways that mean the same. */
export function folded(word: string, language: Language): string {
  if (language === 'hi') return word.replaceAll('\u093C', '').replaceAll('\u0901', '\u0902');
  if (language !== 'ar') return word;
  return word
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/^ال(?=.{2})/u, '');
}

/** A word as who types no accents writes it; "ae" for "ä" is one of them. */
export function unaccented(word: string, language: Language): string {
  return (language === 'de' ? word.replace(/([aou])e/g, '$1') : word)
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('ى', 'ي')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '');
}
