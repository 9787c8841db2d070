import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const actOf = (prompt: string, noun: string) =>
  choose(prompt)?.plan.actors.find((one) => one.noun === noun)?.act;

describe('what people of a trade do and have', () => {
  it.each([
    ['an old fisherman looking at the sea', 'fisherman', 'fish', 'fishing rod'],
    ['an elderly fisherman mending a net on a beach', 'fisherman', 'wrap', 'fishing net'],
    ['a boy brushing his teeth', 'boy', 'brush', 'toothbrush'],
    ['a violinist playing in a park', 'person', 'fiddle', 'violin'],
    ['a girl hugging a teddy bear in a meadow', 'girl', 'hug', 'teddy bear'],
    ['a black crow picking up a key in a meadow', 'crow', 'pick', 'key'],
  ])('%s', (prompt, who, act, whom) => {
    expect(actOf(prompt, who)).toBe(act);
    expect(choose(prompt)?.plan.ties).toContainEqual({ tie: 'hold', who, whom });
    expect(choose(prompt)?.warnings.join()).not.toMatch(/ing"/);
  });

  it('leaves a fisherman who is said to do something else without a rod', () => {
    const plan = choose('a fisherman laughing on a beach')?.plan;
    expect(plan?.actors.map(({ noun, act }) => [noun, act])).toEqual([['fisherman', 'laugh']]);
  });

  it('has people under umbrellas go on in a street, and stand where that is said', () => {
    expect(actOf('a street in the rain with people with umbrellas', 'person')).toBe('walk');
    expect(actOf('people with umbrellas standing in a street in the rain', 'person')).toBe('stand');
  });

  it('stands a teacher beside the board, and a class before it', () => {
    const plan = choose(
      'a teacher writing equations on a chalkboard while students raise their hands in a classroom',
    )?.plan;
    expect(plan?.actors.map(({ noun, act }) => [noun, act])).toEqual([
      ['person', 'write'],
      ['chalkboard', 'stand'],
      ['girl', 'raise'],
      ['boy', 'raise'],
    ]);
    expect(plan?.ties).toContainEqual({ tie: 'beside', who: 'person', whom: 'chalkboard' });
  });

  it('tells of hands that nobody wraps', () =>
    expect(choose('a dog wrapping hands in a meadow')?.warnings.join()).toContain('"wrapping"'));
});

describe('a female boxer', () => {
  it('is a woman, and that is told as shown', () => {
    const choice = choose('a female boxer wrapping her hands in a dim gym');
    expect(choice?.plan.actors).toMatchObject([{ noun: 'woman', act: 'wrap' }]);
    expect(choice?.warnings.join()).not.toMatch(/female|wrapping/);
  });
});

describe('who wakes up', () => {
  it('gets up, and the moss on it is shown', () => {
    const choice = choose('an ancient stone golem covered in moss wakes up in a misty forest');
    expect(choice?.plan.actors).toMatchObject([{ noun: 'golem', act: 'rise' }]);
    expect(choice?.warnings.join()).not.toMatch(/moss|wakes/);
  });
});

describe('a word with two letters the other way round', () => {
  it('is read as it was meant', () =>
    expect(choose('a dog running in a feild of dandelions')?.plan.set).toBe('meadow'));
});

describe('who rides what cleans a floor', () => {
  it('is small', () => {
    expect(choose('a cat riding a robot vacuum in the kitchen')?.plan.ties).toEqual([
      { tie: 'ride', who: 'cat', whom: 'robot vacuum' },
    ]);
    expect(choose('an elephant riding a robot vacuum in the kitchen')).toBeNull();
  });
});
