import type { ClientBase, Pool, QueryResultRow } from './connections.js';
import type { Statement } from './statement.js';

/** Sends a statement and gives the rows that it selects or returns: the one way to the database. */
export async function rowsOf<Row extends object>(
  on: Pool | ClientBase,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = { text, values: [...values], ...(name === null ? {} : { name }) };
  const result = await on.query<Row & QueryResultRow>(query);
  return result.rows;
}
