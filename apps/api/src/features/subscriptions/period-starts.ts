import type { Plan } from '@clipwright/core/videos';
import type { Transaction } from '../../platform/database/transaction.js';

/** A period of a plan that is paid for or given. */
export interface BegunPeriod {
  readonly accountId: string;
  readonly plan: Plan;
  readonly periodStart: Date;
  /** Null: open-ended. */
  readonly periodEnd: Date | null;
}

/** What comes with a new period. */
export abstract class PeriodStarts {
  /** Before a plan changes: what is due by the one that an account has comes by its terms, though nobody looked. */
  abstract ends(transaction: Transaction, accountId: string): Promise<void>;

  /**
   * In the transaction of the change that began it. The same period can come more than once, as after a late
   * payment.
   */
  abstract began(transaction: Transaction, period: BegunPeriod): Promise<void>;
}
