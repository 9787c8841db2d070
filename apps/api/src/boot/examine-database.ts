import type { Config } from '../config/config.js';
import { PAUSED_SINCE } from '../features/videos/switch-work.door.js';
import { APPLICATION, type Client, newClient } from '../platform/database/connections.js';
import { knownMigrations, migrationsIn, unknownAmong } from '../platform/database/migrate.js';
import { poolPlan } from '../platform/database/pool-plan.js';
import { refuseHalfRestored } from '../platform/database/restore-mark.js';
import { explain } from './explain.js';
import { doubtful, fine, type Finding, wrong } from './finding.js';
import { reachDatabase } from './open-database.js';

/** Signed addresses and webhooks are refused for clocks that differ by minutes, and logs are misread before that. */
const NOTICED_SKEW_MS = 2_000;
const WRONG_SKEW_MS = 30_000;
const MS = 1_000;

/** The database as it is: a look at it changes nothing, and runs no migration. */
export async function databaseOf(config: Config, say: (line: string) => void): Promise<Finding[]> {
  try {
    refuseHalfRestored(config.home);
    const database = await reachDatabase(config, 'command', say);
    try {
      return await findingsAt(database.url, config);
    } finally {
      await database.stop();
    }
  } catch (error) {
    const mend =
      config.databaseUrl === null
        ? 'Free the home from other programs, or set DATABASE_URL.'
        : 'Start that PostgreSQL, or correct DATABASE_URL.';
    return [wrong('database', `It can not be used: ${firstLine(error)} ${mend}`)];
  }
}

async function findingsAt(url: string, config: Config): Promise<Finding[]> {
  const client = newClient(url);
  try {
    await client.connect();
    const ran = await migrationsIn(client);
    const schema = schemaOf(ran);
    return [
      await serverOf(client),
      schema,
      ...(ran.length > 0 && schema.ok && schema.warning !== true ? [await queueOf(client)] : []),
      connectionsOf(await limitOf(client), config.databasePoolSize),
      clockOf(await clocks(client)),
      versionsOf(await applicationsAt(client)),
    ];
  } finally {
    await client.end();
  }
}

const ROLE = `SELECT current_setting('server_version') AS version, current_user AS role, rolsuper AS mighty FROM pg_roles WHERE rolname = current_user`;

async function serverOf(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string; role: string; mighty: boolean }>(ROLE);
  const { version = '', role = '', mighty = false } = rows[0] ?? {};
  const said = `PostgreSQL ${version}; the server is ${role},`;
  return mighty
    ? doubtful('database', `${said} a superuser: give it a role of its own`)
    : fine('database', `${said} no superuser`);
}

/** How far the schema is from the one that this version works on. */
export function schemaOf(ran: readonly string[]): Finding {
  const name = 'schema';
  const unknown = unknownAmong(ran);
  if (unknown.length > 0)
    return wrong(
      name,
      `A newer Clipwright brought it up to date, and this version does not start on it (${unknown.join(', ')}): install the newer version again.`,
    );
  const pending = knownMigrations().filter((migration) => !ran.includes(migration));
  if (pending.length === 0) return fine(name, 'it is up to date');
  if (ran.length === 0) return fine(name, 'it is empty: the first start of a server makes its tables');
  const steps = pending.length === 1 ? '1 migration' : `${pending.length} migrations`;
  return doubtful(
    name,
    `It is behind this version by ${steps}, which the next start of a server runs. "clipwright upgrade --check" says what that takes; make a backup before.`,
  );
}

/** Whether videos are begun. */
async function queueOf(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ since: Date }>(PAUSED_SINCE.text);
  const since = rows[0]?.since;
  return since === undefined
    ? fine('queue', 'it is at work')
    : doubtful(
        'queue',
        `It is paused since ${since.toISOString()}, and nothing is begun until "clipwright queue resume".`,
      );
}

async function limitOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  return rows[0]?.most ?? 0;
}

/** Whether the database lets in what one process opens. */
export function connectionsOf(most: number, poolSize: number): Finding {
  const { work, quick, queue, listening } = poolPlan(poolSize);
  const each = work + quick + queue + listening;
  const processes = Math.floor(most / each);
  const said = `one process opens up to ${each}, and the database takes ${most}`;
  if (processes < 1)
    return wrong('connections', `Too few: ${said}. Lower DATABASE_POOL_SIZE, or raise its max_connections.`);
  return fine('connections', `${said}: room for ${processes} ${processes === 1 ? 'process' : 'processes'}`);
}

/** Milliseconds since 1970: before the question, by the database, after the answer. */
interface Clocks {
  readonly askedMs: number;
  readonly databaseMs: number;
  readonly answeredMs: number;
}

async function clocks(client: Client): Promise<Clocks> {
  const askedMs = Date.now();
  const { rows } = await client.query<{ seconds: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds',
  );
  return { askedMs, databaseMs: (rows[0]?.seconds ?? 0) * MS, answeredMs: Date.now() };
}

/** How far this machine's clock is from the database's, less what the way there may have taken. */
export function clockOf({ askedMs, databaseMs, answeredMs }: Clocks): Finding {
  const name = 'clock';
  const aheadMs = databaseMs < askedMs ? askedMs - databaseMs : Math.min(0, answeredMs - databaseMs);
  const seconds = Math.abs(aheadMs) / MS;
  if (Math.abs(aheadMs) < NOTICED_SKEW_MS)
    return fine(name, 'this machine and the database agree within 2 seconds');
  const said = `This machine is ${seconds.toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database: let both take their time from the network ("timedatectl set-ntp true").`;
  return Math.abs(aheadMs) < WRONG_SKEW_MS ? doubtful(name, said) : wrong(name, said);
}

/** By the names that they give their connections; this command has one too. */
async function applicationsAt(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'clipwright%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Whether the processes at work on this database are of one version. Nobody outside is asked what is newest. */
export function versionsOf(applications: readonly string[]): Finding {
  const name = 'versions';
  const own = versionIn(APPLICATION);
  const others = applications.filter((application) => application !== APPLICATION).map(versionIn);
  if (others.length === 0) return fine(name, `this is ${own}, and so is whatever works on this database`);
  return doubtful(
    name,
    `This is ${own}, and ${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} at work on this database too: bring every process to one version.`,
  );
}

const versionIn = (application: string): string => application.split('/')[1] ?? 'a version before 0.1.0';

function firstLine(error: unknown): string {
  const line = explain(error).split('\n')[0] ?? '';
  return line.endsWith('.') ? line : `${line}.`;
}
