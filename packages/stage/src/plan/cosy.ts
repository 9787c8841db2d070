import type { StagePlan } from './stage-plan.js';

const GLOWS: readonly string[] = ['fireplace', 'christmas tree', 'candle'];
const COSY = /\b(?:co[sz]y|snug|hygge|christmas|xmas|evening|snow\w*|winter)\b/i;
const BY_DAY = /\b(?:morning|sun\w*|day|daylight|daytime|noon|afternoon|bright|golden)\b/i;

/** A cosy room with a fire is lit by that, with dusk outside; what is said of the light counts before. */
export function byFire(plan: StagePlan, prompt: string): StagePlan {
  const { actors, set, light } = plan;
  const glows = actors.some(({ noun }) => GLOWS.includes(noun));
  const isLit = set === 'room' && light === 'golden' && glows;
  return isLit && COSY.test(prompt) && !BY_DAY.test(prompt) ? { ...plan, light: 'night' } : plan;
}
