import type { TestDatabase } from '@clipwright/testing';
import { type Answer, rowsOf, waitUntil } from '../support/index.js';
import { holdLock } from './hold-lock.js';

/**
 * What a call under a lost database came to; `cut` when one of its statements was under way as the database
 * went.
 */
export interface LostCall {
  readonly answer: Answer | null;
  readonly cut: boolean;
}

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'clipwright%' AND wait_event_type = 'Lock'`;
const END_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'clipwright%'`;

/** Ends every connection of the servers, as a restart of the database does. */
export const endConnections = async (database: TestDatabase): Promise<void> =>
  void (await rowsOf(database, END_ALL));

/** The tables of the product, which its calls read and write. */
export async function tablesOf(database: TestDatabase): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Makes a call whose first statement on one of the tables has to wait, and takes the database away meanwhile.
 */
export async function callWhileLost(
  database: TestDatabase,
  tables: readonly string[],
  calling: () => Promise<Answer>,
  lose: () => Promise<void>,
): Promise<LostCall> {
  const lock = await holdLock(database, `LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const answered = { yet: false };
  const answer = calling()
    .catch(() => null)
    .finally(() => (answered.yet = true));
  try {
    const cut = await waitUntil({ what: 'a statement to wait, or an answer', everyMs: 5 }, async () => {
      const waiting = await rowsOf(database, WAITING);
      return waiting.length > 0 ? 'cut' : answered.yet && 'answered';
    });
    if (cut === 'cut') await lose();
    return { cut: cut === 'cut', answer: await released(lock.release, answer) };
  } finally {
    await lock.release();
  }
}

async function released(
  release: () => Promise<void>,
  answer: Promise<Answer | null>,
): Promise<Answer | null> {
  await release().catch(() => undefined);
  return await answer;
}
