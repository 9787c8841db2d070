import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Room on the disk that a video has, from before its first byte is written until its last file is gone. */
@Entity('storage_holds')
export class StorageHoldEntity {
  @PrimaryColumn({ type: 'text', name: 'video_id', collation: 'C' })
  videoId!: string;

  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  /** What its files take, or may come to take. */
  @Column({ type: 'bigint' })
  bytes!: string;

  /** How much of that is still to be written. */
  @Column({ type: 'bigint', name: 'pending_bytes' })
  pendingBytes!: string;

  @Column({ type: 'timestamptz', name: 'made_at', default: () => 'clock_timestamp()' })
  madeAt!: Date;
}
