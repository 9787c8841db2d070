import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choose = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });
const firstOf = (prompt: string) => choose(prompt)?.plan.actors[0];

describe('what is said last', () => {
  it.each([
    ['a crow picking up a key from a bench then flies away', 'crow'],
    ['a robin sitting on a fence and then flying away', 'robin'],
  ])('is of the bird: %s', (prompt, noun) => {
    expect(firstOf(prompt)).toMatchObject({ noun, act: 'leave' });
    expect(choose(prompt)?.warnings.join()).not.toContain('away');
  });

  it('has a bird sit on what it takes something from, and a bench stays', () => {
    const plan = choose('a crow picking up a key from a bench then flies away')?.plan;
    expect(plan?.ties).toContainEqual({ tie: 'on', who: 'crow', whom: 'bench' });
    expect(plan?.actors.find(({ noun }) => noun === 'bench')?.act).toBe('stand');
  });

  it('leaves those who fly as they are', () => {
    expect(firstOf('an eagle flying over mountains')?.act).toBe('fly');
    expect(firstOf('a flock of seagulls flying over the sea')?.act).toBe('fly');
  });
});

describe('a beast in water', () => {
  it.each([
    ['two otters floating on their backs holding hands', 'float', 'lake'],
    ['a beaver floating in a river', 'swim', 'lake'],
    ['a dog swimming', 'swim', 'lake'],
    ['a polar bear swimming in the sea', 'swim', 'sea'],
  ])('is in it: %s', (prompt, act, set) => {
    expect(choose(prompt)?.plan).toMatchObject({ set, actors: [{ act }] });
  });

  it('floats in space as others do', () => {
    expect(firstOf('a cat floating in space')?.act).toBe('fly');
  });
});

describe('a teddy bear', () => {
  it('is on its feet where it walks, with its umbrella, and sits otherwise', () => {
    const plan = choose('a teddy bear walking in the rain with a yellow umbrella')?.plan;
    expect(plan?.actors[0]).toMatchObject({ noun: 'teddy bear on its feet', act: 'walk' });
    expect(plan?.ties).toContainEqual({ tie: 'hold', who: 'teddy bear on its feet', whom: 'umbrella' });
    expect(firstOf('a teddy bear sitting on a bed')?.noun).toBe('teddy bear');
  });
});

describe('dogs', () => {
  it.each(['husky', 'corgi', 'dalmatian', 'poodle', 'pug'])(
    'a %s is one, and told as nothing else',
    (noun) => {
      expect(firstOf(`a ${noun} puppy running in a park`)).toMatchObject({ noun, count: 1, act: 'run' });
      expect(choose(`a ${noun} running in a park`)?.warnings).toEqual([]);
    },
  );
});
