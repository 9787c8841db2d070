import { Injectable } from '@nestjs/common';
import { ReadPool } from '../../platform/database/read-pool.js';
import { outlooksOf, STATUS_COLUMNS, type StatusRow } from '../videos/status.door.js';

const ONE = {
  name: 'dashboard-video',
  text: `SELECT ${STATUS_COLUMNS} FROM videos video ${outlooksOf('ARRAY[$1]')} WHERE video.id = $1 AND video.account_id = $2`,
};

@Injectable()
export class OwnVideoRepository {
  constructor(private readonly pool: ReadPool) {}

  /** A video by its owner; null for another account's, as for none. */
  async find(id: string, accountId: string): Promise<StatusRow | null> {
    const [row] = await this.pool.rows<StatusRow & Record<string, unknown>>(ONE, [id, accountId]);
    return row ?? null;
  }
}
