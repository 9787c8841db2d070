import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the key of an account was last used. Apart from the key's own row, which admissions lock. */
@Entity('api_key_uses')
export class ApiKeyUseEntity {
  @PrimaryColumn({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'timestamptz', name: 'last_used_at' })
  lastUsedAt!: Date;
}
