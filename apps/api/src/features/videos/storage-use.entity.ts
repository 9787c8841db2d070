import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The sums of all holds of an account; those of everybody under the empty name. A trigger on the holds keeps
 * them.
 */
@Entity('storage_use')
export class StorageUseEntity {
  @PrimaryColumn({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'bigint' })
  bytes!: string;

  @Column({ type: 'bigint', name: 'pending_bytes' })
  pendingBytes!: string;
}
