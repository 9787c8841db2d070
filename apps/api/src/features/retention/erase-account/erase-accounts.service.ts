import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Log } from '../../../platform/logging/log.js';
import { type AccountDeletion, AccountEnds } from '../../account-end/deletions.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { HOUSEKEEPING } from '../../audit/actor.door.js';
import { VideoErasure } from '../../videos/erase-videos.door.js';

const AT_ONCE = 50;

/**
 * Deletes all that is left of accounts whose end was asked for. Each step may be cut short and begun anew.
 */
@Injectable()
export class EraseAccounts {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly ends: AccountEnds,
    private readonly eraseVideos: VideoErasure,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  /** How many are not done yet: their videos are still being stopped. */
  async run(signal: AbortSignal): Promise<number> {
    let left = 0;
    for (const deletion of await this.ends.pending(AT_ONCE))
      if (!(await this.erase(deletion, signal))) left += 1;
    return left;
  }

  private async erase(deletion: AccountDeletion, signal: AbortSignal): Promise<boolean> {
    if (!(await this.eraseVideos.run(deletion.accountId, signal))) return false;
    await this.ends.rollUpCredits(deletion);
    await this.ends.forgetPlaces(deletion);
    await this.ends.anonymiseAudit(deletion);
    await this.transactions.run(async (transaction) => {
      await this.ends.remove(transaction, deletion);
      const details = { asked_by: deletion.askedBy };
      await this.audit.record(
        { action: 'account.deleted', actor: HOUSEKEEPING, subject: deletion.pseudonym, details },
        transaction,
      );
    });
    this.log.info('an account was deleted', { pseudonym: deletion.pseudonym });
    return true;
  }
}
