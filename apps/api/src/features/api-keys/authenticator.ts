import { checkApiKey } from '@clipwright/core/keys';
import {
  InvalidApiKeyError,
  MalformedApiKeyError,
  MissingApiKeyError,
  PlanRequiredError,
} from '@clipwright/core/errors';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { KeysConfig } from '../../config/slices.js';
import { refuseLargeBody } from '../../platform/http/body-size.guard.js';
import type { KeyedRequest } from '../../platform/http/request-log.js';
import type { SendersRequest } from '../../platform/http/sender.js';
import { hashApiKey } from './api-key-hash.js';
import type { KeyAccess } from './api-key.repository.js';
import { readCredential } from './credential.js';
import { FailedAuthenticationGuard } from './failed-authentication.guard.js';
import { KeyUses } from './key-uses.js';

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

/** An active account on the API plan, or the reason why not. */
export function requireAccess(access: KeyAccess | null): KeyAccess {
  if (access === null || !access.active) throw new InvalidApiKeyError();
  if (access.plan !== 'api') throw new PlanRequiredError();
  return access;
}

/**
 * Decides who asks, in the contract's order of checks. Failures are counted per address, and floods of them
 * refused.
 */
@Injectable()
export class Authenticator {
  constructor(
    private readonly config: KeysConfig,
    private readonly failures: FailedAuthenticationGuard,
    private readonly uses: KeyUses,
  ) {}

  /**
   * @throws MissingApiKeyError, MalformedApiKeyError, InvalidApiKeyError, PlanRequiredError,
   * TooManyAuthFailuresError, BodyTooLargeError
   */
  async authenticate(context: ExecutionContext, lookUp: AccessLookup): Promise<KeyCaller> {
    const request = context.switchToHttp().getRequest<SendersRequest & KeyedRequest>();
    const token = await this.counted(context, () => this.tokenOf(request));
    const keyHash = hashApiKey(token);
    const access = await lookUp(keyHash);
    if (access !== null) request.keySlot = access.accountId;
    const allowed = await this.counted(context, () => requireAccess(access));
    this.uses.note(allowed.accountId);
    request.sender = { name: allowed.accountId, pays: true };
    refuseLargeBody(request);
    return { accountId: allowed.accountId, keyHash };
  }

  private tokenOf(request: FastifyRequest): string {
    const query = request.query as Record<string, unknown>;
    const credential = readCredential({ rawHeaders: request.raw.rawHeaders, query });
    if (typeof credential === 'string') throw new MissingApiKeyError();
    const verdict = checkApiKey(this.config.prefix, credential.token);
    if (verdict === 'malformed') throw new MalformedApiKeyError();
    if (verdict === 'invalid') throw new InvalidApiKeyError();
    return credential.token;
  }

  /** A wrong plan is no failed authentication: the key was right. */
  private async counted<Result>(context: ExecutionContext, check: () => Result): Promise<Result> {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof PlanRequiredError)) await this.failures.canActivate(context);
      throw error;
    }
  }
}
