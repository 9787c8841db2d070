/**
 * How near the estimates come to what then happens: short clips of mixed sizes and lengths, posted in bursts
 * by three accounts to the built server with its own engine, after a warm-up. Wants a build. node
 * benchmarks/work-lines/estimates.mjs [clips] [seed] -> estimates.json and estimates.md
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { round } from '../measure.mjs';

const [clips = 30, seed = 1] = process.argv.slice(2).map(Number);
const ACCOUNTS = 3;
const BURST = 6;
/** No run goes on for longer than this. */
const MOST_MS = 240_000;
const KINDS = [
  { video_model: 'modela2', resolution: '480p', durations: [1, 2, 3] },
  { video_model: 'modela2', resolution: '720p', durations: [1, 2] },
  { video_model: 'modelb3', resolution: '720p', durations: [1, 2] },
];
const PROMPTS = [
  'a red ball rolls by the sea',
  'a lighthouse at night in the rain',
  'a bird over snowy mountains',
  'fireworks over a city',
  'a boat on a lake at sunset',
];

const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = await mkdtemp(join(tmpdir(), 'clipwright-benchmark-'));
const env = { ...process.env, CLIPWRIGHT_HOME: home, PORT: '0', LOG_LEVEL: 'fatal', RATE_LIMIT: '1000' };
const startedMs = performance.now();
let state = seed;

/** Numbers that are the same in every run with this seed. */
function chance(below) {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}

const oneOf = (list) => list[chance(list.length)];

function start() {
  const child = spawn(process.execPath, [join(repository, 'apps/api/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = /ready at (\S+)[\s\S]*(cw_[0-9A-Za-z]{36})/.exec(output);
      if (match !== null) resolve({ child, origin: match[1], key: match[2] });
    });
  });
}

function anotherKey(n) {
  return new Promise((resolve, reject) => {
    const args = [
      join(repository, 'apps/api/dist/cli.js'),
      'account',
      'create',
      '--email',
      `benchmark${n}@example.com`,
      '--plan',
      'api',
    ];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.once('close', () =>
      resolve(/cw_[0-9A-Za-z]{36}/.exec(output)?.[0] ?? reject(new Error(`no key in: ${output}`))),
    );
  });
}

const clipOf = ({ durations, ...kind }) => ({
  ...kind,
  prompt: oneOf(PROMPTS),
  duration: oneOf(durations),
  aspect_ratio: oneOf(['16:9', '1:1']),
  seed: chance(1_000),
});

async function post({ origin, key }, clip) {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    Prefer: 'respond-async',
  };
  const answer = await fetch(`${origin}/api/v1/text-to-video`, {
    method: 'POST',
    headers,
    body: JSON.stringify(clip),
  });
  const body = await answer.json();
  if (answer.status !== 202) throw new Error(`a clip was answered ${answer.status}: ${JSON.stringify(body)}`);
  return { id: body.video_id, position: body.queue_position, told: body.estimated_seconds };
}

const unfinished = async (pool) =>
  (await pool.query(`SELECT count(*)::int AS n FROM videos WHERE status IN ('queued', 'processing')`)).rows[0]
    .n;

