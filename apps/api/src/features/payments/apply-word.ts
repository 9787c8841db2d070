import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../../config/payments-slice.js';
import { PlansConfig } from '../../config/plans.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { SubscriptionChanges } from '../subscriptions/change-subscription.door.js';
import { SubscriptionRepository } from '../subscriptions/subscription-records.door.js';
import { actorOf } from './payment-actor.js';
import type { PaymentEvent, Word } from './payment-event.js';
import { PaymentWordRepository } from './payment-word.repository.js';
import { FREE, newestOf, standingOf } from './standing.js';

/** Whose a word is, and in which event it came. */
export interface SaidOf {
  readonly event: PaymentEvent;
  readonly accountId: string;
  readonly customer: string | null;
}

/** Keeps a word of a provider, and gives the account the plan that follows from all of its last words. */
@Injectable()
export class ApplyWord {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly plans: PlansConfig,
    private readonly words: PaymentWordRepository,
    private readonly changes: SubscriptionChanges,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async run(transaction: Transaction, word: Word, of: SaidOf): Promise<'applied' | 'stale' | 'nothing'> {
    const { event, accountId } = of;
    const toldAt = await this.words.hold(transaction, accountId);
    if (!(await this.words.keep(transaction, word, of))) return 'stale';
    const words = await this.words.all(transaction, accountId);
    const standing = standingOf(words, {
      graceMs: this.config.graceMs,
      rankOf: (plan) => this.plans.ids.indexOf(plan),
    });
    if (standing === null) return 'nothing';
    if (standing.state === 'ended' && (await this.isGiven(transaction, accountId))) return 'nothing';
    const { provider, subscription, customer, plan, state, periodStart, periodEnd, graceUntil } = standing;
    // What is known has grown, though perhaps by a word older than another: its moment grows with it.
    const asOf = new Date(Math.max(newestOf(words).getTime(), toldAt.getTime() + 1));
    const done = await this.changes.apply(transaction, {
      accountId,
      ...{ plan, state, periodStart, periodEnd, graceUntil },
      source: 'provider',
      asOf,
      provider: { customer, subscription },
      actor: actorOf(provider),
      reason: `${event.kind} ${event.id}`,
    });
    if (done === 'applied') await this.words.told(transaction, accountId, asOf);
    return done === 'applied' ? 'applied' : 'stale';
  }

  /** Whether the account has a plan by somebody else's word: the end of what is paid for does not end that. */
  private async isGiven(transaction: Transaction, accountId: string): Promise<boolean> {
    const held = await this.subscriptions.locked(transaction, accountId);
    return held !== null && held.source !== 'provider' && held.plan !== FREE;
  }
}
