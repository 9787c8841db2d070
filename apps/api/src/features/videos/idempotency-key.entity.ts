import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which admitted request an Idempotency-Key stands for, per key slot. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'text', name: 'account_id' })
  accountId!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** SHA-256 over route and parsed request. */
  @Column({ type: 'bytea' })
  fingerprint!: Buffer;

  @Index('idempotency_keys_video_id')
  @Column({ type: 'text', name: 'video_id' })
  videoId!: string;

  @Index('idempotency_keys_created_at')
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
