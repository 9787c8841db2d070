import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Client, escapeIdentifier, IDLE_TRANSACTION_MS, newClient } from './connections.js';

/** A notification takes a millisecond; one that was lost never comes. */
const NOTIFIED_WITHIN_MS = 10_000;

const IDLE_LIMIT = 'idle_in_transaction_session_timeout';
const SETTINGS = `SELECT current_user AS role, current_setting('${IDLE_LIMIT}') AS idle`;

/** What stands between this program and its PostgreSQL takes something away that it can't do without. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';

  constructor(what: string) {
    super(`DATABASE_URL leads through a pooler of connections (PgBouncer?) ${what}`);
  }
}

/**
 * Looks whether a connection is a session of its own with the limits that were asked for: notifications end held
 * calls, and a frozen process has to let go of its locks. @throws PoolerError, with what to do
 */
export async function expectSessions(url: string): Promise<void> {
  const [listening, other] = [newClient(url, { lock_timeout: NOTIFIED_WITHIN_MS }), newClient(url)];
  try {
    await listening.connect().catch(refusedSettings);
    await other.connect();
    await expectLimit(listening);
    await expectNotifications(listening, other);
  } finally {
    await Promise.allSettled([listening.end(), other.end()]);
  }
}

function refusedSettings(error: unknown): never {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  if (!message.includes('unsupported startup parameter')) throw error;
  throw new PoolerError(
    'that refuses what Clipwright sets for its connections. In its configuration, say pool_mode = session and ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout.',
  );
}

async function expectLimit(client: Client): Promise<void> {
  const { rows } = await client.query<{ role: string; idle: string }>(SETTINGS);
  const [{ role, idle } = { role: '', idle: '' }] = rows;
  if (idle !== '0') return;
  const give = `ALTER ROLE ${escapeIdentifier(role)} SET ${IDLE_LIMIT} = '${IDLE_TRANSACTION_MS / 1000}s'`;
  throw new PoolerError(
    `that does not pass on ${IDLE_LIMIT}, by which the database takes locks from a process that is frozen. Give it to the role once, and start the pooler anew: ${give};`,
  );
}

async function expectNotifications(listening: Client, other: Client): Promise<void> {
  const channel = `clipwright_session_${randomBytes(8).toString('hex')}`;
  const came = once(listening, 'notification', { signal: AbortSignal.timeout(NOTIFIED_WITHIN_MS) });
  const isSession = came.then(
    () => true,
    () => false,
  );
  await listening.query(`LISTEN ${channel}`);
  await other.query(`NOTIFY ${channel}`);
  if (await isSession) return;
  throw new PoolerError(
    `that lends connections out by the transaction: a notification did not come back within ${NOTIFIED_WITHIN_MS / 1000} s, and those end the calls that are held. Say pool_mode = session there, or lead DATABASE_URL past it.`,
  );
}
