import { KEPT_COLUMNS, type KeptValues, withNumbers } from '@clipwright/core/fields';
import type { VideoMode } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';

interface Asked extends KeptValues {
  readonly accountId: string;
  readonly mode: VideoMode;
  readonly width: number;
  readonly height: number;
}

/** What a video that failed was to be. */
export interface FailedOrder {
  readonly order: Asked;
  readonly email: string;
  /** Whether it was to be made from pictures: those are gone. */
  readonly hadImages: boolean;
  /** Whether it was to continue a video whose file is gone. */
  readonly lostSource: boolean;
}

const FAILED = prepared(
  'failed-order',
  `
    SELECT video.account_id AS "accountId", account.email, video.mode, video.width, video.height,
           ${KEPT_COLUMNS.map(({ column, name }) => `video.${column} AS "${name}"`).join(', ')},
           video.image IS NOT NULL OR video.last_images + video.reference_images > 0 AS "hadImages",
           video.source_video_id IS NOT NULL AND NOT EXISTS (
             SELECT FROM videos source WHERE source.id = video.source_video_id AND source.account_id = video.account_id
               AND source.status = 'completed' AND source.damaged_at IS NULL
           ) AS "lostSource"
    FROM videos video JOIN known_accounts account ON account.id = video.account_id
    WHERE video.id = $1 AND video.status = 'failed'`,
);

/** Orders of videos that failed. */
@Injectable()
export class FailedOrderRepository {
  constructor(private readonly database: Database) {}

  /** Null: no such video has failed. */
  async find(videoId: string): Promise<FailedOrder | null> {
    const [row] = await this.database.rows<Asked & Omit<FailedOrder, 'order'>>(FAILED, [videoId]);
    if (row === undefined) return null;
    const { email, hadImages, lostSource, ...order } = row;
    return { email, hadImages, lostSource, order: withNumbers(order) };
  }
}
