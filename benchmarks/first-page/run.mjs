/**
 * What Lighthouse says of the first page that a stranger sees, as a phone and as a desktop. Wants a build, Debian's
 * Chromium, and npm's registry for Lighthouse. Usage: node benchmarks/first-page/run.mjs
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FORMS = { phone: [], desktop: ['--preset=desktop'] };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'clipwright-benchmark-'));

const server = spawn(process.execPath, [join(repository, 'apps/api/dist/main.js')], {
  env: { ...process.env, CLIPWRIGHT_HOME: home, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const origin = await new Promise((resolve, reject) => {
  let said = '';
  server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  server.stdout.on('data', (chunk) => {
    said += chunk;
    const match = /ready at (\S+)/.exec(said);
    if (match !== null) resolve(match[1]);
  });
});

/** One look of it: scores of 100, and milliseconds. */
function look(form) {
  const report = join(home, `${form}.json`);
  const asked = [
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  execFileSync('npx', ['--yes', LIGHTHOUSE, origin, ...asked, chrome, ...FORMS[form]], {
    env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
  const metrics = METRICS.map((name) => [name, Math.round(audits[name].numericValue * 1000) / 1000]);
  return { form, ...Object.fromEntries([...scores, ...metrics]) };
}

try {
  const results = { lighthouse: LIGHTHOUSE, load: loadavg()[0], looks: Object.keys(FORMS).map(look) };
  writeFileSync(join(here, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.table(results.looks);
} finally {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('close', resolve));
  rmSync(home, { recursive: true, force: true });
}
