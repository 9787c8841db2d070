import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';
import { HELD, outlooksOf } from './outlook.js';
import { STATUS_COLUMNS, type StatusRow } from './status-row.js';

const ONE = prepared(
  'dashboard-video',
  `SELECT ${STATUS_COLUMNS}, ${HELD} AS held FROM videos video ${outlooksOf('ARRAY[$1]')} WHERE video.id = $1 AND video.account_id = $2 AND video.trashed_at IS NULL`,
);

/** In the order that was asked for. */
const ALL = prepared(
  'dashboard-videos',
  `SELECT ${STATUS_COLUMNS}, ${HELD} AS held FROM videos video ${outlooksOf('$1::text[]')} WHERE video.id = ANY ($1::text[]) AND video.account_id = $2 AND video.trashed_at IS NULL
   ORDER BY array_position($1::text[], video.id)`,
);

@Injectable()
export class OwnVideoRepository {
  constructor(private readonly database: Database) {}

  /** A video by its owner; null for another account's and for one in the trash, as for none. */
  async find(id: string, accountId: string): Promise<StatusRow | null> {
    const [row] = await this.database.rows<StatusRow>(ONE, [id, accountId]);
    return row ?? null;
  }

  /** Those of these videos that are the owner's. */
  async all(ids: readonly string[], accountId: string): Promise<StatusRow[]> {
    return await this.database.rows<StatusRow>(ALL, [ids, accountId]);
  }
}
