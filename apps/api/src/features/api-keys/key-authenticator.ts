import { checkApiKey } from '@clipwright/core/keys';
import {
  InvalidApiKeyError,
  MalformedApiKeyError,
  MissingApiKeyError,
  PlanRequiredError,
} from '@clipwright/core/errors';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PlansConfig } from '../../config/plans.js';
import { KeysConfig } from '../../config/slices.js';
import { refuseLargeBody } from '../../platform/http/body-size.guard.js';
import type { KeyedRequest } from '../../platform/http/request-log.js';
import type { SendersRequest } from '../../platform/http/sender.js';
import { hashApiKey } from './api-key-hash.js';
import { ApiKeyRepository } from './api-key.repository.js';
import type { AccessLookup, Authenticator } from './authenticator.js';
import type { KeyCaller } from './caller.js';
import { readCredential } from './credential.js';
import { FailedAuthenticationGuard } from './failed-authentication.guard.js';
import { requireAccess } from './key-access.js';
import { KeyUses } from './key-uses.js';

/** Failures are counted per address, and floods of them refused. */
@Injectable()
export class KeyAuthenticator implements Authenticator {
  constructor(
    private readonly config: KeysConfig,
    private readonly failures: FailedAuthenticationGuard,
    private readonly uses: KeyUses,
    private readonly keys: ApiKeyRepository,
    private readonly plans: PlansConfig,
  ) {}

  async authenticate(
    context: ExecutionContext,
    lookUp: AccessLookup = (hash) => this.keys.access(hash),
  ): Promise<KeyCaller> {
    const request = context.switchToHttp().getRequest<SendersRequest & KeyedRequest>();
    const token = await this.counted(context, () => this.tokenOf(request));
    const keyHash = hashApiKey(token);
    const access = await lookUp(keyHash);
    if (access !== null) request.keySlot = access.accountId;
    const allowed = await this.counted(context, () => requireAccess(access, this.plans));
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
