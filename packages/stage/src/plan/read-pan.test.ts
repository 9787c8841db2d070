import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt })!;

describe('what goes on in a pan', () => {
  it('is done with both hands, over a fire, and what is thrown is in the pan', () => {
    const { plan, warnings } = choose('a chef tossing noodles in a flaming wok, sparks and steam flying');
    expect(plan.actors.map(({ noun, act }) => `${noun} ${act}`)).toEqual(['chef toss', 'wok stand']);
    expect(plan.ties).toEqual([{ tie: 'hold', who: 'chef', whom: 'wok' }]);
    expect(plan.pan).toEqual({
      noun: 'wok',
      isTossed: true,
      isAflame: true,
      hasSparks: true,
      hasNoodles: true,
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['steak in a flaming frying pan', { isTossed: false, isAflame: true, hasNoodles: false }],
    ['a woman stir-frying vegetables in a wok', { isTossed: true, isAflame: false, hasNoodles: false }],
  ])('is read: %s', (prompt, pan) => {
    expect(choose(prompt).plan.pan).toMatchObject(pan);
  });

  it.each(['a wok on a table', 'a frying pan without fire', 'a cooking pot over an open fire'])(
    'is nothing where nothing is said of it: %s',
    (prompt) => {
      expect(choose(prompt).plan.pan).toBeUndefined();
    },
  );
});
