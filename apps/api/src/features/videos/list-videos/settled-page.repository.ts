import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/statement.js';
import { outlooksOf } from '../outlook.js';
import { STATUS_COLUMNS, type StatusRow } from '../status-row.js';

const NEWEST = prepared('newest-settlement', 'SELECT newest FROM settlement_lines WHERE account_id = $1');

const PAGE = prepared(
  'settled-videos',
  `
    WITH page AS MATERIALIZED (
      SELECT * FROM videos video
      WHERE video.account_id = $1 AND video.settlement > $2::bigint
        AND ($3::text IS NULL OR video.status = $3)
        AND ($4::text IS NULL OR video.mode = $4)
      ORDER BY video.settlement
      LIMIT $5
    )
    SELECT ${STATUS_COLUMNS}, video.settlement AS place
    FROM page video ${outlooksOf('ARRAY(SELECT id FROM page)')}
    ORDER BY video.settlement`,
);

type SettledRow = StatusRow & { readonly place: string } & Record<string, unknown>;

/** Videos of an account in the order in which they were settled, or expired. */
@Injectable()
export class SettledPageRepository {
  constructor(private readonly database: Database) {}

  /** The place of the newest; whatever is settled later comes after it. */
  async newest(accountId: string): Promise<bigint> {
    const [line] = await this.database.rows<{ newest: string }>(NEWEST, [accountId]);
    return BigInt(line?.newest ?? 0);
  }

  async after(accountId: string, place: bigint, query: ListVideosQuery): Promise<SettledRow[]> {
    const { status, mode, limit } = query;
    return await this.database.rows<SettledRow>(PAGE, [accountId, String(place), status, mode, limit]);
  }
}
