import type { Statement } from './statement.js';

/** An open transaction, handed from a use case to repositories. */
export interface Transaction {
  /** Runs one statement and gives its rows. */
  rows<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;

  /** For a library that writes its own statements into our transaction. */
  librarySql(text: string, values?: unknown[]): Promise<unknown[]>;
}
