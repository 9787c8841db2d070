/**
 * What a video, a call and a reader cost beside the making: CPU of server and database together, bytes, rows and connections, on a
 * database of its own. Wants a build. node benchmarks/sizing/costs.mjs [times] -> costs.json and costs.md; with an argument it is a
 * trial, and only prints
 */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createVideoId } from '@clipwright/core/keys';
import { cpuMsOf } from '../cpu-time.mjs';
import { median, round } from '../measure.mjs';
import { announce, fill, KEYS, LINE, openStage } from '../work-lines/stage.mjs';

const times = Number(process.argv[2] ?? 24);
const BATCHES = 5;
const FILE_BYTES = 4 * 2 ** 20;
const CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '720p',
  duration: 5,
};

// Others at work on this machine are no load of this server's.
process.env.LOOP_LATE_MS = '60000';
const stage = await openStage();
const { pool, server } = stage;
const origin = server.addresses.listening;
const claims = await stage.service('features/videos/generate-video/video-claims', 'VideoClaims');
const settlement = await stage.service('features/videos/video-settlement', 'VideoSettlement');

async function call(path, { key, body, status = 200 } = {}) {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Prefer: 'respond-async',
  };
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await fetch(`${origin}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== status)
    throw new Error(`${path} answered ${answer.status}: ${String(text.subarray(0, 300))}`);
}

const create = () => call('/api/v1/text-to-video', { key: KEYS.waiting, body: CLIP, status: 202 });
const taken = [];

async function claim() {
  const claimed = await claims.claim({ line: LINE, name: createVideoId(randomBytes) });
  if (claimed.kind !== 'claimed') throw new Error(`nothing was claimed: ${claimed.kind}`);
  taken.push(claimed.video);
}

const fileOf = (id) => `${id}-1.mp4`;

/** What an engine would have made. */
const stored = (id, bytes) => ({
  file: fileOf(id),
  bytes,
  hash: Buffer.alloc(32),
  hasAudio: false,
  lastImages: 0,
  referenceImages: 0,
  sourceVideoId: null,
  fps: 24,
  warnings: [],
  keepMs: null,
  machine: null,
});

const settled = [];

async function settle() {
  const { id, attempt } = taken.shift();
  if (!(await settlement.settle(id, { kind: 'completed', attempt, stored: stored(id, FILE_BYTES) })))
    throw new Error(`${id} could not be settled`);
  settled.push(id);
}

let placed = null;

/** Its file is written once. */
async function readVideo() {
  const file = fileOf(settled[0]);
  placed ??= writeFile(join(process.env.CLIPWRIGHT_HOME, 'media', file), Buffer.alloc(FILE_BYTES, 7));
  await placed;
  await call(`/media/${file}`);
}

const status = () => call(`/api/v1/video-status?video_id=${settled[0]}`, { key: KEYS.waiting });

/** In this order: a later one needs what an earlier one made. */
const WORK = [
  ['the floor: a call that asks nothing, with the caller in the same process', () => call('/healthz')],
  ['a call that admits a video', create],
  ['taking a video from the line', claim],
  ['ending it', settle],
  ['reading a status, alone', status],
  ['reading a status, 64 at once', () => Promise.all(Array.from({ length: 64 }, status)), 64],
  ['a list of 20', () => call('/api/v1/videos?limit=20', { key: KEYS.waiting })],
  ['a call with a key that nobody has', () => call('/api/v1/account', { key: KEYS.none, status: 401 })],
  [`a video of ${FILE_BYTES / 2 ** 20} MiB, read`, readVideo],
];

/** CPU of one, the median of a few batches, after a batch that warms up. */
async function costOf([what, work, atOnce = 1]) {
  const batches = [];
  const many = Math.max(4, Math.round(times / (atOnce === 1 ? 1 : 8)));
  for (let batch = 0; batch <= BATCHES; batch += 1)
    batches.push(
      await cpuMsOf(watcher, async () => {
        for (let n = 0; n < many; n += 1) await work();
      }),
    );
  return { what, cpuMs: round(median(batches.slice(1)) / many / atOnce) };
}

const ROWS = `
  SELECT relname, n_live_tup::int AS live FROM pg_stat_user_tables WHERE schemaname IN ('public', 'pgboss')`;
const written = async () =>
  (await pool.query(`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`)).rows[0].bytes;

async function standing() {
  // Counts of rows are told by each session a moment later, and are guesses where nobody has looked.
  await pool.query('ANALYZE');
  await pool.query('SELECT pg_stat_clear_snapshot(), pg_stat_force_next_flush()');
  const { rows } = await pool.query(ROWS);
  return { wal: Number(await written()), rows: new Map(rows.map(({ relname, live }) => [relname, live])) };
}

/** What one video writes and leaves behind, over many of them. */
async function costOfVideos() {
  const before = await standing();
  for (const work of [create, claim, settle]) for (let n = 0; n < times; n += 1) await work();
  const after = await standing();
  const left = [...after.rows]
    .map(([table, live]) => [table, round((live - (before.rows.get(table) ?? 0)) / times)])
    .filter(([, each]) => each > 0.5);
  return { walBytes: Math.round((after.wal - before.wal) / times), rows: Object.fromEntries(left) };
}

async function connections() {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name LIKE 'clipwright/%' AND backend_type = 'client backend'`,
  );
  return rows[0].n;
}

const page = ({ costs, video, bytes, open, ...run }) => `# What a video, a call and a reader cost

Beside the making. CPU milliseconds of server and PostgreSQL together, medians of ${BATCHES} batches of ${run.times} on ${run.cores} cores at load ${run.load}; the caller works in the same process, and
its share is about what the floor says. Made by \`node benchmarks/sizing/costs.mjs\`.

| what | CPU ms |
|---|---|
${costs.map(({ what, cpuMs }) => `| ${what} | ${cpuMs} |`).join('\n')}

| one video leaves | |
|---|---|
| written to PostgreSQL's log (WAL) | ${round(video.walBytes / 1024)} KiB |
| rows | ${Object.entries(video.rows)
  .map(([table, each]) => `${table} ${each}`)
  .join(', ')} |
| its row with indexes | ${bytes} bytes |

An http process has ${open} connections open after all that.
`;

const watcher = await pool.connect();
try {
  KEYS.none = KEYS.done.replace(/.{4}$/, 'aaaa');
  await fill(stage, { waiting: 1, accounts: 1 });
  await announce(pool);
  const costs = [];
  for (const work of WORK) {
    costs.push(await costOf(work));
    await announce(pool);
  }
  const video = await costOfVideos();
  const { rows } = await pool.query(
    `SELECT (pg_total_relation_size('videos') / count(*))::int AS bytes FROM videos`,
  );
  const run = { times, cores: cpus().length, node: process.version, load: round(loadavg()[0]) };
  const results = { ...run, costs, video, bytes: rows[0].bytes, open: await connections() };
  if (process.argv.length === 2) {
    await writeFile(new URL('costs.json', import.meta.url), `${JSON.stringify(results, null, 1)}\n`);
    await writeFile(new URL('costs.md', import.meta.url), page(results));
  }
  console.log(page(results));
} finally {
  watcher.release();
  await stage.stop();
}
