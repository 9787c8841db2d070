import { findProp, type Prop } from '../props/index.js';
import type { FoundWords } from './find-words.js';
import { acts } from './figure-kinds.js';
import { type ActorPlan, isRoom, type StagePlan } from './stage-plan.js';

type Planned = Pick<StagePlan, 'actors' | 'sky' | 'counter' | 'set' | 'ties'>;

/** What its words say of somebody that takes them along. */
const GOING: readonly string[] = ['walk', 'run', 'fly', 'swim', 'drive', 'drift'];

/** Whether somebody, or a vehicle, goes on in their place, where all else passes by; a vehicle that a blur is asked of does. */
function travels(plan: Planned): boolean {
  const { actors, ties } = plan;
  const isTaken = (noun: string): boolean =>
    ties.some(({ tie, whom }) => whom === noun && (tie === 'ride' || tie === 'chase'));
  return (
    isOpen(plan) &&
    (isVehicle(actors[0]) || actors.some(({ noun, act }) => GOING.includes(act) || isTaken(noun)))
  );
}

/** There is a way, with something about it that is not as far as the stars, and nobody is bound to a table. */
const isOpen = ({ sky, counter, set }: Planned): boolean =>
  sky !== null && counter === null && !isRoom(set) && set !== 'space' && !sky.isOnTable;

/** A blur of motion is asked of a vehicle, which therefore drives. */
export const drivesForBlur = (plan: StagePlan): boolean =>
  plan.blur === 'strong' && isOpen(plan) && isVehicle(plan.actors[0]);

/** What rolls, flies or sails, and is nobody. */
function isVehicle(one: ActorPlan | undefined): boolean {
  const prop = one ? findProp(one.noun) : null;
  return prop !== null && !acts(prop) && (hasWheels(prop) || isOnItsWay(prop));
}

const hasWheels = ({ moves = [] }: Prop): boolean => moves.some(({ part }) => part.startsWith('wheel'));

const isOnItsWay = ({ stands }: Prop): boolean =>
  stands.includes('water') ||
  stands.includes('air') ||
  (stands.includes('road') && !stands.includes('ground'));

/** What is found in a prompt, without the blur of a motion that there is none of. */
export const withoutIdleBlur = (found: FoundWords, plan: StagePlan): FoundWords =>
  travels(plan) ? found : { ...found, found: found.found.filter(({ set }) => set?.blur !== 'strong') };
