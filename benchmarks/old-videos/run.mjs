/**
 * What a server costs with millions of old videos in its table, beside the same server with ten thousand: every
 * statement that a caller or an open page of the dashboard asks for, by turns, the smaller table as the floor.
 * Wants a build. node benchmarks/old-videos/run.mjs [videos] [rounds] [folder for the homes, kept for the next
 * run] -> results.json and results.md
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { fill } from './fill.mjs';

const [wanted = '10000000', rounds = '25', kept] = process.argv.slice(2);
const SIZES = { few: 10_000, many: Number(wanted) };
const OF_ONE = 200_000;
/** Rounds that are not counted: plans are made, pages are read for the first time. */
const WARM_UP = 2;
const PASSWORD = 'three quiet harbours';
const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = kept ?? mkdtempSync(join(tmpdir(), 'clipwright-old-videos-'));
const children = [];

function start(home) {
  const env = {
    ...{ CLIPWRIGHT_HOME: home, CLIPWRIGHT_ROLE: 'http', PORT: '0', LOG_LEVEL: 'warn', SIGN_UP: 'open' },
    ...{ RATE_LIMIT: '1000000', SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000', LOOP_LATE_MS: '60000' },
  };
  const child = spawn(process.execPath, [join(repository, 'apps/api/dist/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const match = /ready at (\S+)/.exec(output);
      if (match !== null) resolve(match[1]);
    });
  });
}

async function post(origin, path, body, cookie) {
  const headers = { 'Content-Type': 'application/json', Origin: origin, ...(cookie && { Cookie: cookie }) };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { status: answer.status, cookie: cookies.join('; '), body: await answer.json() };
}

/** A server over so many videos, which are made where its home is new. */
async function open(name, videos) {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const origin = await start(home);
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const url = `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const person of ['owner', 'quiet', 'operator'])
    await post(origin, '/dashboard/sign-up', { email: `${person}@example.com`, password: PASSWORD });
  const idOf = async (person) =>
    (await client.query('SELECT id FROM accounts WHERE email = $1', [`${person}@example.com`])).rows[0].id;
  const owner = await idOf('owner');
  await client.query(`UPDATE accounts SET operator = true WHERE email = 'operator@example.com'`);
  await client.query(`UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [owner]);
  const { rows } = await client.query('SELECT 1 FROM videos LIMIT 1');
  const share = Math.max(2, Math.round(SIZES.many / OF_ONE));
  if (rows.length === 0) await fill(url, { videos, owner, quiet: await idOf('quiet'), share });
  const { rows: ids } = await client.query(
    'SELECT id FROM videos WHERE account_id = $1 ORDER BY created_at LIMIT 200',
    [owner],
  );
  await client.end();
  const signIn = async (person) =>
    (await post(origin, '/dashboard/sign-in', { email: `${person}@example.com`, password: PASSWORD })).cookie;
  const cookies = { owner: await signIn('owner'), operator: await signIn('operator') };
  const key = (await post(origin, '/dashboard/key', {}, cookies.owner)).body.api_key;
  const session = { name, origin, owner, ids: ids.map(({ id }) => id), cookies, key };
  return { ...session, deep: await deepCursor(session) };
}

/** The cursor of the 40th page. */
async function deepCursor({ origin, key }) {
  let cursor = null;
  for (let page = 0; page < 40; page += 1) {
    const asked = `${origin}/api/v1/videos?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`;
    const answer = await (await fetch(asked, { headers: { Authorization: `Bearer ${key}` } })).json();
    if (!answer.next_cursor) return cursor;
    cursor = answer.next_cursor;
  }
  return cursor;
}

const api = (path) => (server, n) => [
  path.replace('ID', server.ids[n % server.ids.length]).replace('DEEP', server.deep),
  { Authorization: `Bearer ${server.key}` },
];
const page =
  (path, who = 'owner') =>
  (server, n) => [
    path.replace('ID', server.ids[n % server.ids.length]).replace('OWNER', server.owner),
    { Cookie: server.cookies[who] },
  ];
const operator = (path) => page(`/dashboard/operator${path}`, 'operator');

