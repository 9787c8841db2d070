import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ mode: 'text', model: 'modelb3', prompt });

describe('what comes one by one', () => {
  it('a room fills up with its furniture, and that is told as shown', () => {
    const choice = choose(
      'an empty living room fills up with furniture one piece at a time, sofa, plant, lamp',
    );
    expect(choice?.plan.appears).toBe(true);
    expect(choice?.warnings.join(' ')).not.toMatch(/furniture|piece|fills/);
  });

  it('a room that is not said to do so stays as it is, and so does one thing', () => {
    expect(choose('a living room with a sofa, a plant and a lamp')?.plan.appears).toBeUndefined();
    expect(choose('a glass fills up with water')?.plan.appears).toBeUndefined();
  });
});
