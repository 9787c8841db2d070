import { EngineCatalog, EngineRouting } from '@clipwright/engines/catalog';
import { operatorFetch } from '@clipwright/engines/safe-fetch';
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/config.js';
import { EngineRegistry } from '../engines/engine.registry.js';
import { openMedia } from '../platform/storage/stored-media.js';
import { addressOf } from './examine-address.js';
import { assetsOf } from './examine-assets.js';
import { databaseOf } from './examine-database.js';
import { isolationOf } from './examine-isolation.js';
import { mediaOf } from './examine-media.js';
import { profilesOf } from './examine-profiles.js';
import { rightsOf } from './examine-rights.js';
import { contradictionsIn } from './examine-settings.js';
import { stageOf } from './examine-stage.js';
import { backupOf, diskOf } from './examine-upkeep.js';
import { explain } from './explain.js';
import type { Finding } from './finding.js';
import { loadConfig } from './load-config.js';

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
  const findings: (Promise<Finding> | Promise<Finding[]>)[] = [
    databaseOf(config, say),
    storageOf(config),
    diskOf(config),
    rightsOf(config),
    backupOf(config, Date.now()),
    isolationOf(),
    addressOf(config, Date.now()),
    ...(config.server.role === 'http' ? [] : [mediaOf(config.storage)]),
    ...enginesOf(config),
  ];
  const stage = config.server.role === 'http' ? [] : stageOf(config);
  const profiles = online ? profilesOf(config.engines, operatorFetch) : [];
  return [
    { name: 'settings', ok: true, detail: `every setting can be used; home is ${config.home}` },
    ...contradictionsIn(config),
    ...assetsOf(config),
    ...(await Promise.all(findings)).flat(),
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
