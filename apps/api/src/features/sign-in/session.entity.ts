import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Somebody signed in, in one browser. Of the token only the SHA-256 is kept. */
@Entity('sessions')
@Unique('sessions_token_key', ['token'])
export class SessionEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Index('sessions_account_id')
  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'text' })
  token!: string;

  @Index('sessions_expires_at')
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ type: 'text', nullable: true })
  agent!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
