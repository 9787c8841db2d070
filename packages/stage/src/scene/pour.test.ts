import { describe, expect, it } from '@jest/globals';
import { Box3, type Mesh, Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { castOf } from './cast.js';
import { arrange } from './arrange.js';
import { pourInto } from './pour.js';

function poured(prompt: string) {
  const { plan } = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
  const { kinds, places } = castOf(plan, 1);
  arrange(kinds, places);
  const actors = kinds.flat();
  const pouring = pourInto(actors, plan.pour, false);
  const stream = pouring.group.children.find((one) => (one as Mesh).isMesh)!;
  const boxAt = (seconds: number): Box3 => {
    pouring.take(seconds);
    const { geometry } = stream as Mesh;
    geometry.computeBoundingBox();
    return geometry.boundingBox!.clone();
  };
  return { ...pouring, actors, boxAt };
}

describe('a stream', () => {
  it('leaves the open mouth of a bottle, and lands ever higher in the middle of the glass', () => {
    const { actors, boxAt } = poured('red wine being poured into a glass');
    const [glass, bottle] = actors;
    const box = boxAt(0.2);
    expect(bottle!.made.getObjectByName('foil')!.visible).toBe(false);
    bottle!.group.updateMatrixWorld(true);
    const mouth = new Box3().setFromObject(bottle!.made.getObjectByName('glass')!, true);
    expect(box.max.y).toBeGreaterThan(mouth.min.y);
    expect(Math.abs(box.min.x - mouth.max.x)).toBeLessThan(0.1);
    expect(box.max.x).toBeCloseTo(glass!.group.position.x, 1);
    expect(boxAt(1.8).min.y).toBeGreaterThan(box.min.y + 0.05);
    // The neck of it is what counts for a picture, not all that lies there.
    const whole = new Box3().setFromObject(bottle!.made, true).getSize(new Vector3());
    expect(bottle!.size.x).toBeLessThan(whole.x * 0.7);
  });

  it('comes out of a jug where no bottle is named, which is in the picture and is tilted more and more', () => {
    const { group, reach, actors, take } = poured('a stack of pancakes with maple syrup being poured on top');
    const jug = group.children.find((one) => !(one as Mesh).isMesh)!;
    take(0.2);
    const first = jug.rotation.z;
    take(1.8);
    expect(jug.rotation.z).toBeLessThan(first - 0.1);
    const box = new Box3().setFromObject(jug, true);
    expect(box.min.y).toBeGreaterThan(actors[0]!.size.y * 0.8);
    expect(reach.y).toBeGreaterThan(box.max.y * 0.9);
    expect(box.getSize(new Vector3()).y).toBeGreaterThan(0.2);
  });
});
