/**
 * The limiter's store in Postgres. It loads no driver: it is given a pool of pg, or a `query`.
 *
 * @module limiter-postgres
 */
export {
  createPostgresStore,
  type PostgresPool,
  type PostgresQuery,
  type PostgresStore,
  type PostgresStoreParts,
} from './postgres-store.js';
export { DROP_LIMITER_SCHEMA, LIMITER_SCHEMA, LIMITER_SCHEMA_VERSION } from './schema.js';
export { POSTGRES_STATEMENTS, type PostgresStatement } from './statements.js';
