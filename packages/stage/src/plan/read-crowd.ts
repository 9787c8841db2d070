import type { Crowd, StagePlan } from './stage-plan.js';

const MANY = /\b(?:busy|crowded|bustling|hectic|packed|lively|rush[- ]hour|traffic(?: jam)?)\b/i;
const NOBODY =
  /\b(?:empty|deserted|abandoned|lonely|quiet|silent|alone|desolate|ruins?|ruined|destroyed|post[- ]?apocalyp\w*|ghost town)\b/i;

/** Who else is in a street, as words tell. */
export function crowdIn(prompt: string): Crowd {
  if (MANY.test(prompt)) return 'many';
  return NOBODY.test(prompt) ? 'none' : 'some';
}

const TELLS =
  /^(?:busy|crowded|bustling|hectic|packed|lively|rush[- ]hour|traffic|empty|deserted|quiet|silent)$/i;

/** What tells of who else is in a street. */
export const isOfCrowd = (text: string, { set }: StagePlan): boolean => set === 'street' && TELLS.test(text);

/** What tells of a street's signs. */
export const isOfSigns = (text: string, { set, sky }: StagePlan): boolean =>
  set === 'street' && sky?.isNeon === true && /^(?:neon )?(?:signs?|lights?|billboards?)$/i.test(text);
