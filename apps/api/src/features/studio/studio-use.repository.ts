import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { StudioUse } from './studio.js';

/**
 * Deleting or canceling a video gives nothing back of the day: else it could be asked for again and again.
 */
const USE = prepared(
  'studio-use',
  `
    SELECT count(*)::int AS today,
           (count(*) FILTER (WHERE video.status IN ('queued', 'processing')))::int AS "atOnce",
           coalesce(ceil(extract(epoch FROM min(use.at) + interval '1 day' - clock_timestamp())), 0)::int AS "secondsUntilLess"
    FROM studio_uses use LEFT JOIN video_states video ON video.video_id = use.video_id
    WHERE use.account_id = $1 AND use.at > clock_timestamp() - interval '1 day'`,
);

/** An account's own rows, under its own lock: no two processes remove the same. */
const FORGET = statement(
  `DELETE FROM studio_uses WHERE account_id = $1 AND at <= clock_timestamp() - interval '1 day'`,
);

const ADD = statement('INSERT INTO studio_uses (video_id, account_id) VALUES ($1, $2)');

@Injectable()
export class StudioUseRepository {
  constructor(private readonly database: Database) {}

  async read(accountId: string): Promise<StudioUse> {
    return useOf(await this.database.rows<StudioUse>(USE, [accountId]));
  }

  /**
   * The same inside an admission, which holds the account's window: no other admission of the account is
   * under way.
   */
  async readLocked(transaction: Transaction, accountId: string): Promise<StudioUse> {
    return useOf(await transaction.rows<StudioUse>(USE, [accountId]));
  }

  async add(
    transaction: Transaction,
    { videoId, accountId }: { videoId: string; accountId: string },
  ): Promise<void> {
    await transaction.rows(FORGET, [accountId]);
    await transaction.rows(ADD, [videoId, accountId]);
  }
}

const useOf = ([row]: readonly StudioUse[]): StudioUse => row ?? { atOnce: 0, today: 0, secondsUntilLess: 0 };
