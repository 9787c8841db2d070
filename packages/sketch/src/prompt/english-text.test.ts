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

  it.each([
    ['寝室でテディベアを抱きしめる小さな女の子', 'little girl hugging a teddy bear in bedroom'],
    ['ヨガをする女性', 'woman doing yoga'],
    ['अखबार पढ़ता कुत्ता', 'dog reading a newspaper'],
    ['तितली का पीछा करता पिल्ला', 'puppy chasing a butterfly'],
    ['黄色い花に止まる青い蝶', 'blue butterfly landing on yellow flower'],
    ['壁炉旁的扶手椅', 'armchair by the fireplace'],
  ])('says who does it first, then what is done: %s', (prompt, english) => {
    expect(englishTextOf(prompt)!.text).toBe(english);
  });

  it.each([
    ['uma borboleta em uma flor', 'a butterfly on a flower'],
    ['un dragón volando sobre un castillo', 'a dragon flying over a castle'],
    ['una bruja volando sobre una escoba', 'a witch flying on a broom'],
  ])('is on what is flat, and flies over what is no broom: %s', (prompt, english) => {
    expect(englishTextOf(prompt)!.text).toBe(english);
  });

  it.each([
    ['برغر وبطاطا مقلية', 'hamburger and fries'],
    ['وردة حمراء', 'red flower'],
  ])(
    'has the "and" that Arabic writes before a word, and none of a word that begins so: %s',
    (prompt, english) => {
      expect(englishTextOf(prompt)!.text).toBe(english);
    },
  );

  it('knows the first word of a Polish phrase in its cases, and one tree from many', () => {
    expect(englishTextOf('czarodziej trzymający kryształową kulę')!.text).toBe(
      'wizard holding a crystal ball',
    );
    expect(englishTextOf('kot wokół choinki')!.text).toMatch(/christmas tree$/);
  });
});
