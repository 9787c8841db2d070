import { describe, expect, it } from '@jest/globals';
import { type InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three/webgpu';
import { stageChoice } from '../../plan/stage-choice.js';
import { castOf } from '../cast.js';
import { panOf } from './pan-fire.js';

function cooked(prompt: string) {
  const { plan } = stageChoice({ model: 'modelb3', mode: 'text', prompt })!;
  const { all } = castOf(plan, 1);
  const before = new Set<Object3D>();
  for (const { made } of all) made.traverse((one) => before.add(one));
  const takes = panOf(all, plan);
  const pan = all.find(({ prop }) => prop.noun === plan.pan?.noun)!;
  const meshes: InstancedMesh[] = [];
  pan.made.traverse((one) => {
    if (!before.has(one) && (one as InstancedMesh).isInstancedMesh) meshes.push(one as InstancedMesh);
  });
  const highest = (mesh: InstancedMesh, seconds: number): number => {
    for (const take of takes) take(seconds);
    const at = new Matrix4();
    return Math.max(
      ...Array.from({ length: mesh.count }, (_, index) => {
        mesh.getMatrixAt(index, at);
        return new Vector3().setFromMatrixPosition(at).y;
      }),
    );
  };
  return { meshes, highest };
}

describe('what is in a pan', () => {
  it('is thrown up and caught again, noodles and all', () => {
    const { meshes, highest } = cooked('a chef tossing noodles in a wok');
    const [bits, strands] = meshes;
    for (const mesh of [bits!, strands!]) {
      const highs = Array.from({ length: 27 }, (_, index) => highest(mesh, index / 20));
      expect(Math.max(...highs)).toBeGreaterThan(Math.min(...highs) + 0.12);
    }
  });

  it('burns and throws sparks where it is said to, and is not thrown where nobody does', () => {
    // Flames, sparks and steam.
    expect(cooked('a steak in a flaming frying pan').meshes).toHaveLength(3);
    // Bits and steam.
    expect(cooked('a chef tossing vegetables in a wok').meshes).toHaveLength(2);
  });
});
