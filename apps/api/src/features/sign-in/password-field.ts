import { InvalidRequestError } from '@clipwright/core/errors';
import { isMostUsed } from './most-used-passwords.js';
import { faultOfPassword, GUESSABLE } from './password-rule.js';

/** @throws InvalidRequestError for a new password that can't be taken */
export async function requireGoodPassword(password: string, email: string, param: string): Promise<void> {
  const fault = faultOfPassword(password, email) ?? ((await isMostUsed(password)) ? GUESSABLE : null);
  if (fault !== null) throw new InvalidRequestError({ message: fault, param });
}
