import { rateLimitObject } from '@clipwright/core/limiter';
import type { Plan, RateLimitObject } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PostgresWindow, type WindowPicture } from '../../../platform/limits/postgres-window.js';
import { ApiKeyRepository, type ShownKey } from '../../api-keys/key-records.door.js';
import { Studio, type StudioUse } from '../../studio/studio.door.js';
import { UsageRepository } from '../../videos/own-videos.door.js';

/** What somebody sees first. */
export interface Overview {
  readonly key: ShownKey | null;
  readonly window: WindowPicture;
  readonly rateLimit: RateLimitObject;
  readonly creditsUsed: number;
  readonly videos: number;
  /** What the playground may make on the account's plan, and what it makes and made. */
  readonly studio: { readonly terms: ReturnType<Studio['termsOf']>; readonly use: StudioUse };
}

/** Key, window and totals of an account, as they are at this moment. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly window: PostgresWindow,
    private readonly usage: UsageRepository,
    private readonly studio: Studio,
  ) {}

  async run({ id, plan }: { id: string; plan: Plan }): Promise<Overview> {
    const read = [
      this.keys.shown(id),
      this.window.picture(id),
      this.usage.totals(id),
      this.studio.use(id),
    ] as const;
    const [key, window, totals, use] = await Promise.all(read);
    return {
      key,
      window,
      rateLimit: rateLimitObject(window.reading),
      ...totals,
      studio: { terms: this.studio.termsOf(plan), use },
    };
  }
}
