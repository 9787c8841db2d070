import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { PurseRepository } from '../credit-purse.repository.js';
import type { PurseEmptying } from '../empty-purses.door.js';
import { Purses } from '../purses.js';

/** By corrections, after what was due by then. */
@Injectable()
export class EmptyPurses implements PurseEmptying {
  constructor(
    private readonly purses: Purses,
    private readonly purse: PurseRepository,
  ) {}

  async run(transaction: Transaction, accountId: string, reason: string): Promise<number> {
    const balance = await this.purses.locked(transaction, accountId);
    if (balance === null) return 0;
    const { monthly, lasting } = balance;
    const parts = Object.entries({ monthly, lasting }) as ['monthly' | 'lasting', number][];
    for (const [purse, held] of parts.filter(([, held]) => held > 0))
      await this.purse.post(transaction, accountId, { kind: 'correct', purse, change: -held, reason });
    return monthly + lasting;
  }
}
