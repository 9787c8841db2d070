/**
 * Calls that one http process holds, each for a video of its own that nobody makes: memory, the processor's time that they
 * take while nothing happens, and status reads beside them, against a bare node:http server that holds as many. The
 * videos are rows made by SQL, which the calls join by their Idempotency-Key: what admitting them costs is told by
 * benchmarks/sizing. Wants a build, Linux, and two files more than calls that a process may open.
 * node benchmarks/held-calls/run.mjs [calls] -> results.json and results.md
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { call, cpuMs, end, pssMib, readTimes, start, textOf } from './stage.mjs';

const held = Number(process.argv[2] ?? 10_000);
const READS = 500;
/** Calls that are sent and not held yet. */
const AT_ONCE = 32;
const SETTLE_MS = 10_000;
const IDLE_MS = 20_000;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const main = here('../../apps/api/dist/main.js');
const home = mkdtempSync(join(tmpdir(), 'clipwright-held-'));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const body = JSON.stringify({ prompt: 'a lake at night', duration: 1, resolution: '480p' });

const SETTINGS = {
  ...{ CLIPWRIGHT_ROLE: 'http', PORT: '0', LOG_LEVEL: 'fatal', SYNC_WAIT_SECONDS: '3600' },
  ...{ SHUTDOWN_GRACE_SECONDS: '0', CONNECTIONS_MAX: '19000', DISK_RESERVE_MB: '0' },
  // A machine that others use too makes the loop late; that is not what is asked here.
  ...{ LOOP_LATE_MS: '60000' },
};

/** As many rows as calls, copies of the one that was admitted, and its key's as well. */
const FILL = [
  `INSERT INTO videos (SELECT (jsonb_populate_record(video, jsonb_build_object('id', 'vid_' || lpad(n::text, 22, '0'), 'turn', video.turn + n))).*
   FROM videos video, generate_series(1, $1::int) n)`,
  `INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id)
   SELECT account_id, 'held-' || n, fingerprint, 'vid_' || lpad(n::text, 22, '0') FROM idempotency_keys, generate_series(1, $1::int) n`,
];

async function until(isSo, what) {
  const endMs = performance.now() + 120_000;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(`${what}: not in two minutes`);
    await pause(20);
  }
}

/** Holds all calls, a few at a time, and tells what that takes. */
async function hold({ pid, url, headersOf, heldNow }) {
  const before = pssMib(pid);
  const begunMs = cpuMs(pid);
  const answers = [];
  for (let sent = 0; sent < held; sent += AT_ONCE) {
    const some = Math.min(AT_ONCE, held - sent);
    await Promise.all(
      Array.from({ length: some }, (_, n) =>
        call(url, { headers: headersOf(sent + n + 1), body }, (status) => answers.push(status)),
      ),
    );
    await until(async () => (await heldNow()) + answers.length >= sent + some, 'calls to be held');
  }
  const taken = cpuMs(pid) - begunMs;
  await pause(SETTLE_MS);
  const mib = pssMib(pid);
  const idleFromMs = cpuMs(pid);
  await pause(IDLE_MS);
  return {
    ...{
      held: await heldNow(),
      answered: answers.length,
      mib: Math.round(mib),
      emptyMib: Math.round(before),
    },
    kibEach: Number((((mib - before) * 1024) / held).toFixed(1)),
    cpuMsEach: Number((taken / held).toFixed(2)),
    idleCpuPercent: Number((((cpuMs(pid) - idleFromMs) / IDLE_MS) * 100).toFixed(1)),
  };
}

async function bare() {
  const { pid, match } = await start([here('bare-server.mjs')], {}, /ready at (\S+)/);
  const url = `${match[1]}/`;
  const heldNow = async () => Number(await textOf(url));
  const empty = await readTimes(url, {}, READS);
  const result = await hold({ pid, url, headersOf: () => ({}), heldNow });
  return { ...result, emptyReadMs: empty, readMs: await readTimes(url, {}, READS) };
}

/** The first process brings the database and stays idle; the second is the one that is measured. */
async function clipwright() {
  const ready = /ready at (\S+)[\s\S]*(cw_[0-9A-Za-z]{36})/;
  const first = await start([main], { ...SETTINGS, CLIPWRIGHT_HOME: home }, ready);
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const database = `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`;
  const own = {
    CLIPWRIGHT_HOME: join(home, 'own'),
    STORAGE_DIR: join(home, 'media'),
    DATABASE_URL: database,
  };
  const { pid, match } = await start([main], { ...SETTINGS, ...own }, /ready at (\S+)/);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const url = `${match[1]}/api/v1/text-to-video`;
  const headersOf = (n) => ({ Authorization: `Bearer ${first.match[2]}`, 'Idempotency-Key': `held-${n}` });
  const admitted = await fetch(url, {
    ...{ method: 'POST', body },
    headers: { ...headersOf(0), 'Content-Type': 'application/json', Prefer: 'respond-async' },
  });
  const { video_id: id } = await admitted.json();
  if (id === undefined) throw new Error(`the first call was answered ${admitted.status}`);
  for (const statement of FILL) await client.query(statement, [held]);
  await client.query('ANALYZE videos, idempotency_keys');
  await client.end();
  const metrics = `${match[1]}/metrics`;
  const heldNow = async () =>
    Number(/^clipwright_calls_held (\d+)/m.exec(await textOf(metrics))?.[1] ?? Number.NaN);
  const statusUrl = `${match[1]}/api/v1/video-status?video_id=${id}`;
  const empty = await readTimes(statusUrl, headersOf(0), READS);
  const result = await hold({ pid, url, headersOf, heldNow });
  return { ...result, emptyReadMs: empty, readMs: await readTimes(statusUrl, headersOf(0), READS) };
}

const row = (name, { held: calls, answered, mib, emptyMib, kibEach, cpuMsEach, idleCpuPercent, ...reads }) =>
  `| ${[name, calls, answered, emptyMib, mib, kibEach, cpuMsEach, `${idleCpuPercent} %`, `${reads.emptyReadMs.median} / ${reads.emptyReadMs.p99}`, `${reads.readMs.median} / ${reads.readMs.p99}`].join(' | ')} |`;

const page = (result) => `# Held calls

Measured on ${result.date} by \`node benchmarks/held-calls/run.mjs ${held}\`: ${result.cores} cores at a load of ${result.load.join(', ')} (1, 5 and 15 minutes), the client and the database on the same ones.

| one process | calls held | answered meanwhile | MiB before (PSS) | MiB with them | KiB each | CPU ms to take one | CPU while nothing happens | read before, median / p99 ms | read beside them, median / p99 ms |
|---|---|---|---|---|---|---|---|---|---|
${row('clipwright, role http', result.clipwright)}
${row('bare node:http', result.bare)}

The aims: 10,000 calls in 512 MiB, a p99 of status reads under 250 ms on a quiet machine.
`;

try {
  const about = { date: new Date().toISOString().slice(0, 10), cores: cpus().length };
  const measured = { clipwright: await clipwright(), bare: await bare() };
  const result = { ...about, load: loadavg().map(Math.round), ...measured };
  process.stdout.write(page(result));
  writeFileSync(here('results.json'), `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(here('results.md'), page(result));
} finally {
  await end();
  rmSync(home, { recursive: true, force: true });
}
