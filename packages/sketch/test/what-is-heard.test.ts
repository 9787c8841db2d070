import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';

function fateOf(prompt: string, text: string): string | undefined {
  return readPrompt(prompt).words.find((word) => word.text === text)?.fate;
}

describe('words for what is heard', () => {
  it.each([
    ['a dog barking', 'barking'],
    ['a cat meowing on a sofa', 'meowing'],
    ['birds chirping in a forest at dawn', 'chirping'],
    ['bees buzzing over flowers', 'buzzing'],
  ])('are drawn where somebody is heard so: %s', (prompt, word) => {
    expect(fateOf(prompt, word)).toBe('drawn');
  });

  it.each([
    ['a cat barking', 'barking'],
    ['a wolf howling', 'howling'],
    ['a dog barking, no sound', 'barking'],
    ['rain in a city, chirping', 'chirping'],
  ])('are missing where nobody is: %s', (prompt, word) => {
    expect(fateOf(prompt, word)).toBe('missing');
  });

  it('are told not to be heard in a video without sound, those that ask for silence are not', () => {
    const told = (prompt: string) =>
      warningsFor(readPrompt(prompt).words, { overPicture: false, isSilent: true });
    expect(told('a lake, soft piano music')).toEqual([
      'This video has no sound, so nobody hears "soft", "piano", "music".',
    ]);
    expect(told('a dog barking')).toEqual(['This video has no sound, so nobody hears "barking".']);
    expect(told('a lake, no music')).toEqual([]);
    expect(told('a lake in silence')).toEqual([]);
    expect(told('a lake at dawn')).toEqual([]);
  });

  it.each(['海、ピアノの音楽', '大海，钢琴的音乐'])(
    'a piano whose music is asked for is no thing to be seen: %s',
    (prompt) => {
      const { scene } = readPrompt(prompt);
      expect([scene.subjects, scene.music.instruments]).toEqual([[], ['piano']]);
    },
  );
});

describe('a house of a town', () => {
  it('is told to be one', () => {
    expect(warningsFor(readPrompt('a cozy bakery street').words, { overPicture: false })).toEqual([
      'The sketch engine draws "bakery" as a house of the street.',
    ]);
  });

  it.each([
    ['a cozy bakery street in the rain', 'street'],
    ['a café on a rainy street at night', 'street'],
    ['a bookshop in an old town', 'village'],
    ['a cat in a cozy café, a street behind the window', 'kitchen'],
    ['a bakery', 'shop'],
  ])('is seen from outside, unless somebody is in it: %s', (prompt, setting) => {
    expect(readPrompt(prompt).scene.setting).toBe(setting);
  });
});

it('the title of a chart is what its word speaks of', () => {
  expect(fateOf('bar chart: tea 40, coffee 60, title "Drinks"', 'title')).toBe('drawn');
});
