import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { HELD, type Held, OUTLOOK, type Outlook, outlookOf, outlooksOf } from './outlook.js';

/** A video that waits, and where it stands. */
export interface QueuedPlace {
  readonly videoId: string;
  readonly accountId: string;
  readonly queuePosition: number | null;
  readonly estimatedSeconds: number | null;
  readonly held: Held | null;
}

/** The next ones of an account that waits with very many are what its page shows. */
const MOST = 500;

const PLACES = statement(`
  WITH mine AS MATERIALIZED (
    SELECT id, account_id, status, line FROM videos WHERE status = 'queued' AND account_id = ANY ($1::text[]) ORDER BY line, turn, created_at, id LIMIT ${MOST}
  )
  SELECT video.id, video.account_id AS "accountId", ${OUTLOOK} AS outlook, ${HELD} AS held
  FROM mine video ${outlooksOf('ARRAY(SELECT id FROM mine)')}`);

type Row = Outlook & { readonly id: string; readonly accountId: string; readonly held: Held | null };

/** Where the videos of several accounts wait, in one statement. */
@Injectable()
export class QueuedPlaceRepository {
  constructor(private readonly database: Database) {}

  async of(accountIds: readonly string[]): Promise<QueuedPlace[]> {
    const rows = await this.database.rows<Row>(PLACES, [accountIds]);
    return rows.map((row) => {
      const { queue_position: queuePosition, estimated_seconds: estimatedSeconds } = outlookOf(row);
      const { id: videoId, accountId, held } = row;
      return { videoId, accountId, queuePosition, estimatedSeconds, held };
    });
  }
}
