import { beforeAll, describe, expect, it } from '@jest/globals';
import { findProp } from '../../props/index.js';
import { groundOf, joltOf, motionOf, slideOf } from '../__fixtures__/figure-checks.js';
import { type Actor, actorOf, AT_REST } from '../actor.js';

/** One of each kind of leg; `figures.long.test.ts` has every act of many. */
let man: Actor;
let penguin: Actor;
beforeAll(() => {
  [man, penguin] = ['man', 'penguin'].map((noun) =>
    actorOf(findProp(noun)!, { seed: 1 }, () => 1, { ...AT_REST, act: 'walk' }),
  ) as [Actor, Actor];
});

describe('who walks', () => {
  it.each(['man', 'penguin'])('does not slide, sink or float, and moves without a jolt: a %s', (noun) => {
    const actor = noun === 'man' ? man : penguin;
    const motion = motionOf(actor, { seconds: 1.2 });
    expect(actor.speed).toBeGreaterThan(0.1);
    expect(slideOf(motion)).toBeLessThan(0.35);
    expect(groundOf(motion).sunk).toBeLessThan(0.02);
    expect(groundOf(motion).floating).toBeLessThan(0.02);
    expect(joltOf(motion)).toBeLessThan(0.08);
  });

  it('slides where the way comes faster than the feet go: the check sees it', () => {
    expect(slideOf({ ...motionOf(man, { seconds: 1 }), speed: man.speed * 1.6 })).toBeGreaterThan(0.35);
  });

  it('floats where it is lifted, and sinks where it is lowered: the check sees it', () => {
    man.group.position.y = 0.1;
    expect(groundOf(motionOf(man, { seconds: 1 })).floating).toBeGreaterThan(0.05);
    man.group.position.y = -0.1;
    expect(groundOf(motionOf(man, { seconds: 1 })).sunk).toBeGreaterThan(0.05);
    man.group.position.y = 0;
  });

  it('pops where a moment is left out: the check sees it', () => {
    const live = (seconds: number): void => man.live(seconds > 0.5 ? seconds + 0.3 : seconds);
    expect(joltOf(motionOf(man, { seconds: 1, live }))).toBeGreaterThan(0.12);
  });
});
