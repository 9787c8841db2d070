import { describe, expect, it } from '@jest/globals';
import type { Act } from '../../plan/acts.js';
import { findProp } from '../../props/index.js';
import { groundOf, joltOf, motionOf, slideOf } from '../__fixtures__/figure-checks.js';
import { actorOf, AT_REST } from '../actor.js';

const GOING = [
  'woman',
  'girl',
  'dog',
  'cat',
  'horse',
  'bear',
  'elephant',
  'penguin',
  'bird',
  'frog',
  'hedgehog',
  'zebra',
  'crocodile',
  'eagle',
] as const;
const IN_PLACE: readonly Act[] = [
  ...(['stand', 'jump', 'sit', 'wave', 'dance', 'sleep'] as const),
  ...(['work', 'eat', 'fight', 'kneel', 'play'] as const),
];

const motionFor = (noun: string, act: Act, seconds: number) => {
  const actor = actorOf(findProp(noun)!, { seed: 1 }, () => 1, { ...AT_REST, act });
  return { actor, motion: motionOf(actor, { seconds }) };
};

describe.each(GOING)('a %s', (noun) => {
  it.each(['walk', 'run'] as const)(
    'that is seen to %s does not slide, sink or float, and moves without a jolt',
    (act) => {
      const { actor, motion } = motionFor(noun, act, 1.2);
      expect(actor.speed).toBeGreaterThan(0.1);
      expect(slideOf(motion)).toBeLessThan(0.35);
      expect(groundOf(motion).sunk).toBeLessThan(0.02);
      // Soles end above where a bone was built to end: an elephant's by 2.2 % of its height.
      expect(groundOf(motion).floating).toBeLessThan(act === 'run' ? 0.14 : 0.025);
      expect(joltOf(motion)).toBeLessThan(0.16);
    },
  );

  it.each(IN_PLACE)('that is seen to %s moves without a jolt and does not sink', (act) => {
    const { motion } = motionFor(noun, act, 2.4);
    expect(joltOf(motion)).toBeLessThan(0.12);
    expect(groundOf(motion).sunk).toBeLessThan(0.03);
  });
});

describe('who has a gait of its own', () => {
  it.each(['crab', 'lobster', 'spider', 'snake', 'jellyfish', 'octopus', 'kangaroo'])(
    'goes on without a jolt: a %s',
    (noun) => {
      const { actor, motion } = motionFor(noun, 'walk', 1.4);
      expect(actor.isFigure).toBe(true);
      expect(actor.speed).toBeGreaterThan(0.05);
      expect(joltOf(motion)).toBeLessThan(0.12);
    },
  );
});
