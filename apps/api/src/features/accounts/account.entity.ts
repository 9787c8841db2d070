import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Plan } from '@clipwright/core/videos';
import type { Approval, Joined } from './account.js';

/** In Postgres' own words. */
const MAY_SPEND = `((approval = 'approved'::text) AND (email_verified OR (NOT must_verify)))`;

/** Someone who owns a key and videos. The e-mail address is kept in lower case. */
@Entity('accounts')
@Unique('accounts_email_key', ['email'])
@Check('accounts_plan_check', `plan IN ('free', 'basic', 'pro', 'api')`)
@Check('accounts_approval_check', `approval IN ('approved', 'waiting', 'refused')`)
@Check('accounts_joined_check', `joined IN ('made', 'sign-up', 'invitation')`)
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

  @Column({ type: 'text', default: 'approved' })
  approval!: Approval;

  /** Whether its e-mail address has to be proved before it may make videos. */
  @Column({ type: 'boolean', name: 'must_verify', default: false })
  mustVerify!: boolean;

  /** How it came to be, and from which address in the network. */
  @Column({ type: 'text', default: 'made' })
  joined!: Joined;

  @Column({ type: 'text', name: 'joined_from', nullable: true })
  joinedFrom!: string | null;

  /** Made by Postgres: approved, and proved where that was asked for. */
  @Column({
    type: 'boolean',
    name: 'may_spend',
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: MAY_SPEND,
  })
  maySpend!: boolean;

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
