import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });

describe('what somebody has on', () => {
  it.each([
    ['a dog wearing sunglasses on the beach', 'dog', 'sunglasses'],
    ['a woman wearing sunglasses on the beach', 'woman', 'sunglasses'],
    ['a cat with a crown sitting on a throne', 'cat', 'crown'],
    ['a penguin wearing a red scarf in the snow', 'penguin', 'scarf'],
    ['a corgi in a bow tie in a park', 'corgi', 'bow tie'],
    ['a man in big headphones in a street', 'man', 'headphones'],
  ])('is on them: %s', (prompt, who, whom) => {
    expect(choose(prompt)?.plan.ties).toContainEqual({ tie: 'wear', who, whom });
    expect(choose(prompt)?.warnings.join()).not.toContain(whom);
  });

  it('is one for each of several', () =>
    expect(choose('three cats wearing crowns in a meadow')?.plan.actors.map(({ count }) => count)).toEqual([
      3, 3,
    ]));

  it('leaves what is done to who wears it', () =>
    expect(choose('a girl with a backpack walking in a park')?.plan.actors).toMatchObject([
      { noun: 'girl', act: 'walk' },
      { noun: 'backpack', act: 'stand' },
    ]));

  it.each(['a woman in a dress holding sunglasses on a beach', 'a dog next to a backpack in a park'])(
    'is none of what is held, or stands there: %s',
    (prompt) => expect(choose(prompt)?.plan.ties.some(({ tie }) => tie === 'wear')).toBe(false),
  );
});
