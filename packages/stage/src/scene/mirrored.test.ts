import { describe, expect, it } from '@jest/globals';
import { Group, Object3D, Vector3 } from 'three/webgpu';
import { mirrored } from './mirrored.js';

describe('what a polished floor shows', () => {
  it('stands as the things do, upside down, also after they have moved', () => {
    const things = new Group();
    const one = new Object3D();
    things.add(one);
    const { group, follow } = mirrored(things);
    things.rotation.y = 0.7;
    one.position.set(1, 2, 3);
    follow();
    things.updateMatrixWorld(true);
    group.updateMatrixWorld(true);
    const { x, y, z } = one.getWorldPosition(new Vector3());
    const seen = group.children[0]!.children[0]!.getWorldPosition(new Vector3());
    expect(seen.toArray().map((value) => value.toFixed(5))).toEqual(
      [x, -y, z].map((value) => value.toFixed(5)),
    );
  });
});
