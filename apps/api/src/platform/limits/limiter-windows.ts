import {
  createPostgresStore,
  POSTGRES_STATEMENTS,
  type PostgresStore,
} from '@clipwright/core/limiter/postgres';
import type { Database } from '../database/database.js';
import { prepared, type Statement } from '../database/statement.js';

const STATEMENTS: ReadonlyMap<string, Statement> = new Map(
  Object.values(POSTGRES_STATEMENTS).map(({ name, text }) => [text, prepared(name, text)]),
);

/** Core's store of windows over a transaction, or over the quick connections where it only looks. */
export function limiterWindows(by: Pick<Database, 'rows'>): PostgresStore {
  return createPostgresStore({
    query: async (text, values) => {
      const statement = STATEMENTS.get(text);
      if (statement === undefined) throw new Error('The limiter sent a statement that nobody knows.');
      return { rows: await by.rows(statement, values) };
    },
  });
}
