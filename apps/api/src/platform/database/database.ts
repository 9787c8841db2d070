import type { Statement } from './statement.js';

/** Runs statements, each by itself; several that belong together are a Transaction's. */
export abstract class Database {
  abstract rows<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}
