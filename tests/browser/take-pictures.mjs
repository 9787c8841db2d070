// The pictures of docs/guide/dashboard.md, made anew: node tests/browser/take-pictures.mjs, after a build. Starts a server with a
// home of its own, has it make clips, and looks at its pages in Chromium.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(repository, 'docs/guide/dashboard');
const home = mkdtempSync(join(tmpdir(), 'clipwright-pictures-'));

const CLIPS = [
  { prompt: 'a lighthouse by the sea at sunset, three seagulls, slow pan left', duration: 4 },
  { prompt: 'neon cyberpunk street at night in the rain, a red car', aspect_ratio: '9:16', duration: 4 },
  { prompt: 'autumn forest with falling leaves and sun rays, a deer', aspect_ratio: '1:1', duration: 3 },
  { prompt: 'snowy mountains at golden hour with a hot air balloon', duration: 3 },
  { prompt: 'a sailing ship on a stormy sea, lightning', aspect_ratio: '9:16', duration: 3 },
  { prompt: 'bar chart: tea 40, coffee 60, water 85', duration: 3 },
];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Starts the built server; gives its address and what it says of the first account. */
function start() {
  const child = spawn(process.execPath, [join(repository, 'apps/api/dist/main.js')], {
    env: { ...process.env, CLIPWRIGHT_HOME: home, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const origin = /ready at (\S+)/.exec(said)?.[1];
      const email = /(\S+@\S+)/.exec(said)?.[1];
      const password = /^ +Password +(\S+)/m.exec(said)?.[1];
      if (origin && email && password) resolve({ child, origin, email, password });
    });
  });
}

async function signIn(page, { email, password }) {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').first().waitFor();
}

/** Has the server make a clip, and waits for its picture. */
async function make(page, clip) {
  const body = { resolution: '720p', ...clip };
  const headers = { Origin: new URL(page.url()).origin };
  const { video_id: id } = await (
    await page.request.post('/dashboard/videos', { data: body, headers })
  ).json();
  for (;;) {
    const video = await (await page.request.get(`/dashboard/videos/${id}`)).json();
    if (video.status === 'failed') throw new Error(`"${clip.prompt}" failed: ${JSON.stringify(video)}`);
    if (video.status === 'completed' && video.poster_url) return id;
    await page.waitForTimeout(500);
  }
}

/** A small WebP of what the page shows once its pictures are there. */
async function take(page, path, name) {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.waitForTimeout(1_500);
  const shot = join(home, `${name}.png`);
  await page.screenshot({ path: shot });
  const options = [
    '-y',
    '-v',
    'error',
    '-i',
    shot,
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    join(folder, `${name}.webp`),
  ];
  if (spawnSync('ffmpeg', options, { stdio: 'inherit' }).status !== 0)
    throw new Error('ffmpeg made no picture.');
}

const windowOf = (browser, origin, viewport, colorScheme) =>
  browser.newContext({ baseURL: origin, viewport, colorScheme }).then((context) => context.newPage());

const server = await start();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  const desk = await windowOf(browser, server.origin, DESK, 'light');
  await signIn(desk, server);
  const ids = [];
  for (const clip of CLIPS) ids.push(await make(desk, clip));
  await take(desk, '/playground', 'studio');
  await take(desk, '/videos', 'gallery');
  await take(desk, '/operator', 'work');
  const night = await windowOf(browser, server.origin, DESK, 'dark');
  await signIn(night, server);
  await take(night, `/videos/${ids[0]}`, 'video');
  await take(night, '/reference', 'docs');
  const phone = await windowOf(browser, server.origin, PHONE, 'light');
  await signIn(phone, server);
  await take(phone, `/videos/${ids[1]}`, 'phone');
} finally {
  await browser.close();
  server.child.removeAllListeners('exit');
  server.child.kill('SIGTERM');
  await new Promise((resolve) => server.child.once('close', resolve));
  rmSync(home, { recursive: true, force: true });
}
