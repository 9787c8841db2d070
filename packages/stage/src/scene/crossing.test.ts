import { describe, expect, it } from '@jest/globals';
import { Box3, InstancedMesh, Matrix4, Vector3 } from 'three/webgpu';
import { stageChoice } from '../plan/stage-choice.js';
import { castOf } from './cast.js';
import { crossingOf } from './crossing.js';
import { aloftOf } from './far-off.js';

const planOf = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt })!.plan;

describe('a train on a viaduct', () => {
  const plan = planOf('vintage steam train crossing a bridge');
  const cast = castOf(plan, 1);
  const crossing = crossingOf(cast, plan)!;
  const spans = crossing.bridge.group.children.find((one) => one instanceof InstancedMesh) as InstancedMesh;
  const train = cast.all.find(({ prop }) => prop.noun === 'steam train')!;

  it('has it reach far to both sides, and a valley below', () => {
    const [first, last] = [new Matrix4(), new Matrix4()];
    spans.getMatrixAt(0, first);
    spans.getMatrixAt(spans.count - 1, last);
    expect(first.elements[14]).toBeLessThan(-10);
    expect(last.elements[14]).toBeGreaterThan(10);
    expect(aloftOf(cast.kinds.flat(), plan)).toBeGreaterThan(1);
  });

  it('stands on its road with all of its carriages', () => {
    spans.geometry.computeBoundingBox();
    expect(train.group.position.y).toBeLessThan(spans.geometry.boundingBox!.max.y + 0.01);
    const behind = train.group.children.filter(({ position }) => position.z < -0.5);
    expect(behind.length).toBeGreaterThan(2);
    for (const one of behind) {
      const wide = new Box3().setFromObject(one).getSize(new Vector3());
      expect(wide.y).toBeGreaterThan(train.size.y * 0.5);
    }
  });

  it('goes on: the spans come along under it', () => {
    crossing.take(0.1);
    const before = spans.position.z;
    crossing.take(0.4);
    expect(Math.abs(spans.position.z - before)).toBeGreaterThan(0.2);
  });

  it('is none where a man crosses, or a toy', () => {
    const man = planOf('a man crossing a bridge');
    expect(crossingOf(castOf(man, 1), man)).toBeNull();
  });
});