/** Until no more than so many are under way. */
async function drain(pool, left) {
  while ((await unfinished(pool)) > left) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** What is told again once all of a burst are there: nobody who comes later can be ahead of them then. */
async function askAgain({ origin }, { key, ...clip }) {
  const answer = await fetch(`${origin}/api/v1/video-status?video_id=${clip.id}`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  return { ...clip, again: (await answer.json()).estimated_seconds, againMs: Date.now() };
}

async function burst(server) {
  const posted = [];
  for (let n = 0; n < BURST; n += 1) {
    const key = oneOf(server.keys);
    posted.push({ key, ...(await post({ ...server, key }, clipOf(oneOf(KINDS)))) });
  }
  return await Promise.all(posted.map((clip) => askAgain(server, clip)));
}

const WHAT_HAPPENED = `
  SELECT id, completed_at, model, resolution, duration_seconds AS length, extract(epoch FROM completed_at - created_at)::float8 AS took,
         extract(epoch FROM completed_at - claimed_at)::float8 AS making, cost
  FROM videos WHERE status = 'completed' AND id = ANY ($1)`;

function summary(errors) {
  const sorted = [...errors].sort((a, b) => a - b);
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return { n: sorted.length, median: at(0.5), p90: at(0.9) };
}

async function measure({ origin, keys, pool }) {
  for (const kind of KINDS)
    for (const duration of [kind.durations[0], kind.durations.at(-1)])
      await post({ origin, key: keys[0] }, { ...clipOf(kind), duration });
  await drain(pool, 0);
  const told = [];
  while (told.length < clips && performance.now() - startedMs < MOST_MS) {
    told.push(...(await burst({ origin, keys })));
    await drain(pool, 2);
  }
  await drain(pool, 0);
  const { rows } = await pool.query(WHAT_HAPPENED, [told.map(({ id }) => id)]);
  return rows
    .map((row) => ({ ...row, ...told.find(({ id }) => id === row.id) }))
    .map((video) => ({ ...video, left: (video.completed_at - video.againMs) / 1000 }));
}

const relative = (said, was) => Math.abs(said - was) / was;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * What nobody can do better with one number for each kind and length: the mean of all that were made in this
 * run, known afterwards.
 */
function inHindsight(videos, { model, resolution, length }) {
  return mean(
    videos
      .filter((one) => one.model === model && one.resolution === resolution && one.length === length)
      .map(({ making }) => making),
  );
}

function judge(videos) {
  const seen = videos.filter(({ again, left }) => again !== null && left > 0);
  return {
    cores: cpus().length,
    node: process.version,
    load: { before: round(loadBefore), after: round(loadavg()[0]) },
    unknown: videos.filter(({ told }) => told === null).length,
    settled: summary(
      videos.filter(({ told }) => told !== null).map(({ told, took }) => relative(told, took)),
    ),
    asked: summary(seen.map(({ again, left }) => relative(again, left))),
    making: summary(videos.map(({ cost, making }) => relative(cost, making))),
    floor: summary(videos.map((video) => relative(inHindsight(videos, video), video.making))),
    videos: videos.map(({ model, resolution, length, position, ...times }) => ({
      model,
      resolution,
      length,
      position,
      ...seconds(times),
    })),
  };
}

const seconds = ({ told, took, again, left, cost, making }) => ({
  told,
  took: round(took),
  again,
  left: round(left),
  cost: round(cost),
  making: round(making),
});

function page({ cores, load, unknown, settled, asked, making, floor }) {
  const row = (what, { n, median, p90 }) =>
    `| ${what} | ${n} | ${Math.round(median * 100)} % | ${Math.round(p90 * 100)} % |`;
  return `# How near the estimates come

${settled.n + unknown} clips of 1 to 3 s at 480p and 720p from ${ACCOUNTS} accounts, in bursts of ${BURST}, made by the built server with its own engine in one slot on ${cores} cores, after
two of each kind. An error is the distance of what was said from what then happened, as a share of the latter. The machine is not ours alone, and its
load, ${load.before} before and ${load.after} after, is the noise that no estimate knows: the last row is what is left to the mean of each kind and length in this
very run, known afterwards. ${unknown} clips were told nothing. Made by \`node benchmarks/work-lines/estimates.mjs\`.

| what was said | of | median error | 90 % within |
|---|---|---|---|
${[row('estimated_seconds in the 202, with whoever came later and went ahead', settled), row('estimated_seconds of the status, once the burst was complete', asked), row('the time to make it, when it was admitted', making), row('the time to make it, in hindsight', floor)].join('\n')}
`;
}

const loadBefore = loadavg()[0];
const { child, origin, key } = await start();
try {
  const { port, password } = JSON.parse(await readFile(join(home, 'postgres.json'), 'utf8'));
  const pool = new pg.Pool({
    connectionString: `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`,
    max: 2,
  });
  const keys = [key];
  for (let n = 1; n < ACCOUNTS; n += 1) keys.push(await anotherKey(n));
  const videos = await measure({ origin, keys, pool });
  await pool.end();
  const result = judge(videos);
  await writeFile(new URL('estimates.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`);
  await writeFile(new URL('estimates.md', import.meta.url), page(result));
  console.log(JSON.stringify({ ...result, videos: undefined }));
} finally {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  await rm(home, { recursive: true, force: true });
}
