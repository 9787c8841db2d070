import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PlansConfig, type PlanTerms } from '../../config/plans.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { fieldBeyond, useBeyond } from './studio-terms.js';
import type { Studio, StudioUse } from './studio.js';
import type { MadeInStudio, StudioLimit } from './studio-limit.door.js';
import { StudioUseRepository } from './studio-use.repository.js';

/** The studio by the plans of the settings. */
@Injectable()
export class PlannedStudio implements Studio, StudioLimit {
  constructor(
    private readonly plans: PlansConfig,
    private readonly uses: StudioUseRepository,
  ) {}

  termsOf(plan: Plan): PlanTerms {
    return this.plans.of(plan);
  }

  async use(accountId: string): Promise<StudioUse> {
    return await this.uses.read(accountId);
  }

  async refuseBeyondPlan({ id, plan }: { id: string; plan: Plan }, request: MadeInStudio): Promise<void> {
    const terms = this.termsOf(plan);
    const refusal = fieldBeyond(terms, request) ?? useBeyond(terms, await this.uses.read(id));
    if (refusal !== null) throw refusal;
  }

  async admit(
    transaction: Transaction,
    owner: { accountId: string; plan: Plan },
    video: { id: string } & MadeInStudio,
  ): Promise<number> {
    const { accountId, plan } = owner;
    const terms = this.termsOf(plan);
    const refusal =
      fieldBeyond(terms, video) ?? useBeyond(terms, await this.uses.readLocked(transaction, accountId));
    if (refusal !== null) throw refusal;
    await this.uses.add(transaction, { videoId: video.id, accountId });
    return terms.weight;
  }
}
