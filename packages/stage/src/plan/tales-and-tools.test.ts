import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.js';
import { stageChoice } from './stage-choice.js';

const thingsIn = (prompt: string): string[] =>
  findWords(prompt).found.flatMap(({ prop }) => (prop ? [prop.noun] : []));

const choose = (prompt: string) => stageChoice({ mode: 'text', prompt, model: 'modelb3' });

describe('who lives in tales, and tools and machines', () => {
  it.each([
    ['a fairy in a forest', ['fairy']],
    ['two ghosts and a skeleton', ['ghost', 'skeleton']],
    ['a jack-o-lantern on a porch', ['jack-o-lantern']],
    ['a washing machine with colorful clothes', ['washing machine']],
    ['a robotic arm in a factory', ['robot arm']],
    ['a pearl necklace on velvet', ['necklace']],
    ['an excavator at a construction site', ['excavator']],
  ])('are found by what people call them: %s', (prompt, nouns) => {
    expect(thingsIn(prompt)).toEqual(nouns);
  });

  it.each([
    ['a boy with a baseball bat', ['boy']],
    ['a paper crane', []],
    ['hiking gear', []],
    ['a woman with a face mask', ['woman']],
    ['a fish tank', []],
  ])('are not what is only called so: %s', (prompt, nouns) => {
    expect(thingsIn(prompt)).toEqual(nouns);
  });

  it('lets a king sit on a throne', () => {
    expect(choose('a king sitting on a throne')?.plan.ties).toContainEqual({
      tie: 'sit',
      who: 'king',
      whom: 'throne',
    });
  });

  it('tells what is shown as something like it', () => {
    expect(choose('a yeti dancing in the snow')?.warnings.join(' ')).toContain('"yeti" as monster');
  });
});
