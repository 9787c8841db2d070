import { Injectable } from '@nestjs/common';
import type { Statement } from '../../../platform/database/statement.js';
import { Database } from '../../../platform/database/database.js';

/** Ends rows by their age. */
@Injectable()
export class DataEndRepository {
  constructor(private readonly database: Database) {}

  /** Ends a batch; gives one row for each that ended, with the key of its file where it had one. */
  async end(batch: Statement, olderThanMs: number, atMost: number): Promise<{ key: string | null }[]> {
    return await this.database.rows<{ key: string | null }>(batch, [olderThanMs, atMost]);
  }
}
