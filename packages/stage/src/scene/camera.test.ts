import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { FramingCamera } from './camera.js';

describe('the camera', () => {
  it.each([1.4, 1, 0.7, 0.5])('keeps a head in the picture, at %d of its distance', (far) => {
    const framing = new FramingCamera({ size: new Vector3(0.6, 1.7, 0.4), close: 1, hasHead: true }, 16 / 9);
    framing.take({ around: 0, above: 0.16, far, high: 0.48, side: 0 });
    framing.camera.updateMatrixWorld();
    expect(new Vector3(0, 1.7, 0).project(framing.camera).y).toBeLessThan(1.02);
  });

  it('looks at the middle of a thing', () => {
    const framing = new FramingCamera({ size: new Vector3(0.6, 1.2, 0.4), close: 2.1 }, 16 / 9);
    framing.take({ around: 0, above: 0.2, far: 1, high: 0.48, side: 0 });
    framing.camera.updateMatrixWorld();
    expect(Math.abs(new Vector3(0, 0.58, 0).project(framing.camera).y)).toBeLessThan(0.05);
  });

  it.each([0, 0.8, Math.PI / 2])('shows a long thing whole from above, turned by %d', (turned) => {
    const size = new Vector3(1.2, 0.1, 0.5);
    const framing = new FramingCamera({ size, close: 1, turns: true, isFromAbove: true }, 16 / 9);
    framing.take({ around: -0.1, above: 1.12, far: 1, high: 0.48, side: 0 });
    framing.camera.updateMatrixWorld();
    for (const [x, z] of [
      [0.6, 0.25],
      [-0.6, 0.25],
      [0.6, -0.25],
      [-0.6, -0.25],
    ] as const) {
      const corner = new Vector3(x, 0.05, z).applyAxisAngle(new Vector3(0, 1, 0), turned);
      const seen = corner.project(framing.camera);
      expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1);
    }
  });

  it('comes no nearer to a thing than shows it whole, in a close-up too, which is nearer', () => {
    const widest = (close: number, far = 0.72): number => {
      const framing = new FramingCamera({ size: new Vector3(1, 0.15, 0.5), close }, 16 / 9);
      framing.take({ around: 0, above: 0.16, far, high: 0.48, side: 0 });
      framing.camera.updateMatrixWorld();
      return new Vector3(0.5, 0.07, 0.25).project(framing.camera).x;
    };
    expect(widest(1)).toBeLessThan(1);
    expect(widest(1.5)).toBeLessThan(1);
    expect(widest(1.5, 1.1)).toBeGreaterThan(widest(1, 1.1));
  });

  it('looks at the face of a beast when it is near, and at all of it when it is not', () => {
    const face = new Vector3(0.1, 0.8, 0.6);
    const seen = (close: number): Vector3 => {
      const framing = new FramingCamera({ size: new Vector3(0.4, 0.9, 1.2), close, face }, 16 / 9);
      framing.take({ around: 0.4, above: 0.2, far: 1, high: 0.48, side: 0 });
      framing.camera.updateMatrixWorld();
      return face.clone().project(framing.camera);
    };
    expect(Math.hypot(seen(2).x, seen(2).y)).toBeLessThan(0.01);
    expect(Math.hypot(seen(1).x, seen(1).y)).toBeGreaterThan(0.2);
  });

  it('stays between the walls of a street, however far it is told to go around', () => {
    const aisle = { heading: 0.5, half: 2 };
    const framing = new FramingCamera({ size: new Vector3(4, 1.4, 4), close: 1, aisle }, 16 / 9);
    for (let around = -4; around < 4; around += 0.1) {
      framing.take({ around, above: 0.2, far: 1.2, high: 0.48, side: 0 });
      const { x, z } = framing.camera.position;
      expect(Math.abs(x * Math.cos(aisle.heading) - z * Math.sin(aisle.heading))).toBeLessThan(2.001);
    }
  });
});
