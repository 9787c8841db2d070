import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { acts } from './figure-kinds.js';
import { plainly } from './stand-ins.js';
import type { ActorPlan } from './stage-plan.js';

/** What does not go without somebody on it that is seen, and what they wear. */
const RIDDEN: ReadonlyMap<string, ActorPlan['wear']> = new Map([
  [
    'motorcycle',
    { top: '#2c2f36', bottom: '#24272e', shoes: '#17181b', head: 'crash helmet', hat: '#b3262a' },
  ],
  ['scooter', { head: 'crash helmet', hat: '#e9e4d8' }],
  ['bicycle', null],
]);

/** Whether somebody sits astride on it, hands at its bars. */
export const isSteered = (noun: string): boolean => RIDDEN.has(noun);

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** A motorcycle that rides through a city has a rider, though nobody is named. */
export function withRider({ actors, ties }: Told): Told {
  const bike = actors.find((one) => RIDDEN.has(one.noun) && isGoing(one) && !one.isToy);
  if (!bike || actors.some(({ noun }) => acts(findProp(noun)!) || noun === 'robot')) return { actors, ties };
  const who = { ...plainly('person', bike.count), wear: RIDDEN.get(bike.noun) ?? null };
  return {
    actors: [...actors, who],
    ties: [...ties, { tie: 'ride', who: 'person', whom: bike.noun }],
  };
}

const isGoing = ({ act, verb }: ActorPlan): boolean =>
  ['drive', 'run', 'walk'].includes(act) || verb === 'drive';
