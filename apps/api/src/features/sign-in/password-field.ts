import { InvalidRequestError } from '@clipwright/core/errors';
import { faultOfPassword } from './password-rule.js';

/** @throws InvalidRequestError for a new password that can't be taken */
export function requireGoodPassword(password: string, email: string, param: string): void {
  const fault = faultOfPassword(password, email);
  if (fault !== null) throw new InvalidRequestError({ message: fault, param });
}
