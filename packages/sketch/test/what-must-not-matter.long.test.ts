import { describe, expect, it } from '@jest/globals';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

describe('what must not matter does not', () => {
  const PROMPTS = [
    'a red sailboat on a lake at dawn, fog',
    'two dogs running on the beach at sunset, pan left',
    'a knight riding a white horse in the rain',
    'a castle without a dragon, oil painting',
    'five penguins on ice, aurora, static shot',
    'a man playing the guitar on a street at night',
    'three blue fish and a shark under water',
    'abstract swirls in red and gold',
  ];
  const meaning = (prompt: string) => understandPrompt(prompt);

  it.each(PROMPTS)('capitals: %s', (prompt) => {
    expect(meaning(prompt.toUpperCase())).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('blanks before, behind and between: %s', (prompt) => {
    expect(meaning(`  ${prompt.replaceAll(' ', '   ')}\t`)).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('a full stop at the end: %s', (prompt) => {
    expect(meaning(`${prompt}.`)).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('praise: %s', (prompt) => {
    expect(meaning(`${prompt}, masterpiece, best quality, highly detailed, 8k`)).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('a polite request around it: %s', (prompt) => {
    expect(meaning(`please create a video of ${prompt}`)).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('words of another language behind it: %s', (prompt) => {
    expect(meaning(`${prompt}, \u7f8e\u4e3d\u7684, krasivo`)).toEqual(meaning(prompt));
  });

  it.each(PROMPTS)('the same said twice: %s', (prompt) => {
    expect(meaning(`${prompt}. ${prompt}`)).toEqual(meaning(prompt));
  });
});

describe('seven thousand letters without a mark', () => {
  // In pieces it takes a second; all of it as one sentence takes longer than a test may.
  it.each(['机の上の猫', '骑着白马的骑士'])('are read: %s', (sentence) => {
    expect(understandPrompt(sentence.repeat(1400).slice(0, 7000)).subjects.length).toBeGreaterThan(0);
  });
});
