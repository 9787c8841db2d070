import { createHash, randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { DashboardOrigin } from '../../platform/http/dashboard-origin.js';
import { type OneTimeLink, OneTimeLinkRepository } from './one-time-link.repository.js';

const TOKEN_LENGTH = 40;
const ID_LENGTH = 22;
const HOUR_MS = 3_600_000;

/** As long as a link that resets a password. */
const PROOF_LIFE_MS = HOUR_MS;

/** A link in full, which is shown or mailed this once. */
export interface MadeLink {
  readonly id: string;
  readonly link: string;
  readonly expiresAt: Date;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Links that work once. The token stands behind the #, where no server's log sees it; we keep its hash. */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly config: SignInConfig,
    private readonly dashboard: DashboardOrigin,
    private readonly links: OneTimeLinkRepository,
  ) {}

  /** Lets somebody make an account on that plan, whatever SIGN_UP says. */
  async invite(plan: Plan, madeBy: string): Promise<MadeLink> {
    return await this.make('join', {
      purpose: 'invitation',
      accountId: null,
      plan,
      madeBy,
      lifeMs: this.config.invitationMs,
    });
  }

  /** Lets somebody make the account of the first operator; works as long as there is none. */
  async inviteOperator(madeBy: string): Promise<MadeLink> {
    return await this.make('join', {
      purpose: 'first-operator',
      accountId: null,
      plan: 'api',
      madeBy,
      lifeMs: this.config.invitationMs,
    });
  }

  /** Proves that who owns the account reads mail at its address. */
  async prove(accountId: string): Promise<MadeLink> {
    return await this.make('verify-email', {
      purpose: 'verification',
      accountId,
      plan: null,
      madeBy: 'sign-up',
      lifeMs: PROOF_LIFE_MS,
    });
  }

  /** Null for a token that was used, is too old, or never was. */
  async find(token: string): Promise<OneTimeLink | null> {
    return await this.links.find(hashOf(token));
  }

  private async make(
    page: string,
    link: Omit<Parameters<OneTimeLinkRepository['add']>[0], 'id' | 'hash'>,
  ): Promise<MadeLink> {
    const token = createBase62Id({ length: TOKEN_LENGTH, randomBytes });
    const id = createBase62Id({ length: ID_LENGTH, randomBytes });
    const { expiresAt } = await this.links.add({ ...link, id, hash: hashOf(token) });
    return { id, link: `${this.dashboard.origin}/${page}#${token}`, expiresAt };
  }
}
