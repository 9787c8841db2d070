import type { Plan } from '@clipwright/core/videos';
import type { PlanTerms } from '../../config/plans.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { MadeInStudio } from './studio-limit.door.js';

/**
 * What an account makes in the studio: videos that wait or are in the making, and all that it asked for
 * within 24 hours.
 */
export interface StudioUse {
  readonly atOnce: number;
  readonly today: number;
  /** Until the oldest of them no longer counts; 0 without one. */
  readonly secondsUntilLess: number;
}

/**
 * What somebody who signed in may make without a key: as their plan says, and no more than that at once and a
 * day.
 */
export abstract class Studio {
  abstract termsOf(plan: Plan): PlanTerms;

  abstract use(accountId: string): Promise<StudioUse>;

  /**
   * Again, in the admission that holds the account's window, by the plan of that moment. How much the video
   * weighs in fair turns. @throws Refusal 403
   */
  abstract admit(
    transaction: Transaction,
    owner: { accountId: string; plan: Plan },
    video: { id: string } & MadeInStudio,
  ): Promise<number>;
}
