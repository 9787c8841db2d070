import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that resets a password, until it is used or its time is up. The identifier is kept as a hash. */
@Entity('verifications')
export class VerificationEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Index('verifications_identifier')
  @Column({ type: 'text' })
  identifier!: string;

  @Column({ type: 'text' })
  value!: string;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
