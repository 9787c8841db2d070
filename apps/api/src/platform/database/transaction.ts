import type { EntityManager } from 'typeorm';
import type { ClientBase, QueryResultRow } from './connections.js';
import type { Statement } from './statement.js';

/** An open transaction, handed from a use case to repositories. Only persistence code looks inside. */
export class Transaction {
  constructor(readonly manager: EntityManager) {}

  /** Runs one parameterised statement and gives its rows. */
  async rows<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result: unknown = await this.manager.query(sql, [...values]);
    return selected<Row>(result);
  }

  /**
   * The same for a statement that is planned once for each connection: for those whose planning costs more
   * than their work.
   */
  async prepared<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const client = (await this.manager.queryRunner?.connect()) as ClientBase;
    const { rows } = await client.query<Row>({ ...statement, values: [...values] });
    return rows;
  }
}

/** TypeORM gives [rows, count] for UPDATE and DELETE, and rows for the rest. */
function selected<Row>(result: unknown): Row[] {
  if (!Array.isArray(result)) return [];
  const isCounted = result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
  return (isCounted ? result[0] : result) as Row[];
}
