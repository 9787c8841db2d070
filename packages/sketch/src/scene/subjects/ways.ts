import type { SceneKit } from '../scene-kit.js';
import type { Span } from './free-span.js';
import { placeSubjects } from './place-subjects.js';

/**
 * The ground that subjects need from the first to the last moment: nothing nearer may stand in it. World x.
 */
export function waysOf(kit: SceneKit): Span[] {
  return placeSubjects(kit)
    .filter((one) => one.under === 'ground' || kit.scene.setting === 'forest')
    .map((one) => {
      const reach =
        (one.height * one.traits.width) / 2 + Math.min(0.22, one.room, Math.abs(one.speed) * 2.5) + 0.07;
      return { left: one.x - reach, right: one.x + reach };
    });
}
