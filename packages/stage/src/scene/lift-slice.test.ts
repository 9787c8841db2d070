import { describe, expect, it } from '@jest/globals';
import { Box3, Group, Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { arrange } from './arrange.js';
import { castOf } from './cast.js';
import { liftSlice } from './lift-slice.js';

function lifted() {
  const prompt = 'a slice of pepperoni pizza being lifted';
  const { plan } = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
  const { kinds, places } = castOf(plan, 1);
  arrange(kinds, places);
  const [slice, pizza] = kinds.flat();
  const take = liftSlice(slice!, pizza!, new Group());
  const at = (seconds: number): Group => {
    take(seconds);
    slice!.group.updateMatrixWorld(true);
    return slice!.group;
  };
  return { at, slice: slice! };
}

describe('a slice that is lifted', () => {
  it('is drawn out by its crust, with its tip towards what it was cut from', () => {
    const { at, slice } = lifted();
    const out = at(0).position.clone().setY(0).normalize();
    const along = (part: string): number =>
      new Box3().setFromObject(slice.made.getObjectByName(part)!, true).getCenter(new Vector3()).dot(out);
    // The rim is where the sauce ends.
    expect(along('crust')).toBeGreaterThan(along('sauce'));
  });

  it('is held by a hand that goes with it, from below and above', () => {
    const { at, slice } = lifted();
    const hand = slice.group.children.find((one) => one !== slice.made)!;
    at(0);
    const first = new Box3().setFromObject(hand);
    expect(first.intersectsBox(new Box3().setFromObject(slice.made))).toBe(true);
    at(2);
    expect(new Box3().setFromObject(hand).min.y).toBeGreaterThan(first.min.y + 0.1);
  });
});
