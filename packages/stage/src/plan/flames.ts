import type { ActorPlan, LightName } from './stage-plan.js';

/** What has a flame that others see by. */
const LIGHTS: readonly string[] = ['candle', 'cake', 'campfire', 'candelabra', 'jack-o-lantern'];

/** What has a flame of its own. */
export const FLAMES: readonly string[] = [...LIGHTS, 'fireplace'];

/** A flame in the dark is what there is to see by. */
export const byFlames = (light: LightName, actors: readonly ActorPlan[]): LightName =>
  (light === 'night' || light === 'drama') && actors.some(({ noun }) => LIGHTS.includes(noun))
    ? 'candle'
    : light;
