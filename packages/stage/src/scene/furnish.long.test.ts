import { describe, expect, it } from '@jest/globals';
import { stageChoice } from '../plan/stage-choice.js';
import type { Actor } from './actor.js';
import { castOf } from './cast.js';
import { furnish } from './furnish.js';

function roomOf(prompt: string) {
  const plan = stageChoice({ model: 'modelb3', mode: 'text', prompt })?.plan;
  if (plan?.set !== 'room') throw new Error('that is no room');
  const { kinds, places } = castOf(plan, 1);
  const furnished = furnish(kinds, places);
  const named = (noun: string): Actor => kinds.flat().find(({ prop }) => prop.noun === noun)!;
  return { furnished, named, actors: kinds.flat() };
}

const backOf = ({ group, size }: Actor): number => group.position.z - size.z / 2;

describe('a furnished room', () => {
  it.each([
    ['an empty bedroom', 'bed'],
    ['a living room', 'sofa'],
    ['a bookshelf and an armchair with a reading lamp at night', 'shelf'],
    ['a modern kitchen', 'fitted kitchen'],
    ['a modern bathroom', 'bathtub'],
    ['a home office desk with laptop and plant', 'table'],
  ])('has its furniture at the wall: %s', (prompt, noun) => {
    const { furnished, named } = roomOf(prompt);
    const gap = backOf(named(noun)) - furnished!.wall;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(0.1);
  });

  it('has nothing behind its wall, and all of it in the picture', () => {
    const { furnished, actors } = roomOf('cozy living room with fireplace and christmas tree, snow outside');
    for (const { group, size } of actors) {
      expect(group.position.z - Math.min(size.x, size.z) / 2).toBeGreaterThanOrEqual(furnished!.wall);
      expect(Math.abs(group.position.x)).toBeLessThan(furnished!.extent.x / 2);
    }
  });

  it('has a sofa turned to the fire, and a chair to the desk', () => {
    expect(roomOf('a living room with a fireplace').named('sofa').group.rotation.y).toBeGreaterThan(0.5);
    const { named } = roomOf('a home office desk with laptop and plant');
    expect(Math.cos(named('chair').group.rotation.y)).toBeLessThan(0);
    expect(named('chair').group.position.z).toBeGreaterThan(named('table').group.position.z);
  });

  it('has chairs around a table that several sit at', () => {
    const { furnished, actors, named } = roomOf('a dining room');
    expect(furnished).toBeNull();
    const chairs = actors.filter(({ prop }) => prop.noun === 'chair');
    const sides = chairs.map(({ group }) => Math.sign(group.position.x - named('table').group.position.x));
    expect(new Set(sides)).toEqual(new Set([-1, 1]));
    for (const { group } of chairs)
      expect(Math.sin(group.rotation.y) * Math.sign(group.position.x)).toBeLessThan(0);
  });
});
