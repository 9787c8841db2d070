import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { findProp } from '../props/index.js';
import { actorOf, AT_REST } from './actor.js';
import { tieTogether } from './tie.js';

const wearing = (noun: string, thing: string) => {
  const who = actorOf(findProp(noun)!, { seed: 1 }, () => 1, AT_REST);
  const what = actorOf(findProp(thing)!, { seed: 1 }, () => 0.3);
  const carried = tieTogether('wear', who, what);
  const eye = (): Vector3 => who.made.getObjectByName('eye')!.getWorldPosition(new Vector3());
  const at = (): Vector3 => what.group.getWorldPosition(new Vector3());
  return { who, what, carried, eye, at };
};

describe('what is put on', () => {
  it.each(['woman', 'dog', 'cat'])(
    'is before the eyes, and goes with the head: sunglasses of a %s',
    (noun) => {
      const { who, what, carried, eye, at } = wearing(noun, 'sunglasses');
      expect(carried).toBe(what);
      for (const seconds of [0.2, 1.9]) {
        who.live(seconds);
        who.group.updateMatrixWorld(true);
        expect(at().distanceTo(eye())).toBeLessThan(0.2);
      }
    },
  );

  it('is over the eyes: a crown', () => {
    const { eye, at } = wearing('cat', 'crown');
    expect(at().y).toBeGreaterThan(eye().y);
  });

  it('is none of what has no head', () => {
    const cup = actorOf(findProp('mug')!, { seed: 1 }, () => 1);
    const glasses = actorOf(findProp('sunglasses')!, { seed: 1 }, () => 1);
    expect(tieTogether('wear', cup, glasses)).toBeNull();
  });

  it('is below the eyes, and above the feet: a scarf', () => {
    const { eye, at } = wearing('penguin', 'scarf');
    expect(at().y).toBeLessThan(eye().y);
    expect(at().y).toBeGreaterThan(0.1);
  });
});
