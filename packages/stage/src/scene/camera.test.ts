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
});
