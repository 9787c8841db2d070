import type { StagePlan } from './stage-plan.js';

const GLOWS: readonly string[] = ['fireplace', 'christmas tree', 'candle'];
const COSY = /\b(?:co[sz]y|snug|hygge|christmas|xmas|evening|snow\w*|winter)\b/i;
/** What is lit where it is cosy, or where it rains outside. */
const LAMPLIT = /\b(?:warm|glowing|lit|reading) lamps?\b|\blamp ?light\b|\blamp (?:is )?on\b/i;
const RAINY = /\b(?:rain\w*|storm\w*)\b/i;
const BY_DAY = /\b(?:morning|sun\w*|day|daylight|daytime|noon|afternoon|bright|golden)\b/i;

/** Something glows and it is cosy, or a lamp is lit where it is so, or where it rains outside. */
function isLit({ actors }: StagePlan, prompt: string): boolean {
  const isCosy = COSY.test(prompt);
  if (LAMPLIT.test(prompt)) return isCosy || RAINY.test(prompt);
  return isCosy && actors.some(({ noun }) => GLOWS.includes(noun));
}

/** A cosy room with a fire or a lamp is lit by that, with dusk outside; what is said of the light counts before. */
export function byFire(plan: StagePlan, prompt: string): StagePlan {
  const isUntold = plan.set === 'room' && plan.light === 'golden' && !BY_DAY.test(prompt);
  return isUntold && isLit(plan, prompt) ? { ...plan, light: 'night' } : plan;
}
