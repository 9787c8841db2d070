import type { StagePlan } from './stage-plan.js';

const ONE_BY_ONE =
  /\b(?:(?:fill(?:s|ing)?(?: up)?|furnish(?:es|ing)?|assembl(?:es|ing)) (?:\w+ ){0,2}(?:with|itself)|(?:one|a) (?:piece|item|thing|object) at a time|(?:appear|pop|arriv|com|drop|land|fly)\w*(?: in| up| into (?:place|the room|frame))? (?:one by one|one after (?:another|the other)|in turn)|(?:piece|item) by (?:piece|item))\b/i;

/** Several things that are named come one by one where a prompt says so: a room that fills up with its furniture. */
export function appearing(plan: StagePlan, prompt: string): StagePlan {
  const many = plan.actors.reduce((sum, { count }) => sum + count, 0);
  const isHere = plan.show === undefined && plan.vista === undefined && plan.counter === null;
  return isHere && many > 1 && ONE_BY_ONE.test(prompt) ? { ...plan, appears: true } : plan;
}

/** What tells of that. */
export const isOfAppearing = (text: string, { appears }: StagePlan): boolean =>
  appears === true &&
  /^(?:empty|fill(?:s|ing)?|up|furnish\w*|furniture|one|pieces?|items?|things?|objects?|times?|by|after|another|appear\w*|pop\w*|arriv\w*|com(?:es|ing)|drop\w*|satisfying)$/i.test(
    text,
  );
