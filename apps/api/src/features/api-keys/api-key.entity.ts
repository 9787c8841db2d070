import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The one key slot of an account. Only the SHA-256 of the key is kept, with a hint to show. */
@Entity('api_keys')
@Unique('api_keys_hash_key', ['hash'])
export class ApiKeyEntity {
  @PrimaryColumn({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'text' })
  hint!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
