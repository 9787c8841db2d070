import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** A file of a video as its row knows it. */
export interface KnownFile {
  readonly id: string;
  readonly file: string;
  /** Null for videos of versions that did not keep it. */
  readonly bytes: number | null;
  readonly hash: Buffer | null;
  readonly damaged: boolean;
}

const COLUMNS = 'id, file, file_bytes AS bytes, file_hash AS hash, damaged_at IS NOT NULL AS damaged';

const FIND = prepared(
  'find-stored-file',
  `SELECT ${COLUMNS} FROM videos WHERE id = $1 AND file = $2 AND trashed_at IS NULL AND (status = 'completed' OR damaged_at IS NOT NULL)`,
);

const AFTER = prepared(
  'stored-files-after',
  `SELECT ${COLUMNS} FROM videos WHERE status = 'completed' AND id > $1 ORDER BY id LIMIT $2`,
);

const MARK = statement(`
  UPDATE videos SET status = 'expired', damaged_at = clock_timestamp(), error_code = 'file_damaged', error_message = $3
  WHERE id = $1 AND file = $2 AND status = 'completed' RETURNING id`);

/** What the rows say of stored files. */
@Injectable()
export class StoredFileRepository {
  constructor(private readonly database: Database) {}

  /** Null where no video that may be served has this file. */
  async find(id: string, file: string): Promise<KnownFile | null> {
    const [row] = await this.database.rows<KnownFile>(FIND, [id, file]);
    return row ?? null;
  }

  /** Files of completed videos in the order of their ids, from after the given one. */
  async after(id: string, atMost: number): Promise<KnownFile[]> {
    return await this.database.rows<KnownFile>(AFTER, [id, atMost]);
  }

  /** The video is expired from now on, and says why. False when it was not completed any more. */
  async mark(transaction: Transaction, { id, file }: KnownFile, message: string): Promise<boolean> {
    return (await transaction.rows(MARK, [id, file, message])).length === 1;
  }
}
