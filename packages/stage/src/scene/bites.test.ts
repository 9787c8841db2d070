import { describe, expect, it } from '@jest/globals';
import { Mesh } from 'three/webgpu';
import { findProp } from '../props/index.js';
import { actorOf } from './actor.js';
import { biteMarks } from './bite-marks.js';
import { bitesBy } from './bites.js';

describe('what is bitten', () => {
  it('is whole before the first bite, and has one more with each', () => {
    const how = { every: 1, first: 0.5 };
    expect([0, 0.4, 1, 2, 3.6].map((seconds) => bitesBy(seconds, how))).toEqual([0, 0, 1, 2, 4]);
  });

  it('has its skin pressed in where it was bitten, and is whole again where time goes back', () => {
    const strawberry = actorOf(findProp('strawberry')!, { seed: 1 }, () => 1);
    const show = biteMarks(strawberry);
    const placesOf = (): number[] => {
      const all: number[] = [];
      strawberry.made.traverse((one) => {
        if (one instanceof Mesh) all.push(...(one.geometry.getAttribute('position').array as Float32Array));
      });
      return all;
    };
    const whole = placesOf();
    show(2);
    expect(placesOf().filter((value, index) => value !== whole[index]).length).toBeGreaterThan(30);
    show(0);
    expect(placesOf()).toEqual(whole);
  });
});
