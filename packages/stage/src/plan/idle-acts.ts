import type { Act } from './acts.js';
import type { Found, FoundWords } from './find-words.js';
import type { StagePlan } from './stage-plan.js';

/** What is told as not shown where nobody of a plan does it. */
const BUSY: readonly Act[] = [
  ...(['work', 'eat', 'read', 'laugh', 'sing', 'cheer', 'punch'] as const),
  ...(['fight', 'kneel', 'play', 'slide', 'talk', 'roar', 'yawn', 'cry'] as const),
  ...(['fish', 'brush', 'write', 'hug', 'toss', 'wrap', 'raise', 'pick', 'rise'] as const),
];

const isIdle = ({ figure }: Found, { actors, ties }: StagePlan): boolean =>
  figure?.act !== undefined &&
  BUSY.includes(figure.act) &&
  !figure.isPlaying &&
  actors.every(({ act }) => act !== figure.act && !(act === 'fiddle' && figure.act === 'play')) &&
  ties.every(({ tie }) => tie !== figure.tie);

/** What is said of a prompt's people and beasts, and nobody does. */
export const idleActs = (found: FoundWords, plan: StagePlan): FoundWords => ({
  ...found,
  found: found.found.filter((one) => isIdle(one, plan)),
});
