/**
 * What a line costs as it grows: admission, claim, cancel and reads with 10, 1,000 and 100,000 videos
 * waiting, against a transaction that puts in, or takes, one row and one job. By turns in one run on one
 * database. Wants a build. node benchmarks/work-lines/run.mjs [samples] [only so many waiting] ->
 * results.json and results.md; with arguments it is a trial, and only prints
 */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { createVideoId } from '@clipwright/core/keys';
import { cpuMsOf } from '../cpu-time.mjs';
import { statement } from '../../apps/api/dist/platform/database/statement.js';
import { median, round } from '../measure.mjs';
import { announce, BARE_QUEUE, fill, hashOf, KEYS, LINE, openStage } from './stage.mjs';

const samples = Number(process.argv[2] ?? 15);
const only = Number(process.argv[3] ?? 0);
const WARM_UP = 2;
const CELLS = [1, 1000]
  .flatMap((accounts) => [10, 1_000, 100_000].map((waiting) => ({ waiting, accounts })))
  .filter(({ waiting }) => !only || waiting === only);
const FRAME = {
  model: 'modela2',
  mode: 'text',
  resolution: '720p',
  width: 1280,
  height: 720,
  durationSeconds: 5,
  fps: 24,
};

const stage = await openStage();
const { pool, boss, server } = stage;
const service = Object.fromEntries(
  await Promise.all(
    Object.entries({
      transactions: ['platform/database/transaction-runner', 'TransactionRunner'],
      queue: ['platform/queue/job-queue', 'JobQueue'],
      waiting: ['features/videos/work-line', 'WorkLine'],
      admission: ['features/videos/create-video/admission', 'Admission'],
      claims: ['features/videos/generate-video/video-claims', 'VideoClaims'],
      lines: ['features/videos/work-line.repository', 'WorkLineRepository'],
      settlement: ['features/videos/video-settlement', 'VideoSettlement'],
    }).map(async ([name, [path, exported]]) => [name, await stage.service(path, exported)]),
  ),
);
const caller = { accountId: 'acc_0', keyHash: hashOf(KEYS.waiting) };

const PUT_IN_BARE = statement('INSERT INTO bare_rows (id, account_id) VALUES ($1, $2)');

const putInBare = () =>
  service.transactions.run(async (transaction) => {
    await transaction.rows(PUT_IN_BARE, [createVideoId(randomBytes), 'acc_0']);
    await service.queue.enqueue(transaction, { queue: BARE_QUEUE }, { videoId: 'bare' });
  });

const takeBare = () => boss.fetch(BARE_QUEUE);

const admit = () => {
  const extras = {
    id: createVideoId(randomBytes),
    accountId: 'acc_0',
    prompt: 'one more',
    negativePrompt: null,
    aspectRatio: '16:9',
    hasAudio: false,
    lastImages: 0,
    referenceImages: 0,
    sourceVideoId: null,
  };
  return service.admission.admit({
    caller,
    order: { ...FRAME, ...extras, seed: 7, image: null, imageBytes: 0, hops: 0, warnings: [] },
    idempotency: null,
  });
};

async function claim() {
  const claimed = await service.claims.claim({ line: LINE, name: createVideoId(randomBytes) });
  if (claimed.kind !== 'claimed') throw new Error(`nothing was claimed: ${claimed.kind}`);
}

/** An account that has as much in the making as it may looks along its own videos in vain. */
const lookInVain = () =>
  service.transactions.run((transaction) =>
    service.lines.next(transaction, LINE, { atMost: 20, perAccount: 1 }),
  );

