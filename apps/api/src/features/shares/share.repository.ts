import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Share, ShareTerms } from './share.js';

const COLUMNS = `video_id AS "videoId", account_id AS "accountId", token, title, made_at AS "madeAt", expires_at AS "expiresAt"`;

const IN_FORCE = '(expires_at IS NULL OR expires_at > clock_timestamp())';

const BY_TOKEN = prepared(
  'share-by-token',
  `SELECT ${COLUMNS} FROM video_shares WHERE token = $1 AND ${IN_FORCE}`,
);

const OF_VIDEO = prepared(
  'share-of-video',
  `SELECT ${COLUMNS} FROM video_shares WHERE video_id = $1 AND account_id = $2 AND ${IN_FORCE}`,
);

/** One that is in force keeps its link; one that is over gets the new one. */
const PUT = statement(`
  INSERT INTO video_shares AS kept (video_id, account_id, token, title, expires_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (video_id) DO UPDATE SET title = $4, expires_at = $5,
    token = CASE WHEN kept.expires_at <= clock_timestamp() THEN $3 ELSE kept.token END,
    made_at = CASE WHEN kept.expires_at <= clock_timestamp() THEN clock_timestamp() ELSE kept.made_at END
  RETURNING ${COLUMNS}`);

const END = statement(
  'DELETE FROM video_shares WHERE video_id = ANY ($1::text[]) AND account_id = $2 RETURNING video_id',
);

/** Links to videos. */
@Injectable()
export class ShareRepository {
  constructor(private readonly database: Database) {}

  /** Null for one that nobody made, that is over, or that was taken back. */
  async byToken(token: string): Promise<Share | null> {
    const [share] = await this.database.rows<Share>(BY_TOKEN, [token]);
    return share ?? null;
  }

  async ofVideo(videoId: string, accountId: string): Promise<Share | null> {
    const [share] = await this.database.rows<Share>(OF_VIDEO, [videoId, accountId]);
    return share ?? null;
  }

  /** Makes the link of a video, or changes the one that is there. */
  async put(
    transaction: Transaction,
    { videoId, accountId, token }: Pick<Share, 'videoId' | 'accountId' | 'token'>,
    { title, expiresAt }: ShareTerms,
  ): Promise<Share> {
    const [share] = await transaction.rows<Share>(PUT, [videoId, accountId, token, title, expiresAt]);
    return share as Share;
  }

  /** Ends the links of these videos; gives whether there was one. */
  async end(transaction: Transaction, videoIds: readonly string[], accountId: string): Promise<boolean> {
    return (await transaction.rows(END, [videoIds, accountId])).length > 0;
  }
}
