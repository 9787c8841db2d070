import type { ClientBase } from './connections.js';
import { rowsOf } from './rows-of.js';
import type { Statement } from './statement.js';
import type { Transaction } from './transaction.js';

/** A transaction on the client that began it. */
export class PostgresTransaction implements Transaction {
  constructor(private readonly client: ClientBase) {}

  async rows<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return await rowsOf<Row>(this.client, statement, values);
  }

  async librarySql(text: string, values: unknown[] = []): Promise<unknown[]> {
    return (await this.client.query(text, values)).rows;
  }
}
