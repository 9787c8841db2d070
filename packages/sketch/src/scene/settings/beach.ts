import { beachSand } from '../layers/beach-sand.js';
import { palms } from '../layers/palms.js';
import { surf } from '../layers/surf.js';
import type { ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { ranges } from './mountains.js';
import { headland, seaState } from './sea.js';

/** Sand in front of the sea; waves run up it and draw back. */
export function planBeach(kit: SceneKit): ScenePlan {
  const back =
    kit.scene.backdrop === 'mountains' ? ranges(kit, 0.6, kit.view.horizon + 0.004) : [headland(kit)];
  return {
    parts: [...back, beachSand(kit), surf(kit), palms(kit)],
    water: { ...seaState(kit), pace: 1.1 },
    glows: () => [],
  };
}
