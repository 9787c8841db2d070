import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '../../../platform/database/database.js';
import { ACCESS_COLUMNS, type KeyAccess } from '../../api-keys/key-records.door.js';
import { OneAtATime } from './one-at-a-time.js';
import { outlooksOf } from '../outlook.js';
import { STATUS_COLUMNS, type StatusRow } from '../status-row.js';
import { prepared } from '../../../platform/database/statement.js';

/** Whose key it is, and that account's own video of this id, if there is one. */
export interface StatusReading {
  readonly access: KeyAccess | null;
  readonly video: StatusRow | null;
}

export interface StatusQuestion {
  readonly keyHash: Buffer;
  readonly videoId: string;
}

/**
 * Key, account and video of many requests in one prepared statement. The video is joined to the key's own
 * account.
 */
const READ = prepared(
  'read-status',
  `
    SELECT asked.n::int AS n, ${ACCESS_COLUMNS}, ${STATUS_COLUMNS}
    FROM unnest($1::bytea[], $2::text[]) WITH ORDINALITY AS asked(hash, video_id, n)
    LEFT JOIN api_key_access access ON access.hash = asked.hash
    LEFT JOIN videos video ON video.id = asked.video_id AND video.account_id = access.account_id AND video.trashed_at IS NULL
    ${outlooksOf('$2')}`,
);

const MOST_AT_ONCE = 500;

type Row = KeyAccess & StatusRow & { n: number };

/**
 * The hot read. Requests of one tick share a statement, one statement is under way, and nothing is cached.
 */
@Injectable()
export class StatusReader {
  private readonly oneAtATime = new OneAtATime();
  private readonly loader: DataLoader<StatusQuestion, StatusReading>;

  constructor(private readonly database: Database) {
    this.loader = new DataLoader(
      (questions: readonly StatusQuestion[]) => this.oneAtATime.run(() => this.readAll(questions)),
      {
        cache: false,
        maxBatchSize: MOST_AT_ONCE,
        batchScheduleFn: this.oneAtATime.schedule,
      },
    );
  }

  async read(question: StatusQuestion): Promise<StatusReading> {
    return await this.loader.load(question);
  }

  private async readAll(questions: readonly StatusQuestion[]): Promise<StatusReading[]> {
    const values = [questions.map(({ keyHash }) => keyHash), questions.map(({ videoId }) => videoId)];
    const readings = questions.map((): StatusReading => ({ access: null, video: null }));
    for (const row of await this.database.rows<Row>(READ, values)) {
      readings[row.n - 1] = {
        access: row.accountId === null ? null : row,
        video: row.id === null ? null : row,
      };
    }
    return readings;
  }
}
