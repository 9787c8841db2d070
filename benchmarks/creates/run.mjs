/**
 * What a POST costs that creates a video and does not wait for it, and a read of its status, beside a bare Fastify with one
 * transaction and a bare node:http server with one SELECT: by turns in one run on one database, by the processor time of
 * the server and of its sessions in PostgreSQL, and by the clock. Wants a build and Linux.
 * node benchmarks/creates/run.mjs [rounds] [calls a round] -> results.json and results.md; with arguments it is a trial, and only prints
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { end, start } from '../held-calls/stage.mjs';
import { median, round } from '../measure.mjs';

const [rounds = 7, calls = 100] = process.argv.slice(2).map(Number);
/** Rounds that are not counted: code is compiled, plans are made. */
const WARM_UP = 2;
const AT_ONCE = 8;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const main = here('../../apps/api/dist/main.js');
const home = mkdtempSync(join(tmpdir(), 'clipwright-creates-'));
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const BODY = JSON.stringify({ prompt: 'a lake at night', duration: 1, resolution: '480p' });

const SETTINGS = {
  ...{ CLIPWRIGHT_ROLE: 'http', PORT: '0', LOG_LEVEL: 'fatal', CLIPWRIGHT_HOME: home, RATE_LIMIT: '1000000' },
  ...{ QUEUE_MAX: '1000000', QUEUE_MAX_PER_ACCOUNT: '1000000', DISK_RESERVE_MB: '0', LOOP_LATE_MS: '60000' },
};

function send(url, headers, body) {
  return new Promise((resolve, reject) => {
    const length =
      body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      agent,
      headers: { ...headers, ...length },
    };
    const asked = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () =>
        answer.statusCode < 300 ? resolve(text) : reject(new Error(`${url}: ${answer.statusCode} ${text}`)),
      );
    });
    asked.once('error', reject).end(body);
  });
}

const runMs = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The server's and those of its sessions, which are told apart by their names. */
async function cpuOf(client, { pid, named }) {
  const { rows } = await client.query(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND (application_name LIKE 'clipwright/%') = $1`,
    [named],
  );
  return { server: threadsMs(pid), database: rows.reduce((sum, row) => sum + runMs(row.pid), 0) };
}

/** Of all its threads, those that have ended meanwhile left out. */
const threadsMs = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + runMs(`${pid}/task/${thread}`), 0);

async function timed(client, { server, work, atOnce }) {
  const [before, begunMs] = [await cpuOf(client, server), performance.now()];
  let sent = 0;
  const one = async () => {
    for (; sent < calls;) {
      sent += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const [wall, after] = [performance.now() - begunMs, await cpuOf(client, server)];
  const [own, database] = ['server', 'database'].map((part) => (after[part] - before[part]) / calls);
  return { own, database, cpu: own + database, wall: wall / calls };
}

async function open() {
  const first = await start([main], SETTINGS, /ready at (\S+)[\s\S]*(cw_[0-9A-Za-z]{36})/);
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const database = `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`;
  const creating = await start([here('bare-server.mjs'), database], {}, /ready at (\S+)/);
  const reading = await start([here('../status-reads/bare-server.mjs'), database], {}, /ready (\d+)/);
  const headers = { Authorization: `Bearer ${first.match[2]}`, Prefer: 'respond-async' };
  const path = '/api/v1/text-to-video';
  const id = JSON.parse(await send(`${first.match[1]}${path}`, headers, BODY)).video_id;
  const [ours, bareOfCreates, bareOfReads] = [
    { pid: first.pid, named: true },
    { pid: creating.pid, named: false },
    { pid: reading.pid, named: false },
  ];
  const read = (origin) => () => send(`${origin}/api/v1/video-status?video_id=${id}`, headers);
  const WORK = {
    create: [
      { server: ours, work: () => send(`${first.match[1]}${path}`, headers, BODY) },
      { server: bareOfCreates, work: () => send(`${creating.match[1]}${path}`, headers, BODY) },
    ],
    'status read': [
      { server: ours, work: read(first.match[1]) },
      { server: bareOfReads, work: read(`http://127.0.0.1:${reading.match[1]}`) },
    ],
  };
  return { database, WORK };
}

/** Samples of both sides, one after the other. */
async function byTurns(client, sides, atOnce) {
  const samples = [];
  for (let turn = 0; turn < (rounds + WARM_UP) * sides.length; turn += 1)
    samples.push(await timed(client, { ...sides[turn % sides.length], atOnce }));
  return sides.map((_, index) => samples.filter((__, turn) => turn % sides.length === index).slice(WARM_UP));
}

async function measure({ database, WORK }) {
  const client = new pg.Client({ connectionString: database, application_name: 'benchmark' });
  await client.connect();
  const parts = [];
  const cells = Object.entries(WORK).flatMap((part) => [1, AT_ONCE].map((atOnce) => [...part, atOnce]));
  for (const [what, sides, atOnce] of cells)
    parts.push({ what, atOnce, ...toldOf(await byTurns(client, sides, atOnce)) });
  await client.end();
  return parts;
}

/** Medians, and the median of the ratios of neighbours. */
function toldOf([ours, bare]) {
  const middle = (some) =>
    Object.fromEntries(
      Object.keys(some[0]).map((part) => [part, round(median(some.map((one) => one[part])))]),
    );
  const ratio = (part) => round(median(ours.map((one, index) => one[part] / bare[index][part])));
  return { ours: middle(ours), bare: middle(bare), cpuRatio: ratio('cpu'), wallRatio: ratio('wall') };
}

const side = ({ own, database, wall }) => `${own} + ${database} | ${wall}`;
const page = ({ parts, ...run }) => `# Creates and status reads

Measured on ${run.date} by \`node benchmarks/creates/run.mjs\`: ${rounds} rounds of ${calls}, ${run.cores} cores at a load of ${run.load.join(', ')} (1, 5 and 15 minutes). Milliseconds each, of the server and of its sessions in PostgreSQL; the caller is in neither.
The floors: Fastify with one transaction of a row and a job, and node:http with one SELECT.

| what | at once | CPU of server + database | clock | of the floor | clock | ratio by CPU | ratio by the clock |
|---|---|---|---|---|---|---|---|
${parts.map((part) => `| ${part.what} | ${part.atOnce} | ${side(part.ours)} | ${side(part.bare)} | ${part.cpuRatio} | ${part.wallRatio} |`).join('\n')}

The aims: a create at most 1.3 times its floor; status reads are measured under a crowd of 64 by [benchmarks/status-reads](../status-reads/results.json).
`;

try {
  const parts = await measure(await open());
  const date = new Date().toISOString().slice(0, 10);
  const result = { date, cores: cpus().length, load: loadavg().map(Math.round), parts };
  process.stdout.write(page(result));
  if (process.argv.length === 2) {
    writeFileSync(here('results.json'), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(here('results.md'), page(result));
  }
} finally {
  agent.destroy();
  await end();
  rmSync(home, { recursive: true, force: true });
}