const ASKED = {
  status: api('/api/v1/video-status.php?video_id=ID'),
  'list, first page': api('/api/v1/videos?limit=20'),
  'list, 4,000 down': api('/api/v1/videos?limit=20&cursor=DEEP'),
  'list, a rare status': api('/api/v1/videos?limit=20&status=canceled'),
  overview: page('/dashboard/overview'),
  usage: page('/dashboard/usage'),
  credits: page('/dashboard/credits'),
  'credits, entries': page('/dashboard/credits/entries'),
  gallery: page('/dashboard/videos?limit=20'),
  'gallery, a common word': page('/dashboard/videos?limit=20&words=lighthouse'),
  'gallery, a rare word': page('/dashboard/videos?limit=20&words=walrus'),
  'one video': page('/dashboard/videos/ID'),
  trash: page('/dashboard/trash'),
  plan: page('/dashboard/plan'),
  work: operator('/work'),
  board: operator('/board'),
  'all videos': operator('/videos'),
  'all videos, a status that none has': operator('/videos?status=queued'),
  'all videos, of an address': operator('/videos?search=owner@'),
  'all videos, of no address': operator('/videos?search=nobody@'),
  'charts, a day': operator('/charts?range=day'),
  'charts, a month': operator('/charts?range=month'),
  accounts: operator('/accounts'),
  'an account': operator('/accounts/OWNER'),
  audit: operator('/audit'),
  'audit, a kind': operator('/audit?action=account.created'),
};

async function once(server, asked, n) {
  const [path, headers] = asked(server, n);
  const beganMs = performance.now();
  const answer = await fetch(server.origin + path, { headers });
  const text = await answer.text();
  // A statement that takes longer than the server lets it.
  if (answer.status === 500) return Number.POSITIVE_INFINITY;
  if (!answer.ok) throw new Error(`${server.name} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - beganMs;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
/** The quarter mark: what a busy machine does to the slower half stays out. */
const quarter = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)];

/** Asks one thing of both; rounds below 0 are not counted. */
async function both(servers, round, { name, times }) {
  for (const server of servers) {
    const ms = await once(server, ASKED[name], round + WARM_UP);
    if (round >= 0) times[server.name].push(ms);
  }
}

async function measure() {
  const few = await open('few', SIZES.few);
  const many = await open('many', SIZES.many);
  const times = Object.fromEntries(Object.keys(ASKED).map((name) => [name, { few: [], many: [] }]));
  for (let round = -WARM_UP; round < Number(rounds); round += 1)
    for (const name of Object.keys(ASKED))
      await both(round % 2 === 0 ? [few, many] : [many, few], round, { name, times: times[name] });
  return times;
}

const two = (value) => Number(value.toFixed(2));

function report(times) {
  const rows = Object.entries(times).map(([name, { few, many }]) => ({
    ...{ name, fewMs: two(median(few)), manyMs: two(median(many)) },
    ratio: two(quarter(many) / quarter(few)),
  }));
  const about = {
    ...{ date: new Date().toISOString().slice(0, 10), rounds: Number(rounds), videos: SIZES },
    ...{ ofOneAccount: OF_ONE, cores: cpus().length, load: loadavg().map((load) => Math.round(load)) },
  };
  const lines = rows.map(
    ({ name, fewMs, manyMs, ratio }) => `| ${name} | ${fewMs} | ${manyMs} | ${ratio.toFixed(2)} |`,
  );
  const text = `# Old videos

Measured on ${about.date} by \`node benchmarks/old-videos/run.mjs\`: ${about.cores} cores at a load of ${about.load.join(', ')}, ${about.rounds} rounds by turns.
${SIZES.few.toLocaleString('en')} videos against ${SIZES.many.toLocaleString('en')}, of which the asking account has a share of one in ${Math.round(SIZES.many / OF_ONE)} (${OF_ONE.toLocaleString('en')} of the many);
5,000 of the last 30 days in both. Milliseconds from the call to the whole answer, the median; the ratio is that of the quarter marks, which other work on the machine moves least.
The aim is at most 1.1. Infinity: the server gave up on the statement, after 5 s.

| asked for | 10 thousand, ms | many, ms | ratio |
|---|---|---|---|
${lines.join('\n')}
`;
  return { about, rows, text };
}

try {
  const { about, rows, text } = report(await measure());
  const here = (name) => fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(here('results.json'), `${JSON.stringify({ ...about, rows }, null, 2)}\n`);
  writeFileSync(here('results.md'), text);
  process.stdout.write(text);
} finally {
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
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
