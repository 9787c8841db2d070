/**
 * Videos that two http processes on one database admit in a minute, and whether the window stays exact. Calls come at moments of chance, from
 * many accounts of which some ask for more than they may, and some calls with one Idempotency-Key come to both processes at once and again.
 * First with the window of 30 minutes, then as many as can be, then with one of ten seconds that rolls on. Afterwards SQL counts. Ends
 * with 1 where anything was counted wrongly. Wants a build and Linux.
 * node benchmarks/admissions/run.mjs [calls a minute] [seconds] -> results.json and results.md; with arguments it is a trial, and only prints
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiKeyHashInput, apiKeyHint, createApiKey } from '@clipwright/core/keys';
import pg from 'pg';
import { cpuMs, end, start } from '../held-calls/stage.mjs';
import { arrivals, drive, driveHard, hangUp } from './arrivals.mjs';
import { faultsOf, KEEP_PLACES } from './judge.mjs';

const [aMinute = 2_500, seconds = 60] = process.argv.slice(2).map(Number);
const SEED = 20_261;
const HARD = { seconds: Math.min(20, seconds), atOnce: 32 };
const LIMIT = 40;
const ROUNDS = {
  long: { aMinute, windowMs: 1_800_000, limit: LIMIT, accounts: 64, hot: 4, hotShare: 0.2, rolls: false },
  rolling: {
    aMinute: aMinute * 0.6,
    windowMs: 10_000,
    limit: 8,
    accounts: 64,
    hot: 8,
    hotShare: 0.4,
    rolls: true,
  },
};
const main = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'clipwright-admissions-'));

const SETTINGS = {
  ...{ CLIPWRIGHT_ROLE: 'http', PORT: '0', LOG_LEVEL: 'error', SHUTDOWN_GRACE_SECONDS: '0' },
  ...{ QUEUE_MAX: '1000000', QUEUE_MAX_PER_ACCOUNT: '1000000', DISK_RESERVE_MB: '0' },
  // A machine that others use too makes the loop late; that is not what is asked here.
  ...{ LOOP_LATE_MS: '60000' },
};

/** Two processes with the same settings; the first brings the database, which the second one shares. */
async function openTwo(own) {
  const ready = /ready at (\S+)/;
  const first = await start([main], { ...SETTINGS, ...own, CLIPWRIGHT_HOME: home }, ready);
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const database = `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`;
  const places = { CLIPWRIGHT_HOME: join(home, 'second'), STORAGE_DIR: join(home, 'media') };
  const second = await start([main], { ...SETTINGS, ...own, ...places, DATABASE_URL: database }, ready);
  return { processes: [first, second], origins: [first, second].map(({ match }) => match[1]), database };
}

async function newAccounts(client, count) {
  const accounts = Array.from({ length: count }, () => ({
    id: `acc_${randomBytes(11).toString('hex')}`,
    key: createApiKey({ prefix: 'cw', randomBytes }),
  }));
  for (const { id, key } of accounts) {
    await client.query(`INSERT INTO accounts (id, email, plan) VALUES ($1, $1 || '@example.com', 'api')`, [
      id,
    ]);
    const hash = createHash('sha256').update(apiKeyHashInput(key)).digest();
    await client.query('INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, $3)', [
      id,
      hash,
      apiKeyHint(key),
    ]);
  }
  return accounts;
}

/** Of the database and its sessions, those that have ended too. */
function databaseMs(client) {
  const { postmaster } = client;
  const ofEnded = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1].split(' ');
  const sessions = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  const own = [...sessions, postmaster].reduce((sum, pid) => sum + cpuMs(pid), 0);
  return own + (Number(ofEnded[13]) + Number(ofEnded[14])) * 10;
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1];
  } catch {
    return '';
  }
}

const postmasterOf = () =>
  readdirSync(home, { recursive: true })
    .filter((name) => name.endsWith('postmaster.pid'))
    .map((name) => readFileSync(join(home, name), 'utf8').split('\n')[0])[0];

/** Ticks of all cores: those that somebody used, and all. */
function ticks() {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).map(Number);
  const all = fields.slice(0, 8).reduce((sum, ticked) => sum + ticked, 0);
  return { all, used: all - fields[3] - fields[4] };
}

const at = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

