import { Injectable } from '@nestjs/common';
import { Chores } from '../../platform/database/chores.js';
import { EndData } from './end-data/end-data.service.js';
import { EraseAccounts } from './erase-account/erase-accounts.service.js';

/**
 * Deletes accounts that are to be deleted, and ends what was kept long enough. One process of a deployment at
 * a time.
 */
@Injectable()
export class RetentionRound {
  constructor(
    private readonly chores: Chores,
    private readonly eraseAccounts: EraseAccounts,
    private readonly endData: EndData,
  ) {}

  /** True when something is left that wants another round soon. */
  async run(closing: AbortSignal): Promise<boolean> {
    let left = 0;
    await this.chores.run('retention', closing, async ({ signal }) => {
      left = await this.eraseAccounts.run(signal);
      await this.endData.run(signal);
    });
    return left > 0;
  }
}
