import { InvalidApiKeyError, PlanRequiredError } from '@clipwright/core/errors';
import type { Plan } from '@clipwright/core/videos';

/** Whom a key belongs to, and what that account may do, at this moment. */
export interface KeyAccess {
  readonly accountId: string;
  /** What holds now; 'none' while the account may not spend. */
  readonly plan: string;
  readonly active: boolean;
}

/** How an account stands whose owner signed in. */
export interface AccountAccess {
  readonly accountId: string;
  readonly plan: Plan;
  readonly active: boolean;
  /** Approved, and its address proved where that is asked. */
  readonly maySpend: boolean;
}

/** What may be shown of a key. */
export interface ShownKey {
  readonly hint: string;
  readonly createdAt: Date;
  /** To a few seconds; null: not since it was made. */
  readonly lastUsedAt: Date | null;
}

/**
 * The columns of the view `api_key_access` that make a KeyAccess; for statements of other features that join
 * it as `access`.
 */
export const ACCESS_COLUMNS = 'access.account_id AS "accountId", access.plan, access.active';

/** Which plans let a key call the API. */
export interface PlansWithAccess {
  hasApiAccess(plan: string): boolean;
}

/** An active account on a plan with API access, or the reason why not. */
export function requireAccess(access: KeyAccess | null, plans: PlansWithAccess): KeyAccess {
  if (access === null || !access.active) throw new InvalidApiKeyError();
  if (!plans.hasApiAccess(access.plan)) throw new PlanRequiredError();
  return access;
}
