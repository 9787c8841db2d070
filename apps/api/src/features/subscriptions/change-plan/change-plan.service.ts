import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { type Subscription, SubscriptionChanges } from '../subscription.js';
import { SubscriptionRepository } from '../subscription.repository.js';

/** Characters. */
export const LONGEST_REASON = 500;

/** What whoever runs the server wants an account to have, from now on. */
export interface PlanWish {
  readonly plan: Plan;
  /** Null: open-ended. */
  readonly until: Date | null;
  readonly reason: string;
  /** Whether it is a gift; left out: by agreement. */
  readonly gift?: boolean | undefined;
}

/** Why an account does not get a plan: what is wrong with the wish, or, with no `param`, that nobody is there. */
export interface PlanFault {
  readonly param: 'plan' | 'until' | null;
  readonly message: string;
}

const NOBODY: PlanFault = { param: null, message: 'There is no such account.' };

const PAST: PlanFault = { param: 'until', message: 'until: the end of a plan has to lie ahead.' };

const noPlan = (ids: readonly string[]): PlanFault => ({
  param: 'plan',
  message: `plan: this server has ${ids.join(', ')}.`,
});

/** Gives an account a plan, in the place of the one that it has. Holds from the next request on every replica. */
@Injectable()
export class ChangePlan {
  constructor(
    private readonly plans: PlansConfig,
    private readonly transactions: TransactionRunner,
    private readonly subscriptions: SubscriptionRepository,
    private readonly changes: SubscriptionChanges,
  ) {}

  /** Null: done. */
  async run(accountId: string, wish: PlanWish, actor: Actor): Promise<PlanFault | null> {
    const { plan, until, reason, gift = false } = wish;
    if (!this.plans.has(plan)) return noPlan(this.plans.ids);
    if (until !== null && until.getTime() <= Date.now()) return PAST;
    return await this.transactions.run(async (transaction) => {
      const before = await this.subscriptions.locked(transaction, accountId);
      if (before === null) return NOBODY;
      await this.changes.apply(transaction, {
        ...({ accountId, plan, source: gift ? 'gift' : 'operator', state: 'active' } as const),
        ...{ periodStart: startOf(before, plan), periodEnd: until, graceUntil: null },
        ...{ asOf: null, provider: null, actor, reason },
      });
      return null;
    });
  }
}

/** Another end for the plan that an account has begins no other period. */
const startOf = ({ plan, state, periodStart }: Subscription, wished: Plan): Date =>
  plan === wished && state !== 'ended' ? periodStart : new Date();
