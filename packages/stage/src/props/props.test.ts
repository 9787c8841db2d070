import { describe, expect, it } from '@jest/globals';
import { expectPainted, expectSound, sinking } from './__fixtures__/expect-sound.js';
import { allProps, findProp } from './index.js';

/** Some that are quickly built; `props.long.test.ts` builds every one. */
const some = ['wine bottle', 'mug', 'chair', 'lighthouse'] as const;

describe('props', () => {
  it('share no name', () => {
    const names = allProps.flatMap(({ noun, words }) => [noun, ...words]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('are found by noun and by synonym, and by no other word', () => {
    expect(findProp('car')?.noun).toBe('car');
    expect(findProp('automobile')).toBe(findProp('car'));
    expect(findProp('carburettor of a dream')).toBeNull();
  });

  it.each(some)('a %s is whole, at rest, of its size and colour, with the parts that it names', (noun) => {
    const prop = findProp(noun);
    if (!prop) throw new Error(`There is no ${noun}.`);
    expectSound(prop);
    expectPainted(prop);
  });

  it('balls roll about their middles, on the ground', () => {
    for (const noun of ['football', 'tennis ball', 'beach ball'])
      expect(sinking(findProp(noun)!)).toBeLessThan(0.03);
  });
});
