import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { AuditLog } from '../audit/audit-log.door.js';
import type { Deleter } from './delete-video.door.js';
import type { OwnVideo } from './video.repository.js';

type Taken = 'canceled' | 'deleted' | 'trashed' | 'restored';

/** Writes the line of the audit log for a video that its own account, or an operator, takes away, or that its account has back. */
export type NoteDeletion = (transaction: Transaction, status: Taken) => Promise<void>;

/** The same, of any video of an account. */
type NoteDeletions = (transaction: Transaction, status: Taken, videoId: string) => Promise<void>;

/** Deletions in the audit log. Each is written in the transaction that takes the video away. */
@Injectable()
export class DeletionLog {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  async of({ id, accountId }: OwnVideo, deleter: Deleter): Promise<NoteDeletion> {
    const note = await this.ofAny(accountId, deleter);
    return async (transaction, status) => await note(transaction, status, id);
  }

  /** For several videos of one account. Whose they are is read before the transaction begins, which has a connection of its own. */
  async ofAny(accountId: string, { by, address, name }: Deleter): Promise<NoteDeletions> {
    const email = (await this.accounts.byId(accountId))?.email ?? accountId;
    return async (transaction, status, id) => {
      const details = { video_id: id, status, by };
      const action = status === 'restored' ? 'video.restored' : 'video.deleted';
      await this.audit.record(
        { action, actor: { name: name ?? email, address }, subject: email, details },
        transaction,
      );
    };
  }
}
