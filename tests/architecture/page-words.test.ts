import { expect, it } from '@jest/globals';
import { saysWords, wordsIn } from './page-words.js';
import { trackedTexts } from './tracked-files.js';

/** The title above operators' places, whose pages are in English. */
const IN_ENGLISH = [/frame\.tsx:\d+: Operators$/];

it('every word of the pages comes from the words that are translated', async () => {
  const files = (await trackedTexts()).filter(saysWords);
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap(wordsIn).filter((word) => !IN_ENGLISH.some((known) => known.test(word)));
  expect(found).toEqual([]);
});

it.each([
  ['between tags', '<p>Hello</p>'],
  ['in an attribute that is read out', '<button aria-label="close" />'],
  ['in a condition', "<p>{busy ? 'Just a moment' : null}</p>"],
  ['around a value', '<p>{`about ${seconds} left of it`}</p>'],
])('a word that stands %s is found', (_where, text) => {
  expect(wordsIn({ path: 'page.tsx', text })).toHaveLength(1);
});
