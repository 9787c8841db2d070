import type { ExecutionContext } from '@nestjs/common';
import type { KeyCaller } from './caller.js';
import type { KeyAccess } from './key-access.js';

export type AccessLookup = (hash: Buffer) => Promise<KeyAccess | null>;

/** Decides who asks, in the contract's order of checks. */
export abstract class Authenticator {
  /**
   * Looks the key up by itself where no other look-up is given.
   * @throws MissingApiKeyError, MalformedApiKeyError, InvalidApiKeyError, PlanRequiredError,
   * TooManyAuthFailuresError, BodyTooLargeError
   */
  abstract authenticate(context: ExecutionContext, lookUp?: AccessLookup): Promise<KeyCaller>;
}
