import { rateLimitObject } from '@clipwright/core/limiter';
import type { RateLimitObject } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PostgresWindow, type WindowPicture } from '../../../platform/limits/postgres-window.js';
import { ApiKeyRepository, type ShownKey } from '../../api-keys/index.js';
import { UsageRepository } from '../usage.repository.js';

/** What somebody sees first. */
export interface Overview {
  readonly key: ShownKey | null;
  readonly window: WindowPicture;
  readonly rateLimit: RateLimitObject;
  readonly creditsUsed: number;
  readonly videos: number;
}

/** Key, window and totals of an account, as they are at this moment. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly window: PostgresWindow,
    private readonly usage: UsageRepository,
  ) {}

  async run(accountId: string): Promise<Overview> {
    const [key, window, totals] = await Promise.all([this.keys.shown(accountId), this.window.picture(accountId), this.usage.totals(accountId)]);
    return { key, window, rateLimit: rateLimitObject(window.reading), ...totals };
  }
}
