import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { openPool, type Pool, type QueryResultRow } from './connections.js';
import { poolPlan } from './pool-plan.js';
import type { Statement } from './statement.js';

/**
 * Reads never wait for row locks, so this cuts short only a wait for a table that somebody has locked whole.
 */
const LOCK_TIMEOUT_MS = 1_000;

/** A read that takes this long has lost its network. */
const QUERY_TIMEOUT_MS = 4_000;

/** A small pool for the hot reads, straight on pg: prepared statements, no ORM, no cache. */
@Injectable()
export class ReadPool implements OnModuleDestroy {
  private readonly pool: Pool;

  constructor(database: DatabaseConfig, log: Log) {
    const max = poolPlan(database.poolSize).quick;
    const limits = { lock_timeout: LOCK_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS, max };
    this.pool = openPool(database.url, limits, (error) =>
      log.warn('an idle database connection was lost', { error }),
    );
  }

  async rows<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.pool.query<Row>({ ...statement, values: [...values] });
    return result.rows;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
