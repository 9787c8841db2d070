import { closeSync, constants, openSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolderOf } from '@clipwright/engines/files';
import { canEnter, postgresAccount, type PostgresAccount } from './postgres-account.js';
import { EmbeddedPostgresError } from './postgres-failure.js';

/** Where one home keeps its database, and under which account it runs. */
export interface PostgresCluster {
  /** Belongs to the account, closed to everyone else; holds the data, the log and drafts. */
  clusterDir: string;
  dataDir: string;
  logFile: string;
  /** How a Postgres process addresses clusterDir; it may have no way in along the real path. */
  clusterDirForPostgres: string;
  account: PostgresAccount | null;
}

/** The descriptor on which every Postgres process gets clusterDir already open. */
export const CLUSTER_DIR_FD = 3;

/** No links: root opens this file in a folder that the lent account may write to. */
const LOG_FLAGS = constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * Makes the folders of a home's database with the right owner. Throws EmbeddedPostgresError when it may not.
 */
export async function openCluster(homeDir: string): Promise<PostgresCluster> {
  const clusterDir = clusterDirOf(homeDir);
  await mkdir(homeDir, { recursive: true });
  const account = postgresAccount(clusterDir);
  await mkdir(clusterDir, { recursive: true, mode: 0o700 });
  await syncFolderOf(clusterDir);
  if (account) await chown(clusterDir, account.uid, account.gid);
  await chmod(clusterDir, 0o700).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to another user. Start Clipwright as that user or as root, or set CLIPWRIGHT_HOME to another folder.`,
      { cause },
    );
  });
  return {
    clusterDir,
    dataDir: dataDirOf(homeDir),
    logFile: join(clusterDir, 'postgres.log'),
    clusterDirForPostgres: addressFor(clusterDir, account),
    account,
  };
}

export function dataDirOf(homeDir: string): string {
  return join(clusterDirOf(homeDir), 'data');
}

function clusterDirOf(homeDir: string): string {
  return join(homeDir, 'postgres');
}

/**
 * Below a folder such as /root the lent account cannot walk the path. Linux lets it in through a descriptor
 * that root opened, so nobody has to loosen the rights of their folders.
 */
function addressFor(clusterDir: string, account: PostgresAccount | null): string {
  if (canEnter(clusterDir, account)) return clusterDir;
  if (process.platform === 'linux') return `/proc/self/fd/${CLUSTER_DIR_FD}`;
  throw new EmbeddedPostgresError(
    `The account that Postgres runs under cannot reach ${clusterDir}. Set CLIPWRIGHT_HOME to a folder that other accounts can enter.`,
  );
}

/**
 * Opens what a Postgres process inherits: the log (stdout, stderr) and clusterDir. Call `close` once it has
 * been spawned.
 */
export function openForChild(cluster: PostgresCluster): { stdio: ('ignore' | number)[]; close: () => void } {
  const log = openSync(cluster.logFile, LOG_FLAGS, 0o600);
  if (process.platform === 'win32') return { stdio: ['ignore', log, log], close: () => closeSync(log) };
  const folder = openSync(cluster.clusterDir, 'r');
  return {
    stdio: ['ignore', log, log, folder],
    close: () => {
      closeSync(log);
      closeSync(folder);
    },
  };
}
