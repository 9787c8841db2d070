import { Injectable } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { ApiKeyRepository } from '../../api-keys/key-records.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { hasKey, requireLockedAccess, requireLockedAccount } from '../../api-keys/locked-access.door.js';
import { Studio } from '../../studio/studio.door.js';
import type { VideoOrder } from '../video.js';

/** A call with a key is served before the playground of plans that weigh more. */
const WEIGHT_OF_KEYS = 1;

/**
 * Whether a caller may make this video: with a key what the key may, signed in what the plan's studio may.
 */
@Injectable()
export class Allowance {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly studio: Studio,
    private readonly plans: PlansConfig,
  ) {}

  /**
   * Under lock, in the admission. Gives what the video weighs in fair turns. @throws InvalidApiKeyError,
   * PlanRequiredError, Refusal 403 plan_limit
   */
  async require(transaction: Transaction, caller: Caller, order: VideoOrder): Promise<number> {
    if (!hasKey(caller)) {
      const plan = await requireLockedAccount(this.keys, transaction, caller);
      return await this.studio.admit(transaction, { accountId: caller.accountId, plan }, order);
    }
    await requireLockedAccess(this.keys, transaction, caller, this.plans);
    return WEIGHT_OF_KEYS;
  }
}
