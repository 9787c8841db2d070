import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Kysely, PostgresDialect } from 'kysely';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { openPool } from './connections.js';

const MOST_CONNECTIONS = 4;

/** The same database for the sign-in library, which brings its own statements. */
@Injectable()
export class KyselyDatabase implements OnModuleDestroy {
  readonly kysely: Kysely<Record<string, unknown>>;

  constructor(database: DatabaseConfig, log: Log) {
    const pool = openPool(database.url, { max: MOST_CONNECTIONS }, (error) =>
      log.warn('an idle database connection was lost', { error }),
    );
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async onModuleDestroy(): Promise<void> {
    await this.kysely.destroy();
  }
}
