import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import { runTold } from '../consumers/run-told.mjs';

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
  for (const program of ['service.mjs', 'film.mjs']) await copyFile(join(here, program), join(bare, program));
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

it.each([
  ['openai-videos', "openAiVideos({ flavour: 'vllm-omni', model: 'wan', replicas })"],
  ['comfyui', "comfyUi({ workflows: { text: 'wan-2.2-5b-text' }, replicas })"],
  ['hosted', "hosted({ provider: '@ai-sdk/fal', model: 'fal-ai/veo3', apiKey: 'k' })"],
])('has the engine of the entry %s there, for a maker', async (entry, made) => {
  const source = `
    import { createVideoMaker, DiskStorage } from '@clipwright/engines';
    import { ${made.slice(0, made.indexOf('('))} } from '@clipwright/engines/${entry}';
    const replicas = [{ url: 'http://127.0.0.1:9' }];
    const engine = ${made};
    const maker = createVideoMaker({ engines: [engine], storage: new DiskStorage({ dir: 'none' }) });
    await maker.close();
    console.log(engine.name);`;
  const told = await runTold(process.execPath, ['--input-type=module', '-e', source], { cwd: bare });
  expect(told).toBe(`${entry}\n`);
});

it('films on the 3D stage there, with programs that it fetches into a folder of its own', async () => {
  const told = await runTold(process.execPath, ['film.mjs'], { cwd: bare });
  const { status, file, warnings } = JSON.parse(told) as { status: string; file: string; warnings: string[] };
  expect({ status, warnings }).toEqual({ status: 'completed', warnings: [] });
  expect(await judgeVideo(join(bare, 'videos', file))).toMatchObject({
    video: { codec: 'h264', width: 854, height: 480, frames: 24 },
  });
});
