import { expect, it } from '@jest/globals';
import { readerLanguage } from './reader-language.js';

it.each([
  [undefined, 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR, fr-CH;q=0.7, en;q=0.3', 'fr'],
  ['en;q=0.1,es', 'es'],
  ['de;q=0, *', 'en'],
  [';;,q=,-', 'en'],
])('a page for a browser that asks for %s is told in %s', (accepted, language) => {
  expect(readerLanguage(accepted)).toBe(language);
});
