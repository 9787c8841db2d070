import { beachSand } from '../layers/beach-sand.js';
import { palms } from '../layers/palms.js';
import { surf } from '../layers/surf.js';
import type { ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { headland, seaState } from './sea.js';
import { standingBehind } from './standing-behind.js';

/** Sand in front of the sea; waves run up it and draw back. */
export function planBeach(kit: SceneKit): ScenePlan {
  const back = standingBehind(kit, 0.6) ?? [headland(kit)];
  return {
    parts: [...back, beachSand(kit), surf(kit), palms(kit)],
    water: { ...seaState(kit), pace: 1.1 },
    glows: () => [],
  };
}
