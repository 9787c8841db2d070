import type { AccountRow } from '@clipwright/core/dashboard';
import type { PlansConfig } from '../../config/plans.js';
import { type Account, isUnproved } from '../accounts/account.door.js';

/** An account as operators see it. */
export const rowOf = (account: Account, plans: PlansConfig): AccountRow => ({
  account_id: account.id,
  email: account.email,
  plan: account.plan,
  plan_name: plans.of(account.plan).name,
  active: account.active,
  operator: account.operator,
  approval: account.approval,
  email_verified: account.emailVerified,
  unproved: isUnproved(account),
  joined: account.joined,
  joined_from: account.joinedFrom,
  created_at: account.createdAt.toISOString(),
});
