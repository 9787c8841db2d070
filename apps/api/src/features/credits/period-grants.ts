import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import type { BegunPeriod, PeriodStarts } from '../subscriptions/period-starts.door.js';
import { Purses } from './purses.js';

/** A period brings the credits of its plan, and ends what is left of the last, in the transaction that begins it. */
@Injectable()
export class PeriodGrants implements PeriodStarts {
  constructor(private readonly purses: Purses) {}

  async ends(transaction: Transaction, accountId: string): Promise<void> {
    await this.purses.locked(transaction, accountId);
  }

  async began(transaction: Transaction, { accountId }: BegunPeriod): Promise<void> {
    await this.purses.locked(transaction, accountId);
  }
}
