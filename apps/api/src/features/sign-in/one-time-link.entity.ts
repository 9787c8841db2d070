import type { Plan } from '@clipwright/core/videos';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** A link that works once. Of its token only the SHA-256 is kept. */
@Entity('one_time_links')
@Unique('one_time_links_hash_key', ['hash'])
@Check('one_time_links_purpose_check', `purpose IN ('invitation', 'first-operator', 'verification')`)
export class OneTimeLinkEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  purpose!: 'invitation' | 'first-operator' | 'verification';

  @Column({ type: 'bytea' })
  hash!: Buffer;

  /** Whose address a verification is to prove; for an invitation, who came with it. */
  @Index('one_time_links_account_id')
  @Column({ type: 'text', name: 'account_id', nullable: true })
  accountId!: string | null;

  /** Of the account that an invitation makes. */
  @Column({ type: 'text', nullable: true })
  plan!: Plan | null;

  @Column({ type: 'text', name: 'made_by' })
  madeBy!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Index('one_time_links_expires_at')
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
