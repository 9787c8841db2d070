import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import {
  noisePicture,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
} from '../support/index.js';
import { runTold } from './consumers/run-told.mjs';

/** See ensure-python.mjs. */
const python = process.env['OPENAI_PYTHON'];
const lacks = process.env['OPENAI_PYTHON_LACKS'] ?? 'run by npm run test:outside alone';

const PROGRAM = fileURLToPath(new URL('./python/openai_videos.py', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../docs/examples/openai/', import.meta.url));

const REFUSED = ['BadRequestError', 400, 'invalid_request', null];

let server: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '100' } });
  owner = await seedAccount(server.database);
});

async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { OPENAI_BASE_URL: `${server.origin}/v1`, OPENAI_API_KEY: owner.key };
  return await runTold(program, args, { cwd, env });
}

async function expectExample(program: string, file: string): Promise<void> {
  const folder = await temporaryFolder('example');
  expect(await run(program, [join(EXAMPLES, file)], folder)).toMatch(/^vid_\w{22}\n$/);
  expect(await judgeVideo(join(folder, 'video.mp4'))).toMatchObject({
    video: { width: 1280, height: 720, frames: 96 },
  });
}

describe("OpenAI's package of npm", () => {
  it("makes a video by the guide's example as it stands", async () => {
    await expectExample(process.execPath, 'make-video.ts');
    expect(server.process.exitCode).toBeNull();
  });
});

if (python === undefined) {
  describe("OpenAI's package for Python", () => {
    it(`is not asked here: ${lacks}`, () => {
      expect(python).toBeUndefined();
    });
  });
} else {
  describe("OpenAI's package for Python, unmodified", () => {
    it("makes a video by the guide's example as it stands", async () => {
      await expectExample(python, 'make_video.py');
      expect(server.process.exitCode).toBeNull();
    });

    it('makes, follows, downloads, pages and deletes videos, and knows our refusals', async () => {
      owner = await seedAccount(server.database);
      const folder = await temporaryFolder('python');
      await writeFile(join(folder, 'picture.png'), noisePicture(100));
      const printed = await run(python, [PROGRAM, 'picture.png'], folder);
      const { id, bytes, ...facts } = JSON.parse(printed) as { id: string; bytes: number };
      expect(facts).toEqual({
        made: ['video', 'completed', 100, '854x480', '1', 'modela2'],
        box: 'ftyp',
        paged: true,
        deleted: [true, true],
        gone: ['NotFoundError', 404, 'not_found', null],
        too_long: ['BadRequestError', 400, 'invalid_request', 'seconds'],
        remix: REFUSED,
        edit: REFUSED,
        extend: REFUSED,
        character: REFUSED,
        spritesheet: ['BadRequestError', 400, 'invalid_request', 'variant'],
        other_key: ['AuthenticationError', 401, 'malformed_api_key', null],
      });
      expect(bytes).toBeGreaterThan(1_000);
      expect(await statusOf({ ...server, key: owner.key }, id)).toMatchObject({ status: 'completed' });
    });
  });
}
