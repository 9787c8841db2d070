import type { Transaction } from '../../platform/database/transaction.js';
import type { GoingAccount } from './account-data.js';

/** Tells workers that an account is to be deleted. */
export const ACCOUNT_DELETION = 'account_deletion';

/** An account that is being deleted. */
export interface AccountDeletion extends GoingAccount {
  readonly askedBy: string;
}

/** Accounts on their way out, and what is left of them. */
export abstract class AccountEnds {
  /** From its commit on nobody gets in as this account, on any replica; workers are told. */
  abstract ask(
    transaction: Transaction,
    deletion: Pick<AccountDeletion, 'accountId' | 'pseudonym' | 'askedBy'>,
  ): Promise<void>;

  abstract hasOtherOperators(transaction: Transaction, accountId: string): Promise<boolean>;

  /** Those that were asked for and are not done, the oldest first. */
  abstract pending(atMost: number): Promise<AccountDeletion[]>;

  /**
   * Puts the pseudonym in the place of address and id all through the audit log. Begun anew, it finds less to
   * do.
   */
  abstract anonymiseAudit(deletion: AccountDeletion): Promise<void>;

  abstract rollUpCredits(deletion: AccountDeletion): Promise<void>;

  abstract forgetPlaces(deletion: AccountDeletion): Promise<void>;

  /** The rest, and the account itself. */
  abstract remove(transaction: Transaction, deletion: AccountDeletion): Promise<void>;
}
