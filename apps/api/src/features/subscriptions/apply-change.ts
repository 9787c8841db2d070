import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { AuditLog } from '../audit/audit-log.door.js';
import { PeriodStarts } from './period-starts.js';
import type { PlanBefore } from './plan-before.js';
import type { Subscription, SubscriptionChange, SubscriptionChanges } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Changes a plan where the word is new, writes who said it and why, and tells of a period that begins with it. */
@Injectable()
export class ApplyChange implements SubscriptionChanges {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly audit: AuditLog,
    private readonly periods: PeriodStarts,
  ) {}

  async apply(
    transaction: Transaction,
    change: SubscriptionChange,
  ): Promise<'applied' | 'stale' | 'unknown_account'> {
    const before = await this.subscriptions.locked(transaction, change.accountId);
    if (before === null) return 'unknown_account';
    await this.periods.ends(transaction, change.accountId);
    if (!(await this.subscriptions.change(transaction, change))) return 'stale';
    const subject = await this.subscriptions.addressOf(transaction, change.accountId);
    const { actor } = change;
    const details = detailsOf(before, change);
    await this.audit.record({ action: 'subscription.changed', actor, subject, details }, transaction);
    if (beginsPeriod(before, change)) await this.periods.began(transaction, change);
    return 'applied';
  }
}

/** What an undo brings back. */
const kept = (before: Subscription): PlanBefore => ({
  plan: before.subscribedPlan,
  source: before.source,
  state: before.state,
  period_start: before.periodStart.toISOString(),
  period_end: before.periodEnd?.toISOString() ?? null,
  // Past its grace it has ended, and an ended one has none.
  grace_until: before.state === 'past_due' ? (before.graceUntil?.toISOString() ?? null) : null,
});

const detailsOf = (before: Subscription, change: SubscriptionChange): Record<string, unknown> => ({
  plan: change.plan,
  was: before.plan,
  source: change.source,
  state: change.state,
  period_end: change.periodEnd?.toISOString() ?? null,
  ...(change.graceUntil === null ? {} : { grace_until: change.graceUntil.toISOString() }),
  reason: change.reason,
  ...(change.isUndo === true ? {} : { before: kept(before) }),
});

/** A period that is not paid for has not begun; it begins when the payment comes. */
function beginsPeriod(before: Subscription, change: SubscriptionChange): boolean {
  if (change.state === 'past_due' || change.state === 'ended') return false;
  const isPaid = before.state === 'active' || before.state === 'canceled';
  const isSame =
    before.subscribedPlan === change.plan && before.periodStart.getTime() === change.periodStart.getTime();
  return !(isPaid && isSame);
}
