import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * How somebody proves who they are: a password, as its argon2id hash. The other columns are what the sign-in
 * library wants.
 */
@Entity('credentials')
@Unique('credentials_provider_key', ['providerId', 'providerAccountId'])
export class CredentialEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Index('credentials_account_id')
  @Column({ type: 'text', name: 'account_id' })
  accountId!: string;

  @Column({ type: 'text', name: 'provider_id' })
  providerId!: string;

  @Column({ type: 'text', name: 'provider_account_id' })
  providerAccountId!: string;

  @Column({ type: 'text', nullable: true })
  password!: string | null;

  @Column({ type: 'text', name: 'access_token', nullable: true })
  accessToken!: string | null;

  @Column({ type: 'text', name: 'refresh_token', nullable: true })
  refreshToken!: string | null;

  @Column({ type: 'text', name: 'id_token', nullable: true })
  idToken!: string | null;

  @Column({ type: 'timestamptz', name: 'access_token_expires_at', nullable: true })
  accessTokenExpiresAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'refresh_token_expires_at', nullable: true })
  refreshTokenExpiresAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  scope!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
