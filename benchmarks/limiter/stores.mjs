// A Postgres and a Redis of this run's own, each in a folder that goes with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/api/dist/platform/database/embedded-postgres.js';

// Commits don't wait for the disk: what is compared is the work, not the disk.
const SETTINGS = { synchronous_commit: 'off', max_connections: '100' };

const TICK_MS = 10;

/**
 * Starts both. `addresses` are by the names that contestants know; `cpuMs` tells what the server behind one has
 * worked by now.
 */
export async function startStores() {
  const home = mkdtempSync(join(tmpdir(), 'clipwright-benchmark-'));
  const postgres = await startEmbeddedPostgres({ homeDir: home, log: () => undefined, settings: SETTINGS });
  const socket = join(home, 'redis.sock');
  const redis = await startRedis(socket);
  const looker = new pg.Client({ connectionString: postgres.url });
  await looker.connect();
  const stop = async () => {
    redis.kill();
    await looker.end();
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return {
    addresses: { memory: '', postgres: postgres.url, redis: socket },
    cpuMs: {
      memory: async () => 0,
      postgres: async () => cpuMsOf(await backendsSeenBy(looker)),
      redis: async () => cpuMsOf([redis.pid]),
    },
    stop,
  };
}

/** The processes that work for clients. */
async function backendsSeenBy(looker) {
  const text = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  return (await looker.query(text)).rows.map(({ pid }) => pid);
}

function cpuMsOf(pids) {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}

function startRedis(socket) {
  const server = spawn('redis-server', [
    '--port',
    '0',
    '--unixsocket',
    socket,
    '--save',
    '',
    '--dir',
    tmpdir(),
  ]);
  return new Promise((resolve, reject) => {
    server.on('error', () => reject(new Error('Install redis-server first: apt-get install redis-server.')));
    server.stdout.on('data', (text) => String(text).includes('accept connections') && resolve(server));
  });
}
