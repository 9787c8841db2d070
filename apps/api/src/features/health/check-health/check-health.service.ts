import { Injectable } from '@nestjs/common';
import { ReadPool } from '../../../platform/database/read-pool.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';

const PING = { name: 'ping', text: 'SELECT 1 AS one' };

const holds = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** Whether the database answers and the storage takes files. */
@Injectable()
export class CheckHealth {
  constructor(
    private readonly pool: ReadPool,
    private readonly storage: ObjectStorage,
  ) {}

  async run(): Promise<{ status: 'ok' | 'unavailable'; database: boolean; storage: boolean }> {
    const [database, storage] = await Promise.all([
      holds(this.pool.rows(PING, [])),
      holds(this.storage.checkWritable()),
    ]);
    return { status: database && storage ? 'ok' : 'unavailable', database, storage };
  }
}
