import { describe, expect, it } from '@jest/globals';
import { englishTextOf } from './english-text.js';

describe('a prompt in English words', () => {
  it('is none where it is in English already', () => {
    expect(englishTextOf('A white cat, sleeping on a sofa')).toBeNull();
  });

  it('has the order of English, and knows where each word was written', () => {
    const prompt = 'un gato blanco, lluvia';
    const english = englishTextOf(prompt)!;
    expect(english.text).toBe('a white cat, rain');
    expect(english.writtenAt(2, 7)).toBe('blanco');
    expect(english.writtenAt(english.text.indexOf('rain'), english.text.length)).toBe('lluvia');
  });

  it('leaves out nobody who does something: "a woman who walks" is no man', () => {
    expect(englishTextOf('mulher andando')!.text).toContain('woman');
    expect(englishTextOf('mulher andando')!.text).toContain('walking');
  });

  it('is not made of what is quoted', () => {
    expect(englishTextOf('un gato dice "hola"')).toBeNull();
  });
});
