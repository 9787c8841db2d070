import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { Database } from './database.js';
import { openPool, type Pool } from './connections.js';
import { workPool } from './work-pool.js';
import { poolPlan } from './pool-plan.js';
import { rowsOf } from './rows-of.js';
import type { Statement } from './statement.js';

/**
 * Reads never wait for row locks, so this cuts short only a wait for a table that somebody has locked whole.
 */
const LOCK_TIMEOUT_MS = 1_000;

/** What is quick and takes this long has lost its network. */
const QUERY_TIMEOUT_MS = 4_000;

/** Over the connections for work, and over the quick ones what is prepared. No ORM, no cache. */
@Injectable()
export class PostgresDatabase extends Database implements OnModuleDestroy {
  private readonly quick: Pool;

  constructor(
    private readonly dataSource: DataSource,
    { url, poolSize }: DatabaseConfig,
    log: Log,
  ) {
    super();
    const limits = { lock_timeout: LOCK_TIMEOUT_MS, query_timeout: QUERY_TIMEOUT_MS };
    this.quick = openPool(url, { ...limits, max: poolPlan(poolSize).quick }, (error) =>
      log.warn('an idle database connection was lost', { error }),
    );
  }

  async rows<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const pool = statement.name === null ? workPool(this.dataSource) : this.quick;
    return await rowsOf<Row>(pool, statement, values);
  }

  async onModuleDestroy(): Promise<void> {
    await this.quick.end();
  }
}
