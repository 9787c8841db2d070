import type { StagePlan } from './stage-plan.js';

/** What tells of who leaves at the end of a clip. */
export const isOfLeaving = (text: string, { actors }: StagePlan): boolean =>
  actors.some(({ act }) => act === 'leave') && /^(?:away|off|then|flys)$/i.test(text);
