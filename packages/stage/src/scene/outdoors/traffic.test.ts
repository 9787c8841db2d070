import { describe, expect, it } from '@jest/globals';
import { Matrix4, Vector3 } from 'three/webgpu';
import { trafficOf } from './traffic.js';

const PLAN = { lane: 5, pavement: 7, long: 30, size: 1, seed: 3, isDark: false, isFull: true, hasCars: true };

describe("a street's traffic", () => {
  it('looks where it goes, and keeps off the middle', () => {
    for (const { row, speed } of trafficOf(PLAN)) {
      const matrix = new Matrix4();
      for (let index = 0; index < row.mesh.count; index += 1) {
        row.mesh.getMatrixAt(index, matrix);
        const ahead = new Vector3(0, 0, 1).transformDirection(matrix).z;
        expect(Math.sign(ahead)).toBe(-Math.sign(speed));
        expect(new Vector3().setFromMatrixPosition(matrix).x).toBeGreaterThanOrEqual(PLAN.lane);
      }
    }
  });

  it('comes by cars only where there are some', () => {
    const rows = trafficOf({ ...PLAN, hasCars: false });
    expect(rows.length).toBeGreaterThan(0);
    expect(trafficOf(PLAN).length).toBeGreaterThan(rows.length);
    expect(trafficOf({ ...PLAN, hasCars: false, isFull: false }).length).toBeLessThan(rows.length);
  });
});
