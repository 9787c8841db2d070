import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import { Database } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/statement.js';

const PING = prepared('ping', 'SELECT 1 AS one');

const holds = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** Whether the database answers and the storage takes files. */
@Injectable()
export class CheckHealth {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
  ) {}

  async run(): Promise<{ status: 'ok' | 'unavailable'; database: boolean; storage: boolean }> {
    const [database, storage] = await Promise.all([
      holds(this.database.rows(PING, [])),
      holds(this.storage.checkWritable()),
    ]);
    return { status: database && storage ? 'ok' : 'unavailable', database, storage };
  }
}
