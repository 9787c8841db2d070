import type { Prop } from '../props/index.js';
import type { ActorPlan } from './stage-plan.js';

const FLOATS = /\b(?:float|swim|swam|paddl|bath|drift)\w*\b/i;
const WATER = /\b(?:water|waters|sea|ocean|lake|river|stream|pond|pool|lagoon|canal|bay|waves)\b/i;

/** A beast on four legs has no wings: one that floats in water swims. */
export const floatsInWater = (prop: Prop | null, prompt: string): boolean =>
  prop !== null && hasPaws(prop) && FLOATS.test(prompt) && WATER.test(prompt);

/** Who goes on four legs. */
export const hasPaws = ({ moves = [] }: Prop): boolean => moves.some(({ part }) => part === 'leg.fl');

/** Whoever does so is in water up to the back, wherever that is. */
export const isInWater = (one: Pick<ActorPlan, 'act'> | undefined): boolean =>
  one !== undefined && ['swim', 'float'].includes(one.act);
