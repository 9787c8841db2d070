import { describe, expect, it } from '@jest/globals';
import { Box3, type Mesh } from 'three';
import { actorOf, AT_REST } from '../../scene/actor.js';
import { findProp } from '../index.js';

const skirtOf = (noun: string) => {
  const actor = actorOf(findProp(noun)!, { seed: 1, wear: { dress: '#ffffff' } }, () => 1, {
    ...AT_REST,
    act: 'dance',
  });
  return { actor, skirt: actor.made.getObjectByName('skirt') as Mesh };
};

/** How wide a skirt is between two heights of its own, 0 at its hem to 1. */
function widthOf({ geometry }: Mesh, [low, high]: readonly [number, number]): number {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox ?? new Box3();
  const places = geometry.getAttribute('position');
  const xs = Array.from(
    { length: places.count },
    (_, index) => [places.getX(index), places.getY(index)] as const,
  )
    .filter(([, y]) => {
      const share = (y - box.min.y) / (box.max.y - box.min.y);
      return share >= low && share <= high;
    })
    .map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

describe('a skirt', () => {
  it('is widened at its hem as its wearer dances, and not at the waist', () => {
    const { actor, skirt } = skirtOf('woman');
    const before = [widthOf(skirt, [0, 0.05]), widthOf(skirt, [0.95, 1])];
    actor.live(0.4);
    expect(widthOf(skirt, [0, 0.05])).toBeGreaterThan(before[0]! * 0.999);
    expect(widthOf(skirt, [0.95, 1])).toBeCloseTo(before[1]!);
    expect(widthOf(skirt, [0, 0.05])).toBeGreaterThan(widthOf(skirt, [0.95, 1]) * 1.8);
  });

  it('of a ballerina stands out flat over her legs', () => {
    const { skirt } = skirtOf('ballerina');
    skirt.geometry.computeBoundingBox();
    const { min, max } = skirt.geometry.boundingBox!;
    expect(max.x - min.x).toBeGreaterThan(3 * (max.y - min.y));
  });
});
