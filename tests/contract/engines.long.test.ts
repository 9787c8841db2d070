import { execFile } from 'node:child_process';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ModelsResponse } from '@clipwright/core/videos';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import {
  atEndOfFile,
  call,
  commandEnvironment,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
} from '../support/index.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
const NOBODY = 'http://127.0.0.1:9';

/**
 * Silent, short and wide for modela2; with the embedded engine behind it for what it can't make of modelb3.
 */
const configOf = (url: string) => ({
  engines: {
    wan: {
      kind: 'openai-videos',
      flavour: 'vllm-omni',
      model: 'test-model',
      replicas: [{ name: 'gpu-0', url, slots: 3 }],
      modes: ['text'],
      durationsSeconds: { min: 2, max: 4 },
      resolutions: ['480p', '720p'],
      aspectRatios: ['16:9', '1:1'],
      pollIntervalMs: 50,
    },
  },
  models: { modela2: { engine: 'wan' }, modelb3: { engine: 'wan', fallbacks: ['sketch'] } },
});

let server: TestServer;
let caller: { origin: string; key: string };

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { RATE_LIMIT: '1000', CLIPWRIGHT_CONFIG: JSON.stringify(configOf(NOBODY)) },
  });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

const LATER = { headers: [['Prefer', 'respond-async']] as [string, string][] };
const prompt = 'a red ball';

async function accepted(body: object) {
  const answer = await postText(caller, { prompt, ...body }, LATER);
  expect(answer.status).toBe(202);
  return await statusOf(caller, (answer.json as { video_id: string }).video_id);
}

describe('what the engines of a server can not make', () => {
  it('is not in GET /api/v1/models: lengths, sizes, shapes, sound and modes are those of the engines together', async () => {
    const { models } = ModelsResponse.parse(
      (await call(server.origin, { path: '/api/v1/models', key: caller.key })).json,
    );
    expect(models).toMatchObject([
      {
        id: 'modela2',
        engine: 'wan',
        engines: ['wan'],
        modes: ['text'],
        durations: { min: 2, max: 4, default: 4 },
        resolutions: ['480p', '720p', '768p'],
        default_resolution: '720p',
        aspect_ratios: ['16:9', '1:1'],
        audio: false,
      },
      {
        id: 'modelb3',
        engine: 'wan',
        engines: ['wan', 'sketch'],
        modes: ['text', 'image'],
        durations: { min: 1, max: 15, default: 4 },
        resolutions: ['720p', '768p', '1080p', '1440p', '2k'],
        default_resolution: '720p',
        audio: true,
      },
    ]);
  });

  it.each([
    ['duration', { duration: 5 }, 'from 2 to 4'],
    ['duration', { duration: 1 }, 'from 2 to 4'],
    ['aspect_ratio', { aspect_ratio: '9:16' }, 'one of 16:9, 1:1'],
    ['audio', { audio: true }, 'false'],
    ['duration', { video_model: 'modelb3', duration: 16 }, 'from 1 to 15'],
  ])('is refused with a 400 that names the field: %s', async (field, body, takes) => {
    const refusal = errorOf(await postText(caller, { prompt, ...body }), 'invalid_request');
    expect(refusal.param).toBe(field);
    expect(refusal.error).toContain(takes);
  });

  it('is refused for images where no engine of the model takes them', async () => {
    const answer = await call(caller.origin, {
      method: 'POST',
      path: '/api/v1/image-to-video',
      key: caller.key,
      body: { image_url: 'https://example.com/a.png' },
    });
    const refusal = errorOf(answer, 'invalid_request');
    expect(refusal.param).toBe('video_model');
    expect(refusal.error).toContain('modelb3');
  });

  it('gives way to the first engine that can make it, with the defaults of that engine', async () => {
    expect(await accepted({})).toMatchObject({ duration: 4, resolution: '720p' });
    expect(await accepted({ video_model: 'modelb3' })).toMatchObject({
      duration: 4,
      resolution: '720p',
      has_audio: false,
    });
    expect(await accepted({ video_model: 'modelb3', duration: 15 })).toMatchObject({
      duration: 15,
      resolution: '1440p',
      has_audio: true,
    });
  });
});

