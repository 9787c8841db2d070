import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';

const run = promisify(execFile);
const here = dirname(fileURLToPath(import.meta.url));

let bare = '';
let service: ChildProcess | undefined;
let url = '';

/** See prepare-consumers.mjs. */
const { tarballs } = JSON.parse(process.env['CONSUMERS'] ?? '{}') as { tarballs: Record<string, string> };

beforeAll(async () => {
  bare = await mkdtemp(join(tmpdir(), 'own-process-'));
  await writeFile(
    join(bare, 'package.json'),
    JSON.stringify({ name: 'bare', private: true, type: 'module' }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund', ...Object.values(tarballs)], { cwd: bare });
  await copyFile(join(here, 'service.mjs'), join(bare, 'service.mjs'));
  service = spawn(process.execPath, ['service.mjs'], { cwd: bare, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(service.stdout!, 'data')) as [Buffer];
  url = `http://127.0.0.1:${Number(port.toString())}`;
});
afterAll(async () => {
  service?.kill();
  await rm(bare, { recursive: true, force: true });
});

const post = (body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'idempotency-key': 'order-7' }, body: JSON.stringify(body) });

it('a service of thirty lines makes a clip in a folder that has nothing but the packed packages', async () => {
  const answer = await post({ prompt: 'a red boat on a calm lake at dawn', duration: 1, resolution: '480p' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  const file = join(bare, 'answer.mp4');
  await writeFile(file, await answer.bytes());
  expect(await judgeVideo(file)).toMatchObject({
    moovFirst: true,
    video: { codec: 'h264', width: 854, height: 480, frames: 24 },
  });
});

it('and refuses what the server would refuse, with its status', async () => {
  const answer = await post({ prompt: '' });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('prompt must be')]);
});
