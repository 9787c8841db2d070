import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { temporaryFolder } from '../support/index.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
const MODEL = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** With no database, no terminal, and no other setting than the home. */
async function clipwright(home: string, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], CLIPWRIGHT_HOME: home };
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

it('one command goes from a server’s address to a clip and a declared engine; each ends with 0, or with 1 and words', async () => {
  const home = await temporaryFolder('engine');
  const server = await OpenAiVideoServer.start({ flavour: 'vllm-omni', model: MODEL });
  const url = server.origin;
  const keep = join(home, 'clip.mp4');
  const added = await clipwright(home, 'engine', 'add', 'vllm-omni', '--url', url, '--keep', keep, '--json');
  expect(added).toMatchObject({ code: 0 });
  expect(JSON.parse(added.out)).toMatchObject({
    server: { program: 'vLLM-Omni', version: null },
    card: null,
    test_clip: { file: keep, seconds: 1, width: 854, height: 480 },
    goes_to_it: 'modela2',
    written: join(home, 'clipwright.config.json'),
  });
  expect((await readFile(keep)).toString('latin1', 4, 8)).toBe('ftyp');
  expect(await clipwright(home, 'engine', 'list')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`openai-videos  modela2              ${url}`),
  });
  const again = await clipwright(home, 'engine', 'add', 'vllm-omni', '--url', url);
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^http.* is a replica of vllm-omni already/),
  });
  await server.stop();
  const gone = await clipwright(home, 'engine', 'test', 'vllm-omni');
  expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('the connection was refused') });
});
