import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { OneTimeLinkRepository, type OneTimeLink } from './one-time-link.repository.js';
import { OneTimeLinks } from './one-time-links.js';

/** What an invitation gives. */
export interface InvitationTerms {
  readonly plan: Plan;
  readonly operator: boolean;
  readonly expiresAt: Date;
}

/** Links that let somebody make an account, once. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly repository: OneTimeLinkRepository,
  ) {}

  /** What a link would give now; null for one that no longer works. */
  async read(token: string): Promise<InvitationTerms | null> {
    const link = await this.find(token);
    return link === null ? null : termsOf(link);
  }

  /**
   * Uses a link up for `work`, and gives it back where that came to nothing. 'no-link' where somebody was
   * faster, too.
   */
  async use<Result>(
    token: string,
    work: (terms: InvitationTerms) => Promise<Result | null>,
  ): Promise<Result | null | 'no-link'> {
    const link = await this.find(token);
    const claimed = link === null ? [] : await this.repository.claim(link);
    if (link === null || claimed.length === 0) return 'no-link';
    const result = await this.attempt(claimed, () => work(termsOf(link)));
    if (result === null) await this.repository.release(claimed);
    return result;
  }

  private async attempt<Result>(
    claimed: readonly string[],
    work: () => Promise<Result | null>,
  ): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      await this.repository.release(claimed);
      throw error;
    }
  }

  private async find(token: string): Promise<OneTimeLink | null> {
    const link = await this.links.find(token);
    return link === null || link.purpose === 'verification' ? null : link;
  }
}

const termsOf = ({ plan, purpose, expiresAt }: OneTimeLink): InvitationTerms => ({
  plan: plan ?? 'free',
  operator: purpose === 'first-operator',
  expiresAt,
});
