import { describe, expect, it } from '@jest/globals';
import { Box3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { overlapOf } from './__fixtures__/overlap.js';
import { arrange } from './arrange.js';
import { type Cast, castOf } from './cast.js';

const castFor = (prompt: string): Cast => {
  const choice = stageChoice({ model: 'modelb3', mode: 'text', prompt });
  if (!choice) throw new Error('the stage does not take it');
  const cast = castOf(choice.plan, 1);
  arrange(cast.kinds, cast.places);
  for (const one of cast.all) one.live(0.4);
  return cast;
};

/** Who is named first, and second. */
const two = ({ all: [one, other] }: Cast) => [one!, other!] as const;
const boxOf = (thing: Cast['all'][number]['made']): Box3 => new Box3().setFromObject(thing, true);

describe('how two stand to each other', () => {
  it('a rider sits on the back, not in it, and is carried', () => {
    const cast = castFor('a man riding a horse');
    const [man, horse] = two(cast);
    expect(cast.kinds.flat()).toEqual([horse]);
    expect(overlapOf(man.made, horse.made)).toBeLessThan(0.16);
    expect(boxOf(man.made).max.y).toBeGreaterThan(boxOf(horse.made).max.y * 0.95);
  });

  it('who sits on a bench touches it, and is not in it', () => {
    const [man, bench] = two(castFor('an old man sitting on a bench'));
    expect(overlapOf(man.made, bench.made)).toBeLessThan(0.12);
    expect(boxOf(man.made).intersectsBox(boxOf(bench.made))).toBe(true);
  });

  it.each(['a dog beside a bear', 'a woman standing next to a car', 'a cat in front of a house'])(
    'who stands beside or before another is not in it: %s',
    (prompt) => {
      const [one, other] = two(castFor(prompt));
      expect(overlapOf(one.made, other.made)).toBe(0);
      expect(overlapOf(other.made, one.made)).toBe(0);
    },
  );

  it('two in one place are in each other: the check sees it', () => {
    const [dog, bear] = two(castFor('a dog beside a bear'));
    dog.group.position.copy(bear.group.position);
    expect(overlapOf(dog.made, bear.made)).toBeGreaterThan(0.2);
  });
});
