import { describe, expect, it } from '@jest/globals';
import { expectSound, sinking } from './__fixtures__/expect-sound.js';
import { allProps } from './index.js';

describe('every prop', () => {
  it.each(allProps.map((prop) => [prop.noun, prop] as const))(
    '%s is whole, at rest, of its size',
    (_noun, prop) => {
      expectSound(prop);
    },
  );

  it.each(
    allProps
      .filter(({ moves = [] }) => moves.some(({ does }) => does === 'spin'))
      .map((prop) => [prop.noun, prop] as const),
  )('of %s nothing that turns gets under the ground', (_noun, prop) => {
    expect(sinking(prop)).toBeLessThan(0.03);
  });
});
