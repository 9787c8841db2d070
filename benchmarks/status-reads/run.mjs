/**
 * Status reads a second of the built server, against the floor in bare-server.mjs, in one interleaved run on
 * one database. Wants wrk (Debian's package) and a build. Usage: node benchmarks/status-reads/run.mjs
 * [rounds] [seconds]
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [rounds = 5, seconds = 6] = process.argv.slice(2).map(Number);
const CONNECTIONS = 64;
/** Rounds that are not counted. */
const WARM_UP = 1;
const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'clipwright-benchmark-'));
const children = [];

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
      if (match !== null) resolve({ child, match, output: () => output });
    });
  });
}

async function makeVideo(origin, apiKey) {
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ prompt: 'a lake at night', duration: 1, resolution: '480p' });
  const answer = await fetch(`${origin}/api/v1/text-to-video.php`, { method: 'POST', headers, body });
  return (await answer.json()).video_id;
}

function requestsPerSecond(url, apiKey) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', `Authorization: Bearer ${apiKey}`, url];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx/.test(report)) throw new Error(`${url} answered errors:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)[1]);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure() {
  const api = await start(
    [join(repository, 'apps/api/dist/main.js')],
    /ready at (\S+)[\s\S]*(cw_[0-9A-Za-z]{36})/,
    {
      CLIPWRIGHT_HOME: home,
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  );
  const [, origin, apiKey] = api.match;
  const { port, password } = JSON.parse(readFileSync(join(home, 'postgres.json'), 'utf8'));
  const bare = await start(
    [
      fileURLToPath(new URL('bare-server.mjs', import.meta.url)),
      `postgres://clipwright_app:${password}@127.0.0.1:${port}/postgres`,
    ],
    /ready (\d+)/,
  );
  const videoId = await makeVideo(origin, apiKey);
  const targets = {
    clipwright: `${origin}/api/v1/video-status.php?video_id=${videoId}`,
    bare: `http://127.0.0.1:${bare.match[1]}/?video_id=${videoId}`,
  };
  const measured = Array.from({ length: rounds + WARM_UP }, () => ({
    clipwright: requestsPerSecond(targets.clipwright, apiKey),
    bare: requestsPerSecond(targets.bare, apiKey),
  })).slice(WARM_UP);
  return { clipwright: measured.map(({ clipwright }) => clipwright), bare: measured.map(({ bare }) => bare) };
}

try {
  const runs = await measure();
  const ratios = runs.clipwright.map((rate, index) => rate / runs.bare[index]);
  const result = {
    connections: CONNECTIONS,
    rounds,
    seconds,
    ratio: Number(median(ratios).toFixed(2)),
    runs,
  };
  writeFileSync(
    fileURLToPath(new URL('results.json', import.meta.url)),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  process.stdout.write(
    `status reads, key checked on each: ${result.ratio} times node:http with one SELECT (median of ${rounds})\n`,
  );
  process.stdout.write(`${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}\n`);
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
  rmSync(home, { recursive: true, force: true });
}
