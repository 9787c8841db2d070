import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { headOf, reachOf, solid, tableOf } from '../__fixtures__/at-table.js';
import { overlapOf } from '../__fixtures__/overlap.js';
import { boxOf } from '../actor.js';

const PROMPTS = [
  'a girl with a laptop at a desk, push in',
  'two friends drink coffee in a cafe, orbit shot',
  'a chef with three cupcakes, two pizzas and a cake in the kitchen, pan left',
  'grandma and a boy with a cake at a wooden table, camera rises',
  'a wizard opens a book and a potion in a library, zoom out',
  'a beer and a burger in a bar, orbit shot',
  'four cupcakes, a cake and a coffee in a bakery, push in',
  'a microscope in a laboratory, camera rises',
];
const ALL = PROMPTS.flatMap((prompt) => [16 / 9, 1, 9 / 16].map((aspect) => [prompt, aspect] as const));

describe('whoever is at a table with whatever', () => {
  it.each(ALL)('is behind it and in the picture, and so is all on it: %s, %d', (prompt, aspect) => {
    const at = tableOf(prompt, aspect);
    const column = at.slab.clone().expandByVector(new Vector3(0, 9, 0));
    for (const { group } of at.laid) {
      const box = boxOf(group);
      expect(box.min.y).toBeCloseTo(0, 3);
      expect(column.containsBox(box)).toBe(true);
      expect(reachOf(box, at)).toBeLessThan(1);
    }
    const pairs = at.laid.flatMap((one) =>
      at.laid.flatMap((other) => (one === other ? [] : [[one, other] as const])),
    );
    for (const [one, other] of pairs) expect(overlapOf(one.made, other.group)).toBe(0);
    for (const one of at.behind) {
      // A robe or a skirt may touch the edge: three of a hundred places.
      expect(overlapOf(one.made, solid(at))).toBeLessThan(0.04);
      expect(reachOf(headOf(one), at)).toBeLessThan(1);
      for (const { group } of at.laid) expect(overlapOf(one.made, group)).toBe(0);
    }
  });
});
