import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresBinaries } from './postgres-binaries.js';
import { spawnOnCluster } from './postgres-child.js';
import type { PostgresCluster } from './postgres-cluster.js';
import { EmbeddedPostgresError } from './postgres-failure.js';
import { logEnd, markLog } from './postgres-log.js';
import { runningPostmaster } from './postgres-pid-file.js';

/** What one start of the postmaster needs. */
export interface PostmasterOptions {
  cluster: PostgresCluster;
  binaries: PostgresBinaries;
  port: number;
  settings: Readonly<Record<string, string>>;
}

/** Recovery after a crash reads back what was written since the last checkpoint. */
const READY_WITHIN_MS = 120_000;
const POLL_MS = 20;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Containers often have a /dev/shm too small for POSIX shared memory.
  dynamic_shared_memory_type: 'mmap',
  // A 200 was promised only once the commit is on disk.
  synchronous_commit: 'on',
  // Half of what DISK_RESERVE_MB keeps free: a log that finds no room ends the database.
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts Postgres and resolves once it accepts connections. Throws EmbeddedPostgresError with the end of its
 * log.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const mark = await markLog(options.cluster.logFile);
  const postmaster = spawnPostmaster(options);
  let failure: Error | undefined;
  postmaster.once('error', (error) => (failure = error));
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  while (!isReady(postmaster, options.cluster.dataDir)) {
    const ended = failure ?? (postmaster.exitCode !== null || postmaster.signalCode !== null);
    if (ended || Date.now() > deadlineMs) {
      postmaster.kill('SIGQUIT');
      const said = failure?.message ?? (await logEnd(options.cluster.logFile, mark));
      throw new EmbeddedPostgresError(`The embedded Postgres did not start. It said:\n${said}`);
    }
    await sleep(POLL_MS);
  }
  return postmaster;
}

function spawnPostmaster({ cluster, binaries, port, settings }: PostmasterOptions): ChildProcess {
  const all = { ...SETTINGS, ...settings, port: String(port) };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawnOnCluster(
    binaries.postgres,
    ['-D', `${cluster.clusterDirForPostgres}/data`, ...flags],
    cluster,
  );
}

function isReady(postmaster: ChildProcess, dataDir: string): boolean {
  const written = runningPostmaster(dataDir);
  return written !== null && written.pid === postmaster.pid && written.ready;
}
