import { EngineCatalog, EngineRouting } from '@clipwright/engines/catalog';
import { operatorFetch } from '@clipwright/engines/safe-fetch';
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/config.js';
import { EngineRegistry } from '../engines/engine.registry.js';
import { newClient } from '../platform/database/connections.js';
import { openMedia } from '../platform/storage/stored-media.js';
import { isolationOf } from './examine-isolation.js';
import { mediaOf } from './examine-media.js';
import { profilesOf } from './examine-profiles.js';
import { stageOf } from './examine-stage.js';
import { backupOf, diskOf } from './examine-upkeep.js';
import { explain } from './explain.js';
import type { Finding } from './finding.js';
import { loadConfig } from './load-config.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

const HEALTH_WITHIN_MS = 10_000;
const GIGABYTE = 1_000_000_000;

/**
 * Looks at everything that a server with these settings works with: settings, database, storage, what encodes
 * videos, every replica of every engine; online, what providers publish of their models too.
 */
export async function examine(
  say: (line: string) => void,
  { online = false }: { online?: boolean } = {},
): Promise<Finding[]> {
  const config = configOrProblems();
  if (Array.isArray(config)) return config.map((detail) => ({ name: 'settings', ok: false, detail }));
  const findings = [
    databaseOf(config, say),
    storageOf(config),
    diskOf(config),
    backupOf(config, Date.now()),
    isolationOf(),
    ...(config.server.role === 'http' ? [] : [mediaOf(config.storage)]),
    ...enginesOf(config),
  ];
  const stage = config.server.role === 'http' ? [] : stageOf(config);
  const profiles = online ? profilesOf(config.engines, operatorFetch) : [];
  return [
    { name: 'settings', ok: true, detail: `every setting can be used; home is ${config.home}` },
    ...(await Promise.all(findings)),
    ...(await stage),
    ...(await profiles),
  ];
}

function configOrProblems(): Config | string[] {
  try {
    return loadConfig();
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}

async function databaseOf(config: Config, say: (line: string) => void): Promise<Finding> {
  const name = 'database';
  try {
    const database = await openDatabase(config, 'command', say);
    return { name, ok: true, detail: await versionOf(database) };
  } catch (error) {
    const mend =
      config.databaseUrl === null
        ? 'Free the home from other programs, or set DATABASE_URL.'
        : 'Start that PostgreSQL, or correct DATABASE_URL.';
    return { name, ok: false, detail: `It can not be used: ${firstLine(error)} ${mend}` };
  }
}

interface DatabaseFacts {
  readonly version: string;
  readonly role: string;
  readonly mighty: boolean;
}

const FACTS = `SELECT current_setting('server_version') AS version, current_user AS role, rolsuper AS mighty FROM pg_roles WHERE rolname = current_user`;

/** Ends the database again, if it was started for this. */
async function versionOf(database: OpenDatabase): Promise<string> {
  const client = newClient(database.url);
  try {
    await client.connect();
    const { rows } = await client.query<DatabaseFacts>(FACTS);
    const { version = '', role = '', mighty = false } = rows[0] ?? {};
    return `PostgreSQL ${version}, its schema is up to date; the server is ${role}, ${mighty ? 'a superuser: give it a role of its own' : 'no superuser'}`;
  } finally {
    await client.end();
    await database.stop();
  }
}

async function storageOf({ storage }: Config): Promise<Finding> {
  const name = 'storage';
  try {
    const { storage: files } = await openMedia(storage);
    await files.checkWritable();
    const freeBytes = await files.freeBytes();
    const room = freeBytes === null ? 'reached' : `${(freeBytes / GIGABYTE).toFixed(1)} GB free`;
    return { name, ok: true, detail: `${placeOf(storage)}, ${room}` };
  } catch (error) {
    return {
      name,
      ok: false,
      detail: `${placeOf(storage)} can not be written to: ${firstLine(error)} ${mendOf(storage)}`,
    };
  }
}

const placeOf = ({ s3, dir }: Config['storage']): string =>
  s3 === null ? dir : `s3://${s3.bucket}/${s3.prefix}`;

const mendOf = ({ s3 }: Config['storage']): string =>
  s3 === null
    ? 'Correct its owner or its disk, or set STORAGE_DIR.'
    : 'Look at STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and at what the key may do with the bucket.';

function enginesOf(config: Config): Promise<Finding>[] {
  const registry = new EngineRegistry(config.engines, config.storage, config.generation);
  const routing = new EngineRouting(config.engines, new EngineCatalog(config.engines), registry);
  return routing.places().map(async ({ engine, kind, replica, models }) => {
    const { healthy, detail } = await engine.health(replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
    const said = detail ?? (healthy ? 'It answers.' : 'It can not work.');
    const makes = models.length === 0 ? 'no model goes to it' : `makes ${models.join(', ')}`;
    return {
      name: `${engine.name} (${kind}), ${replica.name}`,
      ok: healthy,
      detail: healthy ? `${said.replace(/\.$/, '')}; ${makes}` : said,
    };
  });
}

function firstLine(error: unknown): string {
  const line = explain(error).split('\n')[0] ?? '';
  return line.endsWith('.') ? line : `${line}.`;
}
