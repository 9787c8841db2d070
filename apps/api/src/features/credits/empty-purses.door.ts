import type { Transaction } from '../../platform/database/transaction.js';

/** Takes all that an account can spend. */
export abstract class PurseEmptying {
  /** How many credits that were; each purse with this reason, which the account sees. */
  abstract run(transaction: Transaction, accountId: string, reason: string): Promise<number>;
}
