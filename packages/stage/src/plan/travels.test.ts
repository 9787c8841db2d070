import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });

describe('a blur of motion', () => {
  it.each([
    ['a red sports car racing on a road', 'usual'],
    ['a yellow taxi in a street with motion blur', 'strong'],
    ['a motorcycle, motion-blurred background, neon street at night', 'strong'],
    ['a man running on a beach, speed blur', 'strong'],
    ['a taxi driving in a street, no motion blur', 'none'],
    ['a dog running through a meadow, without motion blur', 'none'],
    ['a dog running through a meadow, no blur', 'none'],
    ['a dog running through a meadow, deep focus', 'usual'],
  ])('%s: %s', (prompt, blur) => {
    expect(choose(prompt)).toMatchObject({ plan: { blur }, warnings: [] });
  });

  it('is told where nothing travels: a mug has none, and nobody who stands', () => {
    for (const prompt of [
      'a mug on marble, motion blur',
      'a woman standing on a beach, motion blur',
      'a woman standing beside a car in a street, motion blur',
    ])
      expect(choose(prompt)?.warnings).toEqual(['The stage does not show "motion", "blur".']);
    expect(choose('a spaceship in space, motion blur')?.warnings).toEqual([
      'The stage does not show "motion", "blur".',
    ]);
    expect(choose('a mug on marble, no motion blur')?.warnings).toEqual([]);
  });

  it('leaves how deep a lens is to its own words', () => {
    expect(choose('a dog running in a park, shallow depth of field, motion blur')).toMatchObject({
      plan: { blur: 'strong', depth: 'shallow' },
      warnings: [],
    });
    expect(choose('a taxi driving in a street, no blur')?.plan.depth).toBe('deep');
  });

  it('is of a train too, that rushes', () => {
    expect(choose('a steam train rushing through the mountains')?.plan.actors[0]?.act).toBe('run');
  });
});
