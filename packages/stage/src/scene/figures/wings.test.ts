import { describe, expect, it } from '@jest/globals';
import { findProp } from '../../props/index.js';
import { actorOf, AT_REST } from '../actor.js';

describe('a fairy', () => {
  it('flutters with both wings, as one in a mirror', () => {
    const fairy = actorOf(findProp('fairy')!, { seed: 1 }, () => 1, { ...AT_REST, act: 'walk' });
    const [left, right] = ['wing.l', 'wing.r'].map((name) => fairy.made.getObjectByName(name)!);
    fairy.live(0.1);
    const before = left!.rotation.y;
    fairy.live(0.18);
    expect(Math.abs(left!.rotation.y - before)).toBeGreaterThan(0.1);
    expect(right!.rotation.y).toBeCloseTo(-left!.rotation.y);
  });
});
