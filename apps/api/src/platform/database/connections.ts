import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export type { Client, ClientBase, Pool, QueryResultRow } from 'pg';
export { escapeIdentifier } from 'pg';

/** Of this program, as its package says. */
export const { version: VERSION } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { readonly version: string };

/** What this program is called by its connections, so that a look at the database tells who works on it. */
export const APPLICATION = `clipwright/${VERSION}`;

/** Statements that run longer than this are stuck, not slow. */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** A busy machine takes seconds to begin a session; who asks is answered before a statement's own time is over. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * Transactions hold no network and no disk: one that idles this long belongs to a process that is frozen, and
 * lets go of its locks.
 */
export const IDLE_TRANSACTION_MS = 10_000;

/** When a silent peer is probed first; without it the kernel would wait two hours. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * A client that is listened to from its first moment to its last. A pool listens to its idle clients only,
 * and a loss that nobody listens to ends the process; whoever waits for a statement is told of the loss by
 * the statement.
 */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * Connection options that every pg connection of this program shares; a library that opens a pool of its own
 * makes its clients from them.
 */
export const connectionOptions = (url: string) => ({
  connectionString: url,
  application_name: APPLICATION,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  Client: HeardClient,
});

/** A pool that survives the loss of its clients, idle or taken out; `onIdleLost` is told of idle ones. */
export function openPool(url: string, options: pg.PoolConfig, onIdleLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(url), ...options });
  // Of those that a pool ends nobody needs to hear, also when the database is quicker.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleLost(error);
  });
  return pool;
}

/** A client outside of any pool, not yet connected, whose loss ends nothing. */
export const newClient = (url: string, options: pg.ClientConfig = {}): pg.Client =>
  new HeardClient({ ...connectionOptions(url), ...options });
