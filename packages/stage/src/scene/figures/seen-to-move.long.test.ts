import { describe, expect, it } from '@jest/globals';
import type { Act } from '../../plan/acts.js';
import { findProp } from '../../props/index.js';
import { motionOf } from '../__fixtures__/figure-checks.js';
import { actorOf, AT_REST } from '../actor.js';

/** When a clip is looked at, in seconds. */
const [EARLY, LATE] = [5 / 24, 45 / 24];

/** How far the bone that has moved most is from where it was, by how tall its figure is. */
function movedBetween(noun: string, act: Act): number {
  const actor = actorOf(findProp(noun)!, { seed: 1 }, () => 1, { ...AT_REST, act });
  const at = (seconds: number) => motionOf(actor, { seconds: 0, fps: 1, live: () => actor.live(seconds) });
  const [early, late] = [at(EARLY), at(LATE)];
  const far = [...early.bones].map(([name, [from]]) => from!.distanceTo(late.bones.get(name)![0]!));
  return Math.max(...far) / early.tall;
}

describe('whoever is not said to go', () => {
  it.each([
    ['woman', 'stand'],
    ['girl', 'laugh'],
    ['fisherman', 'fish'],
    ['man', 'toss'],
    ['deer', 'stand'],
    ['cat', 'sit'],
    ['cat', 'sleep'],
    ['hamster', 'eat'],
    ['crow', 'stand'],
    ['dragon', 'fly'],
  ] as const)('is elsewhere a second and two thirds later: a %s that is seen to %s', (noun, act) =>
    expect(movedBetween(noun, act)).toBeGreaterThan(act === 'sleep' ? 0.012 : 0.04),
  );
});

describe('a belly', () => {
  it('is full as a sleeper breathes in, and empty later', () => {
    const cat = actorOf(findProp('cat')!, { seed: 1 }, () => 1, { ...AT_REST, act: 'sleep' });
    const belly = cat.made.getObjectByName('belly')!;
    cat.live(EARLY);
    const full = belly.scale.x;
    cat.live(LATE);
    expect(full - belly.scale.x).toBeGreaterThan(0.08);
  });
});

describe('eyes that are shut', () => {
  it('are lines, and none of what is left of a ball', () => {
    const girl = actorOf(findProp('girl')!, { seed: 1 }, () => 1, { ...AT_REST, act: 'sleep' });
    girl.live(0);
    const shown = (name: string): number => {
      let count = 0;
      girl.made.traverse((one) => (count += Number(one.name === name && one.visible)));
      return count;
    };
    expect([shown('eye'), shown('lid')]).toEqual([0, 2]);
  });
});
