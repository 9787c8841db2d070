import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../support/index.js';

/** More than the log has room for in the files that it has already. */
const MOST_MEGABYTES = 100;

/** Writes into a database's log until its disk has no room for it, which ends the database. */
export async function fillLog(database: TestDatabase): Promise<void> {
  for (let written = 0; written < MOST_MEGABYTES; written += 1) {
    const failed = await rowsOf(
      database,
      "SELECT pg_logical_emit_message(true, 'filler', repeat('x', 1000000))",
    ).then(
      () => false,
      () => true,
    );
    if (failed) return;
  }
  throw new Error('The log of the database found room for all of it: its disk is not full.');
}
