import type { Act } from '../../plan/acts.js';
import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';

/** What a plan has a thing do. */
export const actIn = ({ actors }: Pick<StagePlan, 'actors'>, { prop }: Actor): Act | undefined =>
  actors.find(({ noun }) => noun === prop.noun)?.act;
