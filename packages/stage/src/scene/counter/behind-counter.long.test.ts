import { describe, expect, it } from '@jest/globals';
import { headOf, type Laid, reachOf, shareOf, solid, tableOf, WHEN } from '../__fixtures__/at-table.js';
import { overlapOf } from '../__fixtures__/overlap.js';
import { boxOf } from '../actor.js';

const SHAPES = [16 / 9, 1, 9 / 16];

/** What each test looks at: `at-counter.long.test.ts` has many prompts. */
const tables = new Map<number, Laid>();
const atTable = (aspect: number): Laid => {
  const at = tables.get(aspect) ?? tableOf('a man and a cup of coffee, push in', aspect);
  tables.set(aspect, at);
  return at;
};

describe('who is at a table', () => {
  it.each(SHAPES)(
    'stands behind it, whole in the picture, and a cup on it is a tenth of that: %d',
    (aspect) => {
      const at = atTable(aspect);
      const [man, cup] = [at.behind[0]!, at.laid[0]!];
      const box = boxOf(cup.group);
      expect(box.min.y).toBeCloseTo(0, 3);
      expect(at.slab.max.z).toBeGreaterThan(box.max.z);
      expect(at.slab.min.z).toBeLessThan(box.min.z);
      expect(overlapOf(man.made, solid(at))).toBeLessThan(0.02);
      expect(reachOf(headOf(man), at)).toBeLessThan(1);
      expect(reachOf(box, at)).toBeLessThan(1);
      expect(shareOf(cup, at)).toBeGreaterThan(0.1);
      expect(cup.size.y).toBeLessThan(0.1);
    },
  );

  it('has the camera before the table, above its top', () => {
    const { camera, momentAt, slab } = atTable(1);
    for (const when of WHEN) {
      camera.take(momentAt(when));
      expect(camera.camera.position.y).toBeGreaterThan(0.1);
      expect(camera.camera.position.z).toBeGreaterThan(slab.max.z);
    }
  });

  it('in it, or out of the picture, would be seen: the checks see it', () => {
    const at = tableOf('a man and a cup of coffee');
    const [man, cup] = [at.behind[0]!, at.laid[0]!];
    man.group.position.z = 0;
    expect(overlapOf(man.made, solid(at))).toBeGreaterThan(0.1);
    man.group.position.y += 0.3;
    expect(reachOf(headOf(man), at)).toBeGreaterThan(1);
    cup.group.position.x = 3;
    expect(reachOf(boxOf(cup.group), at)).toBeGreaterThan(1);
  });
});
