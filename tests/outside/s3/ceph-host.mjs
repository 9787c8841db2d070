// Runs Ceph's S3 gateway with a monitor and one disk in memory behind it, all from Debian's packages, on loopback. Says
// over the channel where it is, and ends with its parent. Its one argument is a folder for its keys and logs.
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const STEP_MS = 120_000;
const LOOK_MS = 50;
/** The program that ends each, so that none outlives a run that was killed. */
const BOUND_BY = 'timeout';
const ENDS_AFTER_SECONDS = 1_800;

const home = process.argv[2];
const conf = ['-c', join(home, 'ceph.conf')];
const children = [];

/** One copy of everything, in memory; none of the pauses by which a real cluster spares its monitors. */
const settingsOf = ({ s3Port, monitorPort, id }) => `
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

const step = (program, ...args) => run(program, args, { timeout: STEP_MS });

async function makeKeys({ monitorPort, id }) {
  const add = (name, ...rights) =>
    step('ceph-authtool', join(home, 'keyring'), '--gen-key', '-n', name, ...rights);
  await step('ceph-authtool', '--create-keyring', join(home, 'keyring'));
  await add('mon.', '--cap', 'mon', 'allow *');
  await add('client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *');
  await add('client.rgw.a', '--cap', 'mon', 'allow rw', '--cap', 'osd', 'allow rwx');
  const address = `[v2:127.0.0.1:${monitorPort}]`;
  await step('monmaptool', '--create', '--addv', 'a', address, '--fsid', id, join(home, 'monmap'));
}

async function startMonitor({ monitorPort }) {
  await step('ceph-mon', ...conf, '-i', 'a', '--mkfs', '--monmap', join(home, 'monmap'));
  await start(['ceph-mon', '-i', 'a'], monitorPort);
}

/** The monitor is told the disk and its key together, so that the disk may report to it. */
async function startDisk() {
  const disk = randomUUID();
  const key = (await run('ceph-authtool', ['--gen-print-key'])).stdout.trim();
  await step('ceph-authtool', join(home, 'keyring'), '-n', 'osd.0', '--add-key', key);
  await writeFile(join(home, 'disk.json'), JSON.stringify({ cephx_secret: key }), { mode: 0o600 });
  await step('ceph', ...conf, 'osd', 'new', disk, '0', '-i', join(home, 'disk.json'));
  await step('ceph-osd', ...conf, '-i', '0', '--mkfs', '--osd-uuid', disk);
  await start(['ceph-osd', '-i', '0'], null);
}

async function makeUser() {
  const accessKeyId = `TEST${randomBytes(8).toString('hex').toUpperCase()}`;
  const secretAccessKey = randomBytes(20).toString('hex');
  const user = ['user', 'create', '--uid=test', '--display-name=test'];
  const keys = ['--access-key', accessKeyId, '--secret', secretAccessKey];
  await step('radosgw-admin', ...conf, ...user, ...keys);
  return { accessKeyId, secretAccessKey };
}

/** Resolves when it listens, where it does so. */
async function start([program, ...args], port) {
  const bound = ['--kill-after=5', String(ENDS_AFTER_SECONDS), program, ...args, ...conf, '-f'];
  const child = spawn(BOUND_BY, bound, { stdio: 'ignore', detached: true });
  children.push(child);
  const deadline = performance.now() + STEP_MS;
  while (port !== null && !(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: its log is in ${home}`);
    if (performance.now() > deadline) throw new Error(`${program} did not listen within ${STEP_MS} ms`);
    await sleep(LOOK_MS);
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function startAll() {
  const cluster = { s3Port: await freePort(), monitorPort: await freePort(), id: randomUUID() };
  for (const folder of ['mon', 'osd', 'rgw']) await mkdir(join(home, folder));
  await writeFile(join(home, 'ceph.conf'), settingsOf(cluster), { mode: 0o600 });
  await makeKeys(cluster);
  await startMonitor(cluster);
  await startDisk();
  const keys = await makeUser();
  await start(['radosgw', '-n', 'client.rgw.a'], cluster.s3Port);
  return { endpoint: `http://127.0.0.1:${cluster.s3Port}`, ...keys };
}

async function endAll() {
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    const closed = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await closed;
  }
  await rm(join(home, 'keyring'), { force: true });
}

process.on('disconnect', () => void endAll().finally(() => process.exit(0)));
process.send(await startAll().catch((error) => ({ error: String(error) })));
