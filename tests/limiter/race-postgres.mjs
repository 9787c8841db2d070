import { createPostgresStore } from '@clipwright/core/limiter/postgres';
import pg from 'pg';

export function openStore(connectionString) {
  return createPostgresStore({ pool: new pg.Pool({ connectionString, max: 3 }) });
}
