import { skyline, windowLights } from '../layers/skyline.js';
import type { ScenePlan } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { seaState } from './sea.js';

/** A skyline of three depths over water that mirrors its lights. */
export function planCity(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const foot = view.horizon + 0.006;
  const parts = [
    skyline(kit, {
      name: 'far towers',
      depth: 0.04,
      foot,
      tallest: 0.2,
      widest: 0.045,
      haze: 0.62,
      density: 0.96,
    }),
    skyline(kit, {
      name: 'middle towers',
      depth: 0.08,
      foot,
      tallest: 0.34,
      widest: 0.06,
      haze: 0.34,
      density: 0.9,
    }),
    skyline(kit, {
      name: 'near towers',
      depth: 0.13,
      foot,
      tallest: 0.27,
      widest: 0.075,
      haze: 0.12,
      density: 0.72,
    }),
    windowLights(kit, { depth: 0.13, foot, tallest: 0.2 }),
  ];
  return { parts, water: { roughness: seaState(kit).roughness * 0.7, pace: 0.8 }, glows: () => [] };
}
