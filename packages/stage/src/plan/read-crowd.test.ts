import { describe, expect, it } from '@jest/globals';
import { crowdIn } from './read-crowd.js';
import { stageChoice } from './stage-choice.js';

const planOf = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });

describe('who else is in a street', () => {
  it.each([
    ['yellow taxi driving through busy city street', 'many'],
    ['a man walking down a street', 'some'],
    ['a robot in an empty street', 'none'],
  ])('%s: %s', (prompt, crowd) => {
    expect(crowdIn(prompt)).toBe(crowd);
    expect(planOf(prompt)?.plan.sky?.crowd).toBe(crowd);
    expect(planOf(prompt)?.warnings).toEqual([]);
  });

  it('signs are there where they are told of', () => {
    const choice = planOf('a girl walking in a street with neon signs at night');
    expect(choice?.plan.sky?.isNeon).toBe(true);
    expect(choice?.warnings).toEqual([]);
  });
});
