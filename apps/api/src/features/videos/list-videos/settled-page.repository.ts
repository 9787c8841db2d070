import type { ListVideosQuery } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/statement.js';
import { STATUS_COLUMNS, type StatusRow } from '../status-row.js';

const NEWEST = prepared('newest-settlement', 'SELECT newest FROM settlement_lines WHERE account_id = $1');

/** What has ended stands in no line: there is no outlook to ask for. */
const PAGE = prepared(
  'settled-videos',
  `
    SELECT ${STATUS_COLUMNS}, video.settlement AS place
    FROM videos video CROSS JOIN (SELECT NULL::float8 AS place, NULL::float8 AS seconds) AS outlook
    WHERE video.account_id = $1 AND video.settlement > $2::bigint AND video.trashed_at IS NULL
      AND ($3::text IS NULL OR video.status = $3)
      AND ($4::text IS NULL OR video.mode = $4)
    ORDER BY video.settlement
    LIMIT $5`,
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
