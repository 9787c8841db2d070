import type { ExecutionContext } from '@nestjs/common';
import type { KeyAccess } from './key-access.js';

/**
 * Who makes a request: the account, and the hash of the key it used. The account's id also names its key
 * slot.
 */
export interface Caller {
  readonly accountId: string;
  /** Null: somebody signed in to the dashboard, where every plan may make videos. */
  readonly keyHash: Buffer | null;
}

/** A caller that brought a key. */
export type KeyCaller = Caller & { readonly keyHash: Buffer };

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
