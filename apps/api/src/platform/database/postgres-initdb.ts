import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolderOf } from '@clipwright/engines/files';
import { SUPERUSER } from './postgres-access.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { spawnOnCluster } from './postgres-child.js';
import type { PostgresCluster } from './postgres-cluster.js';
import { EmbeddedPostgresError } from './postgres-failure.js';
import { logEnd, markLog } from './postgres-log.js';

/** The major version whose data files our binaries read. */
const MAJOR_VERSION = '18';

/**
 * Makes the data directory where there is none, and says whether it did. A first start that was cut short
 * leaves only a draft, which the next one throws away. `durable: false` is for data that may be lost with the
 * machine.
 */
export async function initialiseCluster(input: {
  cluster: PostgresCluster;
  binaries: PostgresBinaries;
  password: string;
  durable: boolean;
}): Promise<boolean> {
  const { cluster } = input;
  if (existsSync(cluster.dataDir)) {
    await refuseOtherVersion(cluster);
    return false;
  }
  const draft = join(cluster.clusterDir, 'data.new');
  await rm(draft, { recursive: true, force: true });
  const passwordFile = await writePasswordFile(cluster, input.password);
  try {
    await runInitdb(input);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, cluster.dataDir);
  await syncFolderOf(cluster.dataDir);
  return true;
}

async function refuseOtherVersion({ dataDir }: PostgresCluster): Promise<void> {
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => 'unknown')).trim();
  if (version === MAJOR_VERSION) return;
  throw new EmbeddedPostgresError(
    `The data in ${dataDir} was written by PostgreSQL ${version}, and this Clipwright runs PostgreSQL ${MAJOR_VERSION}. ` +
      'Make a backup with the earlier Clipwright ("clipwright backup FILE") and restore it into an empty CLIPWRIGHT_HOME with this one ("clipwright restore FILE").',
  );
}

async function writePasswordFile(cluster: PostgresCluster, password: string): Promise<string> {
  const path = join(cluster.clusterDir, 'initial-password');
  await rm(path, { force: true });
  await writeFile(path, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (cluster.account) await chown(path, cluster.account.uid, cluster.account.gid);
  return path;
}

async function runInitdb(input: Parameters<typeof initialiseCluster>[0]): Promise<void> {
  const { cluster } = input;
  const mark = await markLog(cluster.logFile);
  const args = initdbArguments(cluster.clusterDirForPostgres, input.durable);
  const initdb = spawnOnCluster(input.binaries.initdb, args, cluster);
  const [status] = (await once(initdb, 'exit')) as [number | null];
  if (status === 0) return;
  throw new EmbeddedPostgresError(
    `The embedded database could not be created in ${cluster.clusterDir}. initdb said:\n${await logEnd(cluster.logFile, mark)}`,
  );
}

function initdbArguments(clusterDir: string, durable: boolean): string[] {
  return [
    `--pgdata=${clusterDir}/data.new`,
    `--pwfile=${clusterDir}/initial-password`,
    `--username=${SUPERUSER}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorting and letter case do not depend on the machine's locale files.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--set=dynamic_shared_memory_type=mmap',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}
