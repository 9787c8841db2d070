import type { Plan } from '@clipwright/core/videos';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Actor } from '../audit/actor.door.js';

/** By whose word an account has its plan. */
export type SubscriptionSource = 'operator' | 'provider' | 'gift';

/**
 * `past_due`: a payment failed, and the plan holds until the grace period is over. `canceled`: it holds until
 * its period ends. `ended`: it no longer holds.
 */
export type SubscriptionState = 'active' | 'past_due' | 'canceled' | 'ended';

/** The same subscription as a payment provider names it. */
export interface ProviderNames {
  readonly customer: string | null;
  readonly subscription: string | null;
}

/** What somebody says of an account's plan. */
export interface SubscriptionChange {
  readonly accountId: string;
  readonly plan: Plan;
  readonly source: SubscriptionSource;
  readonly state: SubscriptionState;
  readonly periodStart: Date;
  /** Null: open-ended. */
  readonly periodEnd: Date | null;
  /** With state past_due, and only there. */
  readonly graceUntil: Date | null;
  /** The moment of the word; null: now, after whatever was said before. */
  readonly asOf: Date | null;
  /** Null: as they were. */
  readonly provider: ProviderNames | null;
  readonly actor: Actor;
  readonly reason: string;
  /** What takes a change back can't be taken back in turn: asked for twice, it would bring the change back. */
  readonly isUndo?: true;
}

/** A subscription as it stands at this moment: past its end its state is `ended`. */
export interface Subscription {
  readonly accountId: string;
  /** What holds now. */
  readonly plan: Plan;
  /** What it is a subscription to, though it may have ended. */
  readonly subscribedPlan: Plan;
  readonly source: SubscriptionSource;
  readonly state: SubscriptionState;
  readonly periodStart: Date;
  readonly periodEnd: Date | null;
  readonly graceUntil: Date | null;
  readonly customer: string | null;
  readonly changedAt: Date;
}

export interface PlanCount {
  readonly plan: Plan;
  readonly accounts: number;
}

/** Whose plan comes to its end, and when. */
export interface Ending extends Pick<Subscription, 'accountId' | 'plan' | 'state' | 'source'> {
  readonly email: string;
  readonly endsAt: Date;
}

/** The one way in which an account's plan changes. */
export abstract class SubscriptionChanges {
  /**
   * Only what is newer than what stands changes it; of two words of one moment the further one stays, in
   * whichever order they come. Written to the audit log in the same transaction.
   */
  abstract apply(
    transaction: Transaction,
    change: SubscriptionChange,
  ): Promise<'applied' | 'stale' | 'unknown_account'>;
}
