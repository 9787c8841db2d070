/**
 * Memory and latency of dashboard event streams on one process of the built server, against the floor in
 * bare-server.mjs, on one database, turn about. Wants a build, Linux and 5,000 open files.
 * Usage: node benchmarks/event-listeners/run.mjs [listeners] [events]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const [listeners = 2_000, events = 200] = process.argv.slice(2).map(Number);
/** As many as one account may have. */
const PER_ACCOUNT = 20;
/** Events that are not counted. */
const WARM_UP = 20;
const SETTLE_MS = 3_000;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'clipwright-benchmark-'));
const children = [];
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function start(args, ready, env = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = ready.exec(output);
      if (match !== null) resolve({ pid: child.pid, match });
    });
  });
}

/** Resident bytes of a process. */
const residentBytes = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;

/** A person with a session: the cookies that a browser would send. */
async function signUp(origin, number) {
  const answer = await fetch(`${origin}/dashboard/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: `listener-${number}@example.com`, password: 'three quiet harbours' }),
  });
  if (!answer.ok) throw new Error(`The sign-up answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Opens a stream; `heard` is called for every event of a plan. */
function listen(url, headers, heard) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('data', (text) => {
        resolve();
        if (text.includes('event: plan')) heard();
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** All streams of a server, by group, and what they cost it in bytes each. */
async function openAll(pid, groups) {
  const before = residentBytes(pid);
  for (const group of groups)
    await Promise.all(
      Array.from({ length: PER_ACCOUNT }, () => listen(group.url, group.headers, () => group.heard())),
    );
  await pause(SETTLE_MS);
  return (residentBytes(pid) - before) / (groups.length * PER_ACCOUNT);
}

/** Milliseconds from a change to each of the listeners of its group. */
async function timesOf(group, change) {
  const times = [];
  const all = new Promise((resolve) => {
    const beganMs = performance.now();
    group.heard = () => times.push(performance.now() - beganMs) === PER_ACCOUNT && resolve();
  });
  await change();
  await all;
  group.heard = () => undefined;
  return times;
}

function quantiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: Number(sorted[Math.floor(sorted.length / 2)].toFixed(2)),
    p99: Number(sorted[Math.floor(sorted.length * 0.99)].toFixed(2)),
  };
}

const groupOf = (name, url, headers = {}) => ({ name, url, headers, heard: () => undefined });

async function measure() {
  const api = await start([join(repository, 'apps/api/dist/main.js')], /ready at (\S+)/, {
    ...{ CLIPWRIGHT_HOME: home, PORT: '0', LOG_LEVEL: 'warn' },
    ...{ SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000', SIGN_UP: 'open' },
  });
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const address = `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`;
  const bare = await start(
    [fileURLToPath(new URL('bare-server.mjs', import.meta.url)), address],
    /ready (\d+)/,
  );
  const database = new pg.Client({ connectionString: address });
  await database.connect();
  const [, origin] = api.match;
  const ours = [];
  const floor = [];
  for (let number = 0; number < listeners / PER_ACCOUNT; number += 1) {
    const name = `listener-${number}@example.com`;
    ours.push(groupOf(name, `${origin}/dashboard/events`, { Cookie: await signUp(origin, number) }));
    floor.push(groupOf(name, `http://127.0.0.1:${bare.match[1]}/${name}`));
  }
  const bytes = { clipwright: await openAll(api.pid, ours), bare: await openAll(bare.pid, floor) };
  const times = { clipwright: [], bare: [] };
  for (let event = 0; event < events + WARM_UP; event += 1) {
    const at = event % ours.length;
    const plan = Math.floor(event / ours.length) % 2 === 0 ? 'pro' : 'free';
    const change = `UPDATE subscriptions SET plan = $2 FROM accounts account WHERE account_id = account.id AND email = $1`;
    const own = await timesOf(ours[at], () => database.query(change, [ours[at].name, plan]));
    const least = await timesOf(floor[at], () =>
      database.query('SELECT pg_notify($1, $2)', ['bare', floor[at].name]),
    );
    if (event >= WARM_UP) {
      times.clipwright.push(...own);
      times.bare.push(...least);
    }
  }
  await database.end();
  return { bytes, latencyMs: { clipwright: quantiles(times.clipwright), bare: quantiles(times.bare) } };
}

const ratio = ({ clipwright, bare }) => Number((clipwright / bare).toFixed(1));

try {
  const { bytes, latencyMs } = await measure();
  const of = (name) => ratio({ clipwright: latencyMs.clipwright[name], bare: latencyMs.bare[name] });
  const ratios = { memoryPerListener: ratio(bytes), medianLatency: of('median'), p99Latency: of('p99') };
  const result = { listeners, perAccount: PER_ACCOUNT, events, ratios, bytesPerListener: bytes, latencyMs };
  writeFileSync(
    fileURLToPath(new URL('results.json', import.meta.url)),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
} finally {
  agent.destroy();
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve())),
    ),
  );
  rmSync(home, { recursive: true, force: true });
}
