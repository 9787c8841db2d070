import { describe, expect, it } from '@jest/globals';
import { BoxGeometry, Matrix4, MeshBasicMaterial, PerspectiveCamera, Vector3 } from 'three/webgpu';
import { scattered } from './scatter.js';
import { isInSight, sightOf } from './sight.js';

/** A camera five units before the middle, which looks there from so high. */
function cameraAt(above: number, around = 0): PerspectiveCamera {
  const camera = new PerspectiveCamera(34, 16 / 9, 0.05, 150);
  camera.position.set(
    Math.sin(around) * Math.cos(above) * 5,
    Math.sin(above) * 5,
    Math.cos(around) * Math.cos(above) * 5,
  );
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld(true);
  return camera;
}

describe('what a camera has in sight along a way', () => {
  const VIEWS = [0, 0.5, 2.9].flatMap((heading) =>
    [-0.6, 0.2, 2].flatMap((around) => [0, 0.3, 0.6].map((above) => ({ heading, around, above }))),
  );
  const SPOTS = Array.from(
    { length: 400 },
    (_, index) => new Vector3(((index % 20) - 10) * 1.6, 0, (Math.floor(index / 20) - 10) * 1.6),
  );

  it.each(VIEWS)(
    'is all that its picture has: a way to $heading, seen from $around, $above up',
    ({ heading, around, above }) => {
      const camera = cameraAt(above, around);
      const sight = sightOf(camera, heading)!;
      const seen = SPOTS.filter((spot) => {
        const { x, y, z } = spot
          .clone()
          .applyAxisAngle(new Vector3(0, 1, 0), heading)
          .project(camera);
        return Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) <= 1;
      });
      expect(seen.length).toBeGreaterThan(4);
      expect(seen.filter(({ x, z }) => !isInSight(sight, x, z, 0))).toEqual([]);
    },
  );

  it('is not what is behind it, or far to a side', () => {
    const sight = sightOf(cameraAt(0.1), 0)!;
    expect(isInSight(sight, 0, 9, 0.5)).toBe(false);
    expect(isInSight(sight, 30, 0, 0.5)).toBe(false);
    expect(isInSight(sight, 30, 0, 26)).toBe(true);
  });

  it('is all around for one that looks down', () => expect(sightOf(cameraAt(1.5), 0)).toBeNull());
});

describe('what stands beside a way', () => {
  const row = () =>
    scattered({
      geometry: new BoxGeometry(0.1, 0.1, 0.1),
      material: new MeshBasicMaterial(),
      count: 60,
      near: [2, 6],
      far: [2, 6],
      long: 20,
      size: [1, 1],
      seed: 3,
    });

  it('is drawn where it is seen, and all of it comes again', () => {
    const one = row();
    one.travel(0, sightOf(cameraAt(0.1), 0));
    expect(one.mesh.count).toBeGreaterThan(3);
    expect(one.mesh.count).toBeLessThan(40);
    one.travel(3);
    expect(one.mesh.count).toBe(60);
  });

  it('follows the bend of a road', () => {
    const [straight, bent] = [row(), row()];
    straight.travel(1);
    bent.travel(1, null, 0.02);
    const [at, to] = [new Matrix4(), new Matrix4()];
    for (let index = 0; index < 60; index += 1) {
      straight.mesh.getMatrixAt(index, at);
      bent.mesh.getMatrixAt(index, to);
      const z = at.elements[14];
      expect(to.elements[12] - at.elements[12]).toBeCloseTo(0.02 * z * z, 3);
    }
  });
});
