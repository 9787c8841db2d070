import { describe, expect, it } from '@jest/globals';
import { Matrix4, Vector3 } from 'three/webgpu';
import { flockOf } from './flock.js';
import { guestsAt } from './guests.js';

const VIEW = { aim: [0, 4, -1], away: 19, above: 0.03, sweep: 0.4, onward: 0, lens: 36 } as const;

describe('a flock', () => {
  it('crosses between the camera and what that looks at, and is seen to go', () => {
    for (const { mesh, take } of flockOf(['parrot'], VIEW, 3)) {
      const placesAt = (seconds: number): Vector3[] => {
        take(seconds);
        return Array.from({ length: mesh.count }, (_, index) => {
          const matrix = new Matrix4();
          mesh.getMatrixAt(index, matrix);
          return new Vector3().setFromMatrixPosition(matrix);
        });
      };
      const [before, after] = [placesAt(0.2), placesAt(1.8)];
      for (const { z } of [...before, ...after]) {
        expect(z).toBeLessThan(VIEW.aim[2] + VIEW.away);
        expect(z).toBeGreaterThan(VIEW.aim[2]);
      }
      before.forEach((place, index) => expect(place.distanceTo(after[index]!)).toBeGreaterThan(1));
    }
  });

  it('is none of what does not fly there', () => expect(flockOf(['lamp'], VIEW, 3)).toHaveLength(0));
});

describe('guests of a café', () => {
  it('sit at its tables, leave seats free, and move as they talk', () => {
    const tables = [0, 2, 4, 6].map((z) => ({ x: 1, z }));
    const groups = guestsAt(tables);
    const count = groups.reduce((sum, { mesh }) => sum + mesh.count, 0);
    expect(count).toBe(6);
    for (const { mesh, take } of groups) {
      const [one, other] = [new Matrix4(), new Matrix4()];
      take(0.2);
      mesh.getMatrixAt(0, one);
      take(1.8);
      mesh.getMatrixAt(0, other);
      expect(
        Math.max(...one.elements.map((value, at) => Math.abs(value - other.elements[at]!))),
      ).toBeGreaterThan(0.02);
    }
  });
});
