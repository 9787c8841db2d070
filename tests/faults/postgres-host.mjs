// Runs a PostgreSQL of its own for a fault test, and does to it what it is told over the channel: kill, stop,
// start. It ends with its parent. Started by external-postgres.ts with the home and the settings as
// arguments.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/dist/platform/database/embedded-postgres.js';

const [homeDir, settings] = [process.argv[2], JSON.parse(process.argv[3])];

const start = () => startEmbeddedPostgres({ homeDir, settings, log: () => undefined });

let running = await start();

const postmasterPid = () =>
  Number(readFileSync(join(running.dataDir, 'postmaster.pid'), 'latin1').split('\n')[0]);

const parentOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

const sessionsOf = (postmaster) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
    .map(Number);

const does = {
  /** SIGKILL for the postmaster and all its sessions; it stays down. */
  kill: async () => {
    const postmaster = postmasterPid();
    // Held still, it begins no session that would outlive it and keep its memory.
    process.kill(postmaster, 'SIGSTOP');
    for (const pid of [postmaster, ...sessionsOf(postmaster)]) process.kill(pid, 'SIGKILL');
    await running.stop();
  },
  stop: () => running.stop(),
  start: async () => {
    running = await start();
  },
};

const report = () => process.send({ url: running.url, postmasterPid: postmasterPid() });

async function obey(order) {
  await does[order]();
  if (order === 'start') report();
  else process.send({ url: running.url, postmasterPid: null });
}

process.on('message', (order) => void obey(order).catch((error) => process.send({ error: String(error) })));
process.on('disconnect', () => void running.stop().finally(() => process.exit(0)));
report();
