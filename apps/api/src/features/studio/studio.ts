import type { Plan, VideoRequest } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { StudioConfig } from '../../config/studio-slice.js';
import type { StudioPlan } from '../../config/studio-plans.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { fieldBeyond, useBeyond } from './studio-terms.js';
import { type StudioUse, StudioUseRepository } from './studio-use.repository.js';

/**
 * What somebody who signed in may make without a key: as their plan says, and no more than that at once and a
 * day.
 */
@Injectable()
export class Studio {
  constructor(
    private readonly config: StudioConfig,
    private readonly uses: StudioUseRepository,
  ) {}

  termsOf(plan: Plan): StudioPlan {
    return this.config.plans[plan];
  }

  async use(accountId: string): Promise<StudioUse> {
    return await this.uses.read(accountId);
  }

  /** Before anything is fetched or written. @throws Refusal 403 plan_limit, with the field at fault */
  async refuseBeyondPlan({ id, plan }: { id: string; plan: Plan }, request: VideoRequest): Promise<void> {
    const terms = this.termsOf(plan);
    const refusal = fieldBeyond(plan, terms, request) ?? useBeyond(plan, terms, await this.uses.read(id));
    if (refusal !== null) throw refusal;
  }

  /**
   * Again, in the admission that holds the account's window, by the plan of that moment. How much the video
   * weighs in fair turns. @throws Refusal 403
   */
  async admit(
    transaction: Transaction,
    owner: { accountId: string; plan: Plan },
    video: { id: string } & Parameters<typeof fieldBeyond>[2],
  ): Promise<number> {
    const { accountId, plan } = owner;
    const terms = this.termsOf(plan);
    const refusal =
      fieldBeyond(plan, terms, video) ??
      useBeyond(plan, terms, await this.uses.readLocked(transaction, accountId));
    if (refusal !== null) throw refusal;
    await this.uses.add(transaction, { videoId: video.id, accountId });
    return terms.weight;
  }
}
