import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { syncFolderOf } from '@clipwright/engines/files';
import { claimHome, homeHolder, HomeInUseError } from './home-claim.js';
import { connectionUrl, readAccess, settleAccess, SUPERUSER } from './postgres-access.js';
import { preparePostgresBinaries } from './postgres-binaries.js';
import { dataDirOf, openCluster } from './postgres-cluster.js';
import { EmbeddedPostgresError } from './postgres-failure.js';
import { initialiseCluster } from './postgres-initdb.js';
import { clearLeftPostmaster, runningPostmaster } from './postgres-pid-file.js';
import { APP_ROLE, letsIn, settleRole } from './postgres-role.js';
import { superviseProcess } from './postgres-supervisor.js';

/** A PostgreSQL of our own, on 127.0.0.1 only. */
export interface EmbeddedPostgres {
  /** postgres://user:password@127.0.0.1:port/database */
  url: string;
  dataDir: string;
  /** This start made the database. */
  freshlyInitialised: boolean;
  /** Ends what this process started, and gives the home back. May be called twice. */
  stop(): Promise<void>;
}

/**
 * `homeDir` keeps the data; `settings` are Postgres settings by name; `log` gets one line a time, for people.
 */
export interface EmbeddedPostgresOptions {
  homeDir: string;
  log: (line: string) => void;
  settings?: Readonly<Record<string, string>>;
  /** Lets the role of a new home make further databases: for tests. */
  mayMakeDatabases?: boolean;
}

const CONNECT_WITHIN_MS = 60_000;
const POLL_MS = 100;

/**
 * Starts the database of a home and keeps it running until `stop`. Throws HomeInUseError when another server
 * runs on this home, EmbeddedPostgresError when it cannot start; both messages are meant for people.
 */
export function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return startClaimed(options, 'server');
}

/**
 * For commands: connects to the database of a running server, or starts it for as long as the command takes.
 */
export async function connectOrStartEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const deadlineMs = Date.now() + CONNECT_WITHIN_MS;
  for (;;) {
    const holder = await homeHolder(resolve(options.homeDir));
    const serverRuns = holder?.purpose === 'server';
    const database = serverRuns ? await connect(resolve(options.homeDir)) : await startUnlessTaken(options);
    if (database) return database;
    if (holder && Date.now() > deadlineMs) throw new HomeInUseError(options.homeDir, holder);
    await sleep(POLL_MS);
  }
}

/** Null when a server came first. */
async function startUnlessTaken(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres | null> {
  try {
    return await startClaimed(options, 'command');
  } catch (error) {
    if (error instanceof HomeInUseError && error.holder.purpose === 'server') return null;
    throw error;
  }
}

/** Null until the server's database accepts connections, and its role has been made. */
async function connect(homeDir: string): Promise<EmbeddedPostgres | null> {
  const dataDir = dataDirOf(homeDir);
  const [access, postmaster] = [await readAccess(homeDir), runningPostmaster(dataDir)];
  if (!access || !postmaster?.ready) return null;
  const url = connectionUrl(APP_ROLE, { ...access, port: postmaster.port });
  if (!(await letsIn(url))) return null;
  return { url, dataDir, freshlyInitialised: false, stop: () => Promise.resolve() };
}

async function startClaimed(
  options: EmbeddedPostgresOptions,
  purpose: 'server' | 'command',
): Promise<EmbeddedPostgres> {
  const homeDir = resolve(options.homeDir);
  await makeHome(homeDir);
  const release = await claimHome({ homeDir, purpose });
  try {
    const running = await startOn(homeDir, options);
    let stopped: Promise<void> | undefined;
    return { ...running, stop: () => (stopped ??= running.stop().then(release)) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function makeHome(homeDir: string): Promise<void> {
  try {
    await mkdir(join(homeDir, 'claims'), { recursive: true });
    await access(join(homeDir, 'claims'), constants.W_OK);
    await syncFolderOf(homeDir);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Clipwright cannot write to its home ${homeDir} (${(cause as Error).message}). Start it as the user that the folder belongs to, or set CLIPWRIGHT_HOME to another one.`,
      { cause },
    );
  }
}

async function startOn(
  homeDir: string,
  { log, settings = {}, mayMakeDatabases = false }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(homeDir);
  const binaries = await preparePostgresBinaries({ homeDir, account: cluster.account });
  await clearLeftPostmaster(cluster.dataDir);
  const access = await settleAccess(homeDir);
  const durable = settings['fsync'] !== 'off';
  const freshlyInitialised = await initialiseCluster({
    cluster,
    binaries,
    password: access.password,
    durable,
  });
  const choosePort = async (): Promise<number> => (await settleAccess(homeDir)).port;
  const { port, stop } = await superviseProcess({ cluster, binaries, settings, choosePort }, log);
  const place = { ...access, port };
  const addresses = { app: connectionUrl(APP_ROLE, place), superuser: connectionUrl(SUPERUSER, place) };
  try {
    await settleRole(addresses, mayMakeDatabases);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: addresses.app, dataDir: cluster.dataDir, freshlyInitialised, stop };
}
