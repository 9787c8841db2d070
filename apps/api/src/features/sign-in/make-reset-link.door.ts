import type { Account } from '../accounts/account.door.js';
import type { Actor } from '../audit/actor.door.js';

/** A link in full, which is shown this once. */
export interface ResetLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** Links by which somebody sets the password of an account, for whoever hands them over instead of a mail. */
export abstract class ResetLinks {
  /** Works once, for an hour. Until it is used the old password does, too. */
  abstract make(account: Pick<Account, 'id' | 'email'>, actor: Actor): Promise<ResetLink>;
}
