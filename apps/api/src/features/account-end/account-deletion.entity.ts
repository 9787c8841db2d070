import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that is being deleted: here from the moment it was asked for until nothing of it is left. */
@Entity('account_deletions')
export class AccountDeletionEntity {
  @PrimaryColumn({ type: 'text', name: 'account_id' })
  accountId!: string;

  /** Stands in the ledger and in the audit log where the account stood. */
  @Column({ type: 'text' })
  pseudonym!: string;

  @Column({ type: 'text', name: 'asked_by' })
  askedBy!: string;

  @Column({ type: 'timestamptz', name: 'asked_at', default: () => 'now()' })
  askedAt!: Date;
}
