import type { Plan } from '@clipwright/core/videos';

/**
 * Whether an operator wants somebody here. Who waits may sign in and do nothing that costs; who was refused
 * may not sign in.
 */
export type Approval = 'approved' | 'waiting' | 'refused';

/**
 * How an account came to be: made by whoever runs the server, or by the person, with an invitation or
 * without.
 */
export type Joined = 'made' | 'sign-up' | 'invitation';

export interface Account {
  readonly id: string;
  readonly email: string;
  /** What holds now. */
  readonly plan: Plan;
  readonly active: boolean;
  /** Manages the server, in the dashboard. */
  readonly operator: boolean;
  readonly approval: Approval;
  /** Whether its owner was seen to read mail at the address. */
  readonly emailVerified: boolean;
  /** Whether that is asked of it before it may make videos. */
  readonly mustVerify: boolean;
  /** Approved, and proved where that is asked. */
  readonly maySpend: boolean;
  readonly joined: Joined;
  /** An address in the network; null where none is known. */
  readonly joinedFrom: string | null;
  /** That it is spoken and written to in, by its tag; null: nobody said. */
  readonly language: string | null;
  readonly createdAt: Date;
}

/** An account as whoever runs the server makes one. */
export type NewAccount = Pick<Account, 'id' | 'email' | 'plan' | 'active' | 'operator'>;

/** What may be changed of an account. */
export type AccountChange =
  | { readonly active: boolean }
  | { readonly operator: boolean }
  | { readonly approval: 'approved' | 'refused' }
  | { readonly mustVerify: boolean };

export const canSignIn = ({ active, approval }: Account): boolean => active && approval !== 'refused';

/** What an account waits for before it may make videos. */
export function waitsOf({
  approval,
  emailVerified,
  mustVerify,
}: Pick<Account, 'approval' | 'emailVerified' | 'mustVerify'>): ('email' | 'approval')[] {
  const waits = [
    mustVerify && !emailVerified ? ('email' as const) : null,
    approval === 'approved' ? null : ('approval' as const),
  ];
  return waits.filter((wait) => wait !== null);
}

/** Whether somebody made this account for themselves with an address that may be another's. */
export const isUnproved = ({ joined, emailVerified }: Account): boolean =>
  joined !== 'made' && !emailVerified;
