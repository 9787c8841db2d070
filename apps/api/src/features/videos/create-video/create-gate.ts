import { IdempotencyConflictError, RateLimitedError } from '@clipwright/core/errors';
import type { Preference } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import { Moderation, type Worded } from '../../moderation/moderation.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { StorageBudget } from '../storage-budget.js';
import { estimatedBytes } from '../storage-room.js';
import { WorkLine } from '../work-line.js';
import type { VideoBulk } from '../work-line.repository.js';
import type { Idempotency } from './video-admission.js';

/**
 * What is looked at before anything is written. The admission looks again, under its lock, at what may have
 * changed.
 */
@Injectable()
export class CreateGate {
  constructor(
    private readonly window: PostgresWindow,
    private readonly idempotency: IdempotencyRepository,
    private readonly budget: StorageBudget,
    private readonly moderation: Moderation,
    private readonly line: WorkLine,
  ) {}

  /** The video that this Idempotency-Key already stands for, if any. @throws IdempotencyConflictError */
  async knownVideo(accountId: string, idempotency: Idempotency | null): Promise<string | null> {
    if (idempotency === null) return null;
    const known = await this.idempotency.find(accountId, idempotency.key);
    if (known === null) return null;
    if (!known.fingerprint.equals(idempotency.fingerprint)) throw new IdempotencyConflictError();
    return known.videoId;
  }

  /** @throws RateLimitedError */
  async refuseWhenFull(accountId: string): Promise<void> {
    const reading = await this.window.read(accountId);
    if (reading.remaining === 0) throw new RateLimitedError({ reading, rule: this.window.rule });
  }

  /**
   * Whoever asked to wait no longer than a while is told when that is over: only a call without a preference
   * has to be held to the end. @throws BusyError
   */
  async refuseWhenBusy(
    accountId: string,
    bulk: VideoBulk,
    { respondAsync, waitSeconds }: Preference,
  ): Promise<void> {
    await this.line.refuseWhenBusy(accountId, bulk, { held: !respondAsync && waitSeconds === null });
  }

  /** @throws StorageFullError */
  async refuseWithoutRoom(accountId: string, bulk: VideoBulk): Promise<void> {
    await this.budget.refuseWithoutRoom(accountId, estimatedBytes(bulk));
  }

  /** @throws ContentRejectedError, EngineUnavailableError */
  async refuseContent(request: Worded): Promise<void> {
    await this.moderation.check(request);
  }
}
