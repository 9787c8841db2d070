import { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../../config/slices.js';
import { connectionOptions, IDLE_TRANSACTION_MS, STATEMENT_TIMEOUT_MS } from './connections.js';
import { MIGRATIONS } from './migration-classes.js';
import { isEnding } from './work-pool.js';

/**
 * Above what the server allows a statement in a transaction: only a network that has fallen silent comes to
 * this.
 */
const QUERY_TIMEOUT_MS = 6_000;

/** How long a statement may take, for the server and for us, and a transaction do nothing; milliseconds, 0: as long as it takes. */
export interface QueryLimits {
  readonly statement_timeout: number;
  readonly query_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

const LIMITS: QueryLimits = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
};

/** For migrations, which may have to build an index over a large table, and are not lost to a machine that has no time for a while. */
export const NO_LIMITS: QueryLimits = {
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 120_000,
};

/**
 * TypeORM opens the pool for work, begins and ends transactions on it, and runs the migrations. It has no
 * entities: statements are ours, and so is the schema, in the migrations.
 */
export function createDataSource(
  database: DatabaseConfig,
  onPoolError: (error: unknown) => void,
  limits: QueryLimits = LIMITS,
  migrations: typeof MIGRATIONS = MIGRATIONS,
): DataSource {
  const { connectionString, connectionTimeoutMillis, application_name, ...extra } = connectionOptions(
    database.url,
  );
  const source: DataSource = new DataSource({
    type: 'postgres',
    url: connectionString,
    applicationName: application_name,
    connectTimeoutMS: connectionTimeoutMillis,
    poolSize: database.poolSize,
    poolErrorHandler: (error) => {
      if (!isEnding(source)) onPoolError(error);
    },
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    extra: { ...extra, ...limits },
  });
  return source;
}
