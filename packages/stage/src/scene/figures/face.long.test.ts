import { beforeAll, describe, expect, it } from '@jest/globals';
import { Mesh, type Object3D } from 'three/webgpu';
import type { Act } from '../../plan/acts.js';
import { findProp } from '../../props/index.js';
import { type Actor, actorOf, AT_REST } from '../actor.js';
import { blinkAt } from './face.js';

const doing = (noun: string, act: Act): Actor =>
  actorOf(findProp(noun)!, { seed: 1 }, () => 1, { ...AT_REST, act });

const SECONDS = Array.from({ length: 60 }, (_, frame) => frame / 30);

/** Enough of them that whatever opens is seen open. */
const MOMENTS = SECONDS.filter((_, frame) => frame % 4 === 0);

/** How tall the mouth of a person is in pictures of two seconds. */
function mouthsOf({ made, live }: Actor): number[] {
  const mouth = made.getObjectByName('mouth') as Mesh;
  return MOMENTS.map((seconds) => {
    live(seconds);
    mouth.geometry.computeBoundingBox();
    const { min, max } = mouth.geometry.boundingBox!;
    return max.y - min.y;
  });
}

const jawsOf = ({ made, live }: Actor): number[] =>
  MOMENTS.map((seconds) => {
    live(seconds);
    return made.getObjectByName('jaw')!.rotation.x;
  });

const eyesOf = ({ made, live }: Actor, seconds: number): number => {
  live(seconds);
  const eyes: Object3D[] = [];
  made.traverse((part) => void (part.name === 'eye' && eyes.push(part)));
  return Math.max(...eyes.map(({ scale }) => scale.y));
};

describe('a mouth', () => {
  let stands: number[];
  beforeAll(() => {
    stands = mouthsOf(doing('woman', 'stand'));
  });

  it.each(['laugh', 'sing', 'talk', 'roar', 'cheer', 'yawn'] as const)(
    'opens of who is seen to %s, wider than of who only stands',
    (act) => {
      expect(Math.max(...mouthsOf(doing('woman', act)))).toBeGreaterThan(Math.max(...stands) * 1.5);
    },
  );

  it('opens of beasts that roar and yawn', () => {
    const most = Math.max(...jawsOf(doing('lion', 'stand')));
    expect(Math.max(...jawsOf(doing('lion', 'roar')))).toBeGreaterThan(most * 2);
    expect(Math.max(...jawsOf(doing('cat', 'yawn')))).toBeGreaterThan(most * 2);
  });
});

describe('eyes', () => {
  it('blink at least once in two seconds', () => {
    const shut = SECONDS.map(blinkAt);
    expect(Math.max(...shut)).toBeGreaterThan(0.9);
    expect(Math.min(...shut)).toBe(0);
  });

  it.each(['man', 'dog'])('are closed in sleep: a %s', (noun) => {
    expect(eyesOf(doing(noun, 'sleep'), 0.2)).toBeLessThan(0.2);
    expect(eyesOf(doing(noun, 'stand'), 0.2)).toBe(1);
  });
});
