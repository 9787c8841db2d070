import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Plan } from '@clipwright/core/videos';

/** Someone who owns a key and videos. The e-mail address is kept in lower case. */
@Entity('accounts')
@Unique('accounts_email_key', ['email'])
@Check('accounts_plan_check', `plan IN ('free', 'basic', 'pro', 'api')`)
export class AccountEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text', default: 'free' })
  plan!: Plan;

  @Column({ type: 'boolean', default: true })
  active!: boolean;

  /** Whether this person manages the server. */
  @Column({ type: 'boolean', default: false })
  operator!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** The rest is what the sign-in library keeps of a person. */
  @Column({ type: 'text', default: '' })
  name!: string;

  @Column({ type: 'boolean', name: 'email_verified', default: false })
  emailVerified!: boolean;

  @Column({ type: 'text', nullable: true })
  image!: string | null;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
