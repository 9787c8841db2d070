import { type Account, isUnproved } from '../features/accounts/account.door.js';
import { originOf } from '../features/accounts/account-origin.door.js';

/**
 * Says so when a command was used on an account whose address nobody has proved; the facts on stdout stay as
 * they are.
 */
export function warnOfUnproved(account: Account): void {
  if (!isUnproved(account)) return;
  const { email, plan } = account;
  process.stderr.write(
    `Warning: this account ${originOf(account)}. Whoever that is has its password, sees its videos and can replace its key.\n` +
      `If it is not ${email}, take it over: account create --email ${email} --plan ${plan} --take-over\n`,
  );
}
