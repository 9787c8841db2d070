import { describe, expect, it } from '@jest/globals';
import { Box3, Raycaster, Vector3 } from 'three/webgpu';
import { beachSand } from './beach-sand.js';

/** Where a camera is that looks over a bar at what stands on it, and that bar's far edge, in units. */
const [EYE, EDGE] = [new Vector3(0, 0.85, 3.4), -0.6];

describe('the sand behind a bar', () => {
  it('is seen over its edge, and the sea over the sand', () => {
    const [sand] = beachSand(EDGE);
    sand!.updateMatrixWorld(true);
    const meets = (high: number): boolean => {
      const way = new Vector3(0, high, EDGE).sub(EYE).normalize();
      return new Raycaster(EYE, way).intersectObject(sand!).length > 0;
    };
    expect(meets(0.05)).toBe(true);
    expect(meets(0.6)).toBe(false);
    expect(meets(0.85)).toBe(false);
  });

  it('has parasols that stand on it and are higher than the bar', () => {
    const [sand, ...parasols] = beachSand(EDGE);
    expect(parasols.length).toBeGreaterThan(1);
    for (const one of parasols) {
      const { min, max } = new Box3().setFromObject(one);
      expect(Math.abs(min.y - sand!.position.y)).toBeLessThan(0.05);
      expect(max.y).toBeGreaterThan(0.9);
    }
  });
});
