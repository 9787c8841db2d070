import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One line of the credit ledger. A video is reserved once, and then either settled or released, once. */
@Entity('credit_entries')
@Check('credit_entries_kind_check', `kind IN ('reserve', 'settle', 'release')`)
@Check('credit_entries_amount_check', 'amount >= 0')
export class CreditEntryEntity {
  @PrimaryColumn({ type: 'text', name: 'video_id' })
  videoId!: string;

  @PrimaryColumn({ type: 'text' })
  kind!: 'reserve' | 'settle' | 'release';

  @Index('credit_entries_account_id')
  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
