import type { Transaction } from './transaction.js';

/** Opens transactions for use cases. A conflict with another one is tried again a few times. */
export abstract class TransactionRunner {
  abstract run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;

  /**
   * The same for work that comes in crowds and waits for itself: it never takes the last connections of the
   * process.
   */
  abstract runInLine<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}
