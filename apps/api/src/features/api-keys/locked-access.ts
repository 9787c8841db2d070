import { InvalidApiKeyError } from '@clipwright/core/errors';
import type { Transaction } from '../../platform/database/transaction.js';
import type { ApiKeyRepository } from './api-key.repository.js';
import { type Caller, requireAccess } from './authenticator.js';

/** Looks again, under lock, whether a caller may still generate. The caller's window is locked already. @throws InvalidApiKeyError, PlanRequiredError */
export async function requireLockedAccess(keys: ApiKeyRepository, transaction: Transaction, caller: Caller): Promise<void> {
  if (caller.keyHash !== null) {
    requireAccess(await keys.lockedAccess(transaction, caller.keyHash));
    return;
  }
  const account = await keys.lockedAccount(transaction, caller.accountId);
  if (account?.active !== true) throw new InvalidApiKeyError();
}