/** What was done meanwhile, by whom, and how long callers waited. */
async function measured({ processes, client }, work) {
  const now = () => [
    ...processes.map(({ pid }) => cpuMs(pid)),
    databaseMs(client),
    process.cpuUsage().user / 1e3,
  ];
  const [before, clock, begunMs] = [now(), ticks(), performance.now()];
  const told = await work();
  const [tookMs, after, then] = [performance.now() - begunMs, now(), ticks()];
  const answers = told.flatMap((one) => one.answers);
  const admitted = told.filter((one) => one.answers.some(({ status }) => status === 202)).length;
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const each = after.map((ms, index) => Number(((ms - before[index]) / admitted).toFixed(2)));
  const numbers = {
    ...{ calls: answers.length, admitted, refused: answers.filter(({ status }) => status === 429).length },
    failed: answers.filter(({ status }) => status === 500).length,
    ...{ aMinute: Math.round((admitted * 60_000) / tookMs), median: at(times, 0.5), p99: at(times, 0.99) },
    cpuMsEach: { first: each[0], second: each[1], database: each[2], caller: each[3] },
    busyPercent: Math.round((100 * (then.used - clock.used)) / (then.all - clock.all)),
  };
  return { told, numbers };
}

async function round(name, more) {
  const { windowMs, limit, ...crowd } = ROUNDS[name];
  const own = { RATE_LIMIT: String(limit), RATE_WINDOW_SECONDS: String(windowMs / 1_000) };
  const stage = await openTwo(own);
  const client = new pg.Client({ connectionString: stage.database });
  await client.connect();
  client.postmaster = postmasterOf();
  const { rows } = await client.query(`SELECT to_regclass('kept_places') AS kept`);
  if (rows[0].kept === null) for (const statement of KEEP_PLACES) await client.query(statement);
  const parts = [];
  for (const { called, count, drives } of [
    { called: name, count: crowd.accounts, drives: byChance(crowd) },
    ...more,
  ]) {
    const accounts = await newAccounts(client, count);
    const keys = accounts.map(({ key }) => key);
    const { told, numbers } = await measured({ ...stage, client }, () => drives(stage.origins, keys));
    const faults = await faultsOf(client, told, { accounts, limit, windowMs, rolls: crowd.rolls });
    parts.push([called, { ...numbers, faults }]);
  }
  await client.end();
  await end();
  return parts;
}

const byChance = (crowd) => (origins, keys) =>
  drive(origins, keys, arrivals({ seed: SEED, seconds, ...crowd }));

const NAMES = {
  long: `${aMinute} new calls a minute for ${seconds} s, at most ${LIMIT} in 30 minutes`,
  hard: `${HARD.atOnce} calls at once for ${HARD.seconds} s, as many as can be`,
  rolling: `${ROUNDS.rolling.aMinute} new calls a minute for ${seconds} s, at most ${ROUNDS.rolling.limit} in 10 seconds`,
};

const row = ([
  name,
  {
    cpuMsEach: { first, second, database, caller },
    ...part
  },
]) =>
  `| ${[NAMES[name], part.calls, part.admitted, part.refused, part.failed, part.aMinute, part.median, part.p99, `${first} + ${second}`, database, caller, `${part.busyPercent} %`, part.faults.length].join(' | ')} |`;

const page = ({ parts, ...run }) => `# Admissions

Measured on ${run.date} by \`node benchmarks/admissions/run.mjs\`: two http processes, PostgreSQL and the callers on ${run.cores} cores at a load of ${run.loadBefore.join(', ')} before and ${run.load.join(', ')} after (1, 5 and 15 minutes).

| asked | calls | admitted | refused (429) | failed (500) | admitted a minute | median ms | p99 ms | CPU ms of the processes, each admission | of the database | of the caller | cores busy | counted wrongly |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${Object.entries(parts).map(row).join('\n')}

A call's time is from when it was due. Calls are more than new calls, since some are repeated. Nothing is counted wrongly where each account has
what it asked for or its limit, no window that begins anywhere holds more than that, every key has one answer, and each video has one place, one job and one reservation.

The aim: 2,000 a minute.
`;

try {
  const about = {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    loadBefore: loadavg().map(Math.round),
  };
  const hard = { called: 'hard', count: 250, drives: (origins, keys) => driveHard(origins, keys, HARD) };
  const parts = Object.fromEntries([...(await round('long', [hard])), ...(await round('rolling', []))]);
  const result = { ...about, load: loadavg().map(Math.round), parts };
  process.stdout.write(page(result));
  const faults = Object.values(parts).flatMap((part) => part.faults);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  if (process.argv.length === 2) {
    writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(new URL('results.md', import.meta.url), page(result));
  }
} finally {
  hangUp();
  await end();
  rmSync(home, { recursive: true, force: true });
}
