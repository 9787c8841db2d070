import type { VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { OwnVideo } from './video.repository.js';

/** A video that another one is to continue. Sides in pixels. */
export interface SourceVideo {
  readonly status: VideoStatus;
  readonly isDamaged: boolean;
  readonly width: number;
  readonly height: number;
}

const FIND = statement(`
  SELECT status, damaged_at IS NOT NULL AS "isDamaged", width, height FROM videos WHERE id = $1 AND account_id = $2 AND trashed_at IS NULL`);

/** Which videos of an account can be continued. */
@Injectable()
export class SourceVideoRepository {
  constructor(private readonly database: Database) {}

  /** Null where the account has no such video. */
  async find({ id, accountId }: OwnVideo): Promise<SourceVideo | null> {
    const [video] = await this.database.rows<SourceVideo>(FIND, [id, accountId]);
    return video ?? null;
  }
}