describe('a model whose engine can not be reached', () => {
  it('answers 500 engine_unavailable, with the video to follow and its place given back', async () => {
    const worker = await startServer({ env: { CLIPWRIGHT_CONFIG: JSON.stringify(configOf(NOBODY)) } });
    const { key, accountId } = await seedAccount(worker.database);
    const refusal = errorOf(
      await postText({ origin: worker.origin, key }, { prompt, duration: 2 }),
      'engine_unavailable',
    );
    expect(await statusOf({ origin: worker.origin, key }, refusal.video_id ?? '')).toMatchObject({
      status: 'failed',
      credits_used: 0,
      error: { code: 'engine_unavailable' },
    });
    const account = (await call(worker.origin, { path: '/api/v1/account', key })).json as {
      account_id: string;
      rate_limit: { count: number };
    };
    expect(account).toMatchObject({ account_id: accountId, rate_limit: { count: 0 } });
    expect(
      await rowsOf(worker.database, `SELECT paused_until > now() AS paused FROM engine_replicas`),
    ).toEqual([{ paused: true }]);
  });
});

/**
 * Has a process, and those that it starts, find no node-av, as on a machine that its binary is not made for.
 */
const NO_NODE_AV = new URL('../support/hosts-without.mjs', import.meta.url).href;

interface Told {
  readonly code: number;
  readonly stdout: string;
}

async function doctor(
  config: object,
  { args = [], env: more = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Told> {
  const env = {
    ...commandEnvironment({ database: server.database, home: await temporaryFolder('doctor') }),
    CLIPWRIGHT_CONFIG: JSON.stringify(config),
    ...more,
  };
  return await new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'doctor', ...args], { env }, (error, stdout) =>
      resolve({ code: error === null ? 0 : 1, stdout }),
    );
  });
}

/** A folder for PATH where no program is but what takes the network away. */
async function noMediaPrograms(): Promise<string> {
  const folder = await temporaryFolder('no-programs');
  await chmod(folder, 0o755);
  await symlink('/usr/bin/unshare', join(folder, 'unshare'));
  return folder;
}

