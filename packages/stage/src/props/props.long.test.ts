import { describe, it } from '@jest/globals';
import { expectSound } from './__fixtures__/expect-sound.js';
import { allProps } from './index.js';

describe('every prop', () => {
  it.each(allProps.map((prop) => [prop.noun, prop] as const))(
    '%s is whole, at rest, of its size',
    (_noun, prop) => {
      expectSound(prop);
    },
  );
});
