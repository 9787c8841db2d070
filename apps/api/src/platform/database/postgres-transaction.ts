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
    return (await this.client.query({ text, values, ...nameOf(text) })).rows;
  }
}

/** Texts of a library are few, one for each queue that it writes to; what came past that would be planned at each use. */
const MOST_PREPARED = 64;
const names = new Map<string, string>();

function nameOf(text: string): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= MOST_PREPARED) return {};
  const name = `library-${names.size}`;
  names.set(text, name);
  return { name };
}