describe('clipwright doctor', () => {
  it('reaches database, storage and every engine, and ends with 0 when all is well', async () => {
    const remote = await OpenAiVideoServer.start({ flavour: 'vllm-omni' });
    atEndOfFile(() => remote.stop());
    const { code, stdout } = await doctor(configOf(remote.origin));
    expect(stdout).toMatch(
      /^ok +settings .*\nok +letters .*\nok +instruments .*\nok +voice .*\nok +database +PostgreSQL 18[.\d]*; the server is \w+, no superuser\nok +schema +it is up to date\nok +queue +it is at work\nok +connections .*: room for \d+ processes\nok +clock +this machine and the database agree within 2 seconds\nok +versions +this is [\d.]+, and so is whatever works on this database\nok +storage .*\nok +disk +.* GB free at .*\nok +permissions +user \d+ may write to .*\nok +backup +none was made of this home.*\nok +isolation +what reads images .* has none of the server's variables, .*\nok +media +the embedded FFmpeg \(node-av\) encodes, converts and reads videos\nok +sketch \(sketch\), embedded .*\nok +wan \(openai-videos\), gpu-0 +test-model is served.*modela2, modelb3\nok +stage .*\n$/,
    );
    expect(code).toBe(0);
  });

  it('says what is wrong and how to mend it, as JSON too, and ends with 1', async () => {
    const { code, stdout } = await doctor(configOf(NOBODY), { args: ['--json'] });
    const { ok, findings } = JSON.parse(stdout) as {
      ok: boolean;
      findings: { name: string; ok: boolean; detail: string }[];
    };
    expect([code, ok]).toEqual([1, false]);
    expect(findings.filter((finding) => !finding.ok)).toEqual([
      {
        name: 'wan (openai-videos), gpu-0',
        ok: false,
        detail: expect.stringMatching(
          /^Nothing answers at http:\/\/127\.0\.0\.1:9: .*Start the server, or correct the url/,
        ),
      },
    ]);
  });

  it('says what encodes videos where the embedded encoder does not load, and what to install where nothing does', async () => {
    const withoutNodeAv = { NODE_OPTIONS: `--import=${NO_NODE_AV}` };
    const other = await doctor({}, { env: withoutNodeAv });
    expect(other.stdout).toMatch(
      /^ok +media +ffmpeg of this system, because the embedded one \(node-av\) does not load here, encodes/m,
    );
    expect(other.code).toBe(0);
    const none = await doctor({}, { env: { ...withoutNodeAv, HOSTS_PATH: await noMediaPrograms() } });
    expect(none.stdout).toMatch(
      /^WRONG +media +No video can be made or converted here: .*ENOENT\. Run "pnpm install" in the clone, .* or install ffmpeg with ffprobe and libx264 in a folder such as \/usr\/bin\.$/m,
    );
    expect(none.code).toBe(1);
  });

  it('names every wrong parameter of a model, by the engine that it goes to', async () => {
    const wan = { ...configOf(NOBODY).engines.wan, flavour: 'dynamo' };
    const comfy = {
      kind: 'comfyui',
      workflows: { text: 'wan-2.2-5b-text' },
      replicas: [{ name: 'gpu-1', url: NOBODY }],
    };
    const veo = { kind: 'hosted', provider: 'fal', model: 'fal-ai/veo3.1', apiKey: 'a-key' };
    const models = {
      modela2: {
        engine: 'wan',
        fallbacks: ['comfy', 'sketch'],
        parameters: {
          wan: { flow_shift: 5, guidance_scale: '4' },
          comfy: { steps: true, sampler: 'euler' },
          sketch: { style: 'ink' },
        },
      },
      modelb3: {
        engine: 'veo',
        fallbacks: ['sketch'],
        parameters: { veo: { prompt: 'a cat', seed: 1.5, enhance_prompt: true } },
      },
    };
    const { code, stdout } = await doctor({ engines: { wan, comfy, veo }, models });
    expect(code).toBe(1);
    const under = (field: string): string => `WRONG  settings  CLIPWRIGHT_CONFIG models.${field}`;
    expect(stdout.trim().split('\n')).toEqual([
      under('modela2.parameters.wan.guidance_scale takes a number.'),
      expect.stringContaining(
        under(
          'modela2.parameters.wan.flow_shift is no parameter of wan, which takes num_inference_steps, guidance_scale,',
        ),
      ),
      under('modela2.parameters.comfy.steps takes a number.'),
      under('modela2.parameters.comfy.sampler is no parameter of comfy, which takes steps, cfg.'),
      under('modela2.parameters.sketch.style is no parameter of sketch, which takes none.'),
      under('modelb3.parameters.veo.prompt is filled from each request.'),
      under('modelb3.parameters.veo.seed takes a whole number, or null.'),
    ]);
  });

  it('names every wrong field of the file', async () => {
    const { code, stdout } = await doctor({
      engines: { wan: { kind: 'openai-videos', flavour: 'odd' } },
      models: { modela2: { engine: 'van' } },
    });
    expect(code).toBe(1);
    expect(stdout.split('\n').filter((line) => line.startsWith('WRONG'))).toEqual([
      expect.stringContaining('engines.wan.replicas takes'),
      expect.stringContaining('engines.wan.flavour takes one of'),
      expect.stringContaining('engines.wan.model takes'),
      expect.stringContaining('models.modela2.engine takes the name of an engine: one of sketch, wan'),
    ]);
  });
});
