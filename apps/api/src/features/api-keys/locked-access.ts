import { InvalidApiKeyError } from '@clipwright/core/errors';
import type { Plan } from '@clipwright/core/videos';
import type { Transaction } from '../../platform/database/transaction.js';
import type { ApiKeyRepository } from './api-key.repository.js';
import type { Caller, KeyCaller } from './caller.js';
import { type PlansWithAccess, requireAccess } from './key-access.js';

export const hasKey = (caller: Caller): caller is KeyCaller => caller.keyHash !== null;

/**
 * Looks again, under lock, whether a key may still generate. The caller's window is locked already. @throws
 * InvalidApiKeyError, PlanRequiredError
 */
export async function requireLockedAccess(
  keys: ApiKeyRepository,
  transaction: Transaction,
  { keyHash }: KeyCaller,
  plans: PlansWithAccess,
): Promise<void> {
  requireAccess(await keys.lockedAccess(transaction, keyHash), plans);
}

/** The same for somebody who signed in; gives the plan of this moment. @throws InvalidApiKeyError */
export async function requireLockedAccount(
  keys: ApiKeyRepository,
  transaction: Transaction,
  { accountId }: Caller,
): Promise<Plan> {
  const account = await keys.lockedAccount(transaction, accountId);
  if (account?.active !== true || !account.maySpend) throw new InvalidApiKeyError();
  return account.plan;
}