async function get(path, key) {
  const answer = await fetch(`${server.addresses.listening}/api/v1/${path}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

const STANDS = { front: 'turn, created_at, id', end: 'turn DESC, created_at DESC, id DESC' };

async function standing(where) {
  const { rows } = await pool.query(
    `SELECT id FROM videos WHERE account_id = 'acc_0' AND status = 'queued' ORDER BY ${STANDS[where]} LIMIT 1`,
  );
  if (rows.length > 0) return rows[0].id;
  await tidy();
  return await standing(where);
}

async function readQueued(id) {
  const { queue_position: position, estimated_seconds: seconds } = await get(
    `video-status?video_id=${id}`,
    KEYS.waiting,
  );
  if (!(position >= 1 && seconds >= 1)) throw new Error(`no place was told: ${position}, ${seconds}`);
}

/** Name, what is timed, what it is held against, and what is done before each sample. */
const WORK = [
  ['bare: put in', putInBare, null],
  [
    'gate',
    () => service.waiting.refuseWhenBusy('acc_0', FRAME, { held: true }).catch(isBusy),
    'bare: put in',
  ],
  ['admit', admit, 'bare: put in'],
  ['bare: take', takeBare, null],
  ['take a job', () => boss.fetch(LINE), 'bare: take'],
  ['claim', claim, 'bare: put in'],
  ['look in vain', lookInVain, 'bare: put in'],
  [
    'cancel the last',
    (id) => service.settlement.settle(id, { kind: 'withdrawn', accountId: 'acc_0' }),
    'bare: put in',
    () => standing('end'),
  ],
  [
    'cancel the first',
    (id) => service.settlement.settle(id, { kind: 'withdrawn', accountId: 'acc_0' }),
    'bare: put in',
    () => standing('front'),
  ],
  ['status: completed', (id) => get(`video-status?video_id=${id}`, KEYS.done), null, idOfDone],
  ['status: first in line', readQueued, 'status: completed', () => standing('front')],
  ['status: last in line', readQueued, 'status: completed', () => standing('end')],
  [
    '64 statuses at once',
    (id) => Promise.all(Array.from({ length: 64 }, () => readQueued(id))),
    'status: completed',
    () => standing('end'),
  ],
  ['list of 100: completed', () => get('videos?limit=100', KEYS.done), null],
  [
    'list of 100: queued',
    () => get('videos?limit=100&status=queued', KEYS.waiting),
    'list of 100: completed',
  ],
];

const isBusy = (error) => {
  if (error.code !== 'busy') throw error;
};

async function idOfDone() {
  return (await pool.query(`SELECT id FROM videos WHERE account_id = 'acc_done' LIMIT 1`)).rows[0].id;
}

/** Whether the server gave a statement up that took too long. */
function isCutOff(error) {
  if (/timeout|answered 500/.test(error.message)) return true;
  throw error;
}

async function timed([, work, , prepare]) {
  const prepared = await prepare?.();
  const from = performance.now();
  let cutOff = false;
  const cpu = await cpuMsOf(watcher, async () => {
    cutOff = await work(prepared).then(() => false, isCutOff);
  });
  return { cpu: cutOff ? Infinity : cpu, wall: performance.now() - from };
}

/** As many wait again as before the last sample. */
async function tidy() {
  await pool.query(`DELETE FROM videos WHERE prompt = 'one more'`);
  await pool.query(
    `UPDATE videos SET status = 'queued', completed_at = NULL WHERE status IN ('processing', 'canceled')`,
  );
  await pool.query(`UPDATE pgboss.job SET state = 'created' WHERE state = 'active'`);
  await announce(pool);
}

async function measureCell(cell) {
  await fill(stage, cell);
  const times = new Map(WORK.map(([name]) => [name, []]));
  const loads = [];
  for (let i = 0; i < samples + WARM_UP; i += 1) {
    await tidy();
    for (const work of WORK) times.get(work[0]).push(await timed(work));
    loads.push(loadavg()[0]);
  }
  const middle = (key) =>
    Object.fromEntries(
      [...times].map(([name, all]) => [name, round(median(all.slice(WARM_UP).map((one) => one[key])))]),
    );
  const cpuMs = middle('cpu');
  const ratio = Object.fromEntries(
    WORK.filter(([, , floor]) => floor !== null).map(([name, , floor]) => [
      name,
      round(cpuMs[name] / cpuMs[floor]),
    ]),
  );
  const row = { ...cell, load: round(median(loads)), cpuMs, wallMs: middle('wall'), ratio };
  console.log(JSON.stringify(row));
  return row;
}

function shown({ cpuMs, ratio }, name, floor) {
  if (cpuMs[name] === Infinity) return 'cut off';
  return floor === null ? `${cpuMs[name]} ms` : `${ratio[name]} (${cpuMs[name]} ms)`;
}

const INTRODUCTION = ({ cores, samples: n }) => `# What a line costs as it grows

CPU time of the server and of Postgres together, on ${cores} cores: medians of ${n} samples, by turns in one run on one database. The ratio is to what stands
under "floor" in the same column: a transaction that puts in one row and one job; a job that is taken from a short queue; the status of a
completed video; a page of those. Columns: how many wait, of how many accounts; QUEUE_MAX, 10,000 as shipped, is raised for the last ones. A claim is held
against the transaction that puts in, for want of a bare one: it locks the line, chooses, and writes the video's row. "Look in vain" is the choice
where one account has as much in the making as ACCOUNT_AT_ONCE lets it; a cancel moves at most 1,000 later videos of its account forward. Load is that of
the whole machine. Made by \`node benchmarks/work-lines/run.mjs\`; how near estimates come: [estimates.md](estimates.md).

`;

async function keep(results) {
  await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(new URL('results.md', import.meta.url), page(results));
}

function page(results) {
  const head = results.cells.map(
    ({ waiting, accounts }) =>
      `${waiting.toLocaleString('en')} of ${Math.min(waiting, accounts).toLocaleString('en')}`,
  );
  const lines = WORK.map(
    ([name, , floor]) =>
      `| ${[name, floor ?? '', ...results.cells.map((cell) => shown(cell, name, floor))].join(' | ')} |`,
  );
  const load = `| load | | ${results.cells.map((cell) => cell.load).join(' | ')} |`;
  return `${INTRODUCTION(results)}| what | floor | ${head.join(' | ')} |\n|---|---|${head.map(() => '---|').join('')}\n${lines.join('\n')}\n${load}\n`;
}

const watcher = await pool.connect();
process.once('SIGTERM', () => void stage.stop().then(() => process.exit(1)));

try {
  await pool.query('CREATE TABLE bare_rows (id text PRIMARY KEY, account_id text NOT NULL)');
  const results = { cores: cpus().length, node: process.version, samples, cells: [] };
  for (const cell of CELLS) results.cells.push(await measureCell(cell));
  if (process.argv.length > 2) process.stdout.write(page(results));
  else await keep(results);
} finally {
  watcher.release();
  await stage.stop();
}
