import type { AccountRow } from '@clipwright/core/dashboard';
import { type Account, isUnproved } from '../accounts/account.door.js';

/** An account as operators see it. */
export const rowOf = (account: Account): AccountRow => ({
  account_id: account.id,
  email: account.email,
  plan: account.plan,
  active: account.active,
  operator: account.operator,
  approval: account.approval,
  email_verified: account.emailVerified,
  unproved: isUnproved(account),
  joined: account.joined,
  joined_from: account.joinedFrom,
  created_at: account.createdAt.toISOString(),
});
