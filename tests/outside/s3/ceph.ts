import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atEndOfFile, temporaryFolder, waitUntil } from '../../support/index.js';
import { BOUND_BY, freePort, listens } from '../web-servers/start-web-server.js';

/** A running S3 store. */
export interface S3Store {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Cluster {
  readonly home: string;
  readonly s3Port: number;
  readonly monitorPort: number;
  readonly id: string;
}

const run = promisify(execFile);
const STEP_MS = 120_000;
const ENDS_AFTER_SECONDS = 1_800;

/**
 * Starts Ceph's S3 gateway with a monitor and one disk in memory behind it, all from Debian's packages, on
 * loopback. It ends with the file.
 */
export async function startCeph(): Promise<S3Store> {
  const home = await temporaryFolder('ceph');
  const cluster = { home, s3Port: await freePort(), monitorPort: await freePort(), id: randomUUID() };
  for (const folder of ['mon', 'osd', 'rgw']) await mkdir(join(home, folder));
  await writeFile(join(home, 'ceph.conf'), settingsOf(cluster), { mode: 0o600 });
  await makeKeys(cluster);
  await startMonitor(cluster);
  await startDisk(cluster);
  const keys = await makeUser(cluster);
  await start(cluster, ['radosgw', '-n', 'client.rgw.a'], cluster.s3Port);
  return { endpoint: `http://127.0.0.1:${cluster.s3Port}`, ...keys };
}

/** One copy of everything, in memory; none of the pauses by which a real cluster spares its monitors. */
const settingsOf = ({ home, s3Port, monitorPort, id }: Cluster): string => `
[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitorPort}]
mon initial members = a
ms bind msgr1 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${home}/keyring
log file = ${home}/$name.log
crash dir = ${home}
run dir = ${home}
admin socket = ""
auth allow insecure global id reclaim = false
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail warn = 0
mon data avail crit = 0
paxos propose interval = 0.02
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd crush initial weight = 1
osd objectstore = memstore
memstore device bytes = ${Math.floor(freemem() / 2)}
[mon.a]
mon data = ${home}/mon
[osd.0]
osd data = ${home}/osd
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${s3Port}
rgw data = ${home}/rgw
`;

async function makeKeys({ home, monitorPort, id }: Cluster): Promise<void> {
  const add = (name: string, ...rights: string[]) =>
    step('ceph-authtool', join(home, 'keyring'), '--gen-key', '-n', name, ...rights);
  await step('ceph-authtool', '--create-keyring', join(home, 'keyring'));
  await add('mon.', '--cap', 'mon', 'allow *');
  await add('client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *');
  await add('client.rgw.a', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await step('monmaptool', '--create', '--addv', 'a', address, '--fsid', id, join(home, 'monmap'));
}

async function startMonitor(cluster: Cluster): Promise<void> {
  const { home, monitorPort } = cluster;
  await step('ceph-mon', ...confOf(cluster), '-i', 'a', '--mkfs', '--monmap', join(home, 'monmap'));
  await start(cluster, ['ceph-mon', '-i', 'a'], monitorPort);
}

/** The monitor is told the disk and its key together, so that the disk may report to it. */
async function startDisk(cluster: Cluster): Promise<void> {
  const { home } = cluster;
  const disk = randomUUID();
  const key = (await run('ceph-authtool', ['--gen-print-key'])).stdout.trim();
  await step('ceph-authtool', join(home, 'keyring'), '-n', 'osd.0', '--add-key', key);
  await writeFile(join(home, 'disk.json'), JSON.stringify({ cephx_secret: key }), { mode: 0o600 });
  await step('ceph', ...confOf(cluster), 'osd', 'new', disk, '0', '-i', join(home, 'disk.json'));
  await step('ceph-osd', ...confOf(cluster), '-i', '0', '--mkfs', '--osd-uuid', disk);
  await start(cluster, ['ceph-osd', '-i', '0'], null);
}

async function makeUser(cluster: Cluster): Promise<Pick<S3Store, 'accessKeyId' | 'secretAccessKey'>> {
  const accessKeyId = `TEST${randomBytes(8).toString('hex').toUpperCase()}`;
  const secretAccessKey = randomBytes(20).toString('hex');
  const keys = ['--access-key', accessKeyId, '--secret', secretAccessKey];
  await step(
    'radosgw-admin',
    ...confOf(cluster),
    'user',
    'create',
    '--uid=test',
    '--display-name=test',
    ...keys,
  );
  return { accessKeyId, secretAccessKey };
}

const confOf = ({ home }: Cluster): string[] => ['-c', join(home, 'ceph.conf')];

async function step(program: string, ...args: string[]): Promise<void> {
  await run(program, args, { timeout: STEP_MS });
}

/** Resolves when it listens, where it does so. */
async function start(
  cluster: Cluster,
  [program = '', ...args]: string[],
  port: number | null,
): Promise<void> {
  const bound = ['--kill-after=5', String(ENDS_AFTER_SECONDS), program, ...args, ...confOf(cluster), '-f'];
  const child = spawn(BOUND_BY, bound, { stdio: 'ignore', detached: true });
  const ended = once(child, 'close').then(() => 'ended');
  atEndOfFile(() => end(child, cluster.home));
  if (port === null) return;
  const listening = waitUntil({ what: program, withinMs: STEP_MS }, () => listens(port));
  if ((await Promise.race([ended, listening])) === 'ended')
    throw new Error(`${program} ended: its log is in ${cluster.home}`);
}

async function end(child: ChildProcess, home: string): Promise<void> {
  if (child.exitCode === null && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'close');
  }
  await rm(join(home, 'keyring'), { force: true });
}
