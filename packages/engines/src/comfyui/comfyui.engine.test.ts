import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EngineError, EngineRequest } from '@clipwright/core/engine';
import { judgeVideo } from '@clipwright/testing';
import {
  bytesOf,
  describeEngineContract,
  engineRequest,
  recordedRun,
  type EngineSubject,
} from '@clipwright/testing/engine-contract';
import { ScriptedComfyUi, type ScriptedComfyUiOptions } from '@clipwright/testing/scripted-comfyui';
import { answer, json, redirect, ScriptedWire } from '@clipwright/testing/scripted-wire';
import sharp from 'sharp';
import { WebSocket } from 'undici';
import { modelFiles, objectInfo } from './__fixtures__/object-info.js';
import { ComfyUiEngine, type ComfyUiEngineOptions } from './comfyui.engine.js';
import { comfyUiSettings } from './comfyui.settings.js';
import { promptIdOf } from './prompt-id.js';

const VIDEO = await readFile(
  new URL('../../../testing/src/video/__fixtures__/black-moov-last.mp4', import.meta.url),
);
const IMAGE = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#4a6fa5' } })
  .jpeg()
  .toBuffer();

const REQUEST = engineRequest();

const SETTINGS = {
  workflows: { text: 'wan-2.2-5b-text', image: 'wan-2.2-5b-image' },
  pollIntervalMs: 5,
  patienceMs: 1_000,
};

type Fault = Partial<ScriptedComfyUiOptions>;

/** A long job is one of more than five seconds. */
const durationMs: ScriptedComfyUiOptions['durationMs'] = (graph) =>
  Number(graph['7']?.inputs['length'] ?? 0) > 150 ? 60_000 : 20;

const startServer = (options: Fault = {}): Promise<ScriptedComfyUi> =>
  ScriptedComfyUi.start({ video: VIDEO, objectInfo: objectInfo(), durationMs, ...options });

function engineOf(settings: object = {}, options: Partial<ComfyUiEngineOptions> = {}): ComfyUiEngine {
  const sleep = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal });
  return new ComfyUiEngine({
    name: 'comfy',
    settings: comfyUiSettings.parse({ ...SETTINGS, ...settings }),
    fetch,
    sleep,
    WebSocket,
    ...options,
  });
}

async function subject(options: Fault): Promise<EngineSubject> {
  const server = await startServer(options);
  return {
    engine: engineOf(),
    replica: { name: 'gpu-1', url: server.url },
    request: REQUEST,
    longRequest: { ...REQUEST, durationSeconds: 10 },
    image: IMAGE,
    starts: () => server.started.length,
    breakWorld: {
      failed: () =>
        void (server.failure = {
          node_id: '8',
          node_type: 'KSampler',
          exception_type: 'ValueError',
          exception_message: 'The latent is empty.',
        }),
      lost: () => {
        server.failure = null;
        server.wire.always('GET /api/jobs/*', json({ error: 'Job not found' }, 404));
        server.wire.always('GET /history/*', json({}));
        server.wire.always('GET /queue', json({ queue_running: [], queue_pending: [] }));
      },
      unavailable: () => server.stop(),
    },
    stop: () => server.stop(),
  };
}

describeEngineContract({ name: 'comfyui', start: () => subject({}) });
describeEngineContract({
  name: 'comfyui, on a server with the old routes',
  start: () => subject({ routes: 'old', outputKey: 'gifs' }),
});
describeEngineContract({ name: 'comfyui, without a socket', start: () => subject({ webSocket: false }) });

describe('a video made by ComfyUI', () => {
  let server: ScriptedComfyUi;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.stop());

  const another = async (options: Fault): Promise<void> => {
    await server.stop();
    server = await startServer(options);
  };

  const runOn = (options: object = {}) =>
    recordedRun({ replica: { name: 'gpu-1', url: server.url }, ...options });
  const make = async (request: Partial<EngineRequest> = {}, engine = engineOf()) =>
    await engine.generate({ ...REQUEST, ...request }, runOn());

  it('plays, and no longer holds the graph that ComfyUI writes into it', async () => {
    const bytes = await bytesOf(await make({ prompt: 'a secret garden' }));
    const saved = Buffer.from([...server.files.values()][0]!);
    expect(saved.includes('a secret garden')).toBe(true);
    expect(bytes.length).toBe(saved.length);
    for (const word of ['a secret garden', 'KSampler', 'udta']) expect(bytes.includes(word)).toBe(false);
    const folder = await mkdtemp(join(tmpdir(), 'comfyui-'));
    await writeFile(join(folder, 'video.mp4'), bytes);
    await writeFile(join(folder, 'original.mp4'), VIDEO);
    const [made, original] = [
      await judgeVideo(join(folder, 'video.mp4')),
      await judgeVideo(join(folder, 'original.mp4')),
    ];
    expect({ ...made, sizeBytes: 0 }).toEqual({ ...original, sizeBytes: 0 });
    await rm(folder, { recursive: true });
  });

  it('is asked for in sizes and frames that the model takes, with a warning where they differ', async () => {
    const { warnings } = await make({ durationSeconds: 5, seed: 4_294_967_295, negativePrompt: 'rain' });
    const { graph } = server.started[0]!;
    expect(graph['7']?.inputs).toMatchObject({ width: 1280, height: 704, length: 121 });
    expect(graph['8']?.inputs).toMatchObject({ seed: 4_294_967_295, steps: 20 });
    expect([graph['5']?.inputs['text'], graph['6']?.inputs['text']]).toEqual(['a calm sea at night', 'rain']);
    expect(warnings).toEqual(['The model makes 1280x704, 704x1280, so it made 1280x704 for 854x480.']);
  });

  it('tells that a model of another rate, without guidance, makes another rate and takes no negative prompt', async () => {
    const { warnings } = await make(
      { durationSeconds: 5, width: 832, negativePrompt: 'rain' },
      engineOf({ workflows: { text: 'wan-2.2-14b-text' } }),
    );
    expect(server.started[0]?.graph['11']?.inputs).toMatchObject({ width: 832, height: 480, length: 81 });
    expect(warnings).toEqual([
      'The model makes 16 frames a second, not 24.',
      'The model takes no negative prompt, so it was left out.',
    ]);
  });

  it('has sound only where it was asked for, and both stages of its size', async () => {
    const engine = engineOf({ workflows: { text: 'ltx-2.3-text' } });
    const big = { model: 'modelb3', width: 2560, height: 1440 } as const;
    const loud = await make({ ...big, audio: true }, engine);
    await make({ ...big, audio: false, videoId: 'vid_2' }, engine);
    const [first, second] = server.started;
    expect(first?.graph['9']?.inputs).toMatchObject({ width: 1280, height: 736, length: 25 });
    expect(first?.graph['28']?.inputs['audio']).toEqual(['27', 0]);
    expect(second?.graph['28']?.inputs).not.toHaveProperty('audio');
    expect(loud.warnings).toEqual([
      'The model makes sizes in steps of 64 pixels, so it made 2560x1472 for 2560x1440.',
    ]);
  });

  it('begins with the image, which is uploaded under a name of its own', async () => {
    await make({ mode: 'image', image: IMAGE, prompt: null });
    const id = promptIdOf(REQUEST.videoId);
    expect(server.uploads).toEqual([{ name: `clipwright/${id}.jpg`, bytes: IMAGE }]);
    const { graph } = server.started[0]!;
    expect(graph['12']?.inputs['image']).toBe(`clipwright/${id}.jpg`);
    expect(graph['5']?.inputs['text']).toBe('');
  });

  it('takes the parameters that its manifest names, and leaves out what is there for another workflow', async () => {
    const { warnings } = await make({
      params: { steps: 4, flavour: 'sweet', seed: 1 },
      width: 1280,
      height: 704,
    });
    expect(server.started[0]?.graph['8']?.inputs).toMatchObject({ steps: 4, seed: 7 });
    expect(warnings).toEqual([]);
  });

  it('is a new file for every video, also where seed and prompt are those of an earlier one', async () => {
    await bytesOf(await make());
    await bytesOf(await make({ videoId: 'vid_2' }));
    expect(server.files.size).toBe(2);
    expect(new Set(server.started.map(({ id }) => id)).size).toBe(2);
    for (const name of server.files.keys())
      expect(name).toMatch(/^output\/clipwright\/[0-9a-f-]{36}-[0-9a-f]{8}_00001_\.mp4$/);
  });

  it('is started under a lower-case UUID that only depends on the video', () => {
    expect(promptIdOf('vid_1')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(promptIdOf('vid_1')).toBe(promptIdOf('vid_1'));
    expect(promptIdOf('vid_1')).not.toBe(promptIdOf('vid_2'));
  });

  it('tells its progress as the sampler goes, over the socket', async () => {
    await another({ durationMs: () => 200 });
    const run = runOn();
    await engineOf({ pollIntervalMs: 20 }).generate(REQUEST, run);
    expect(run.fractions.length).toBeGreaterThanOrEqual(3);
    expect(run.fractions.at(-1)).toBe(1);
  });

  it('sends the key and the headers of the settings with every call, and when it opens the socket', async () => {
    const opened: Pick<IncomingMessage, 'headers'>[] = [];
    const { onUpgrade } = server.wire;
    server.wire.onUpgrade = (request, stream) => (opened.push(request), onUpgrade?.(request, stream));
    await bytesOf(await make({}, engineOf({ apiKey: 'letmein', headers: { 'x-gate': 'a' } })));
    expect(opened).toHaveLength(1);
    for (const { headers } of [...server.wire.requests, ...opened])
      expect(headers).toMatchObject({ authorization: 'Bearer letmein', 'x-gate': 'a' });
  });

  it('takes no header of the settings to where a redirect leads', async () => {
    const other = await ScriptedWire.start();
    const guarded = engineOf({ apiKey: 'letmein', headers: { 'x-gate': 'a' } });
    const reasons: unknown[] = [];
    for (const route of ['POST /prompt', 'GET /api/jobs/*']) {
      server.wire.always(route, redirect(`${other.origin}/elsewhere`));
      reasons.push(await make({}, guarded).catch(({ reason }: EngineError) => reason));
    }
    await other.close();
    expect(reasons).toEqual(['unavailable', 'unavailable']);
    expect(other.requests).toEqual([]);
  });

  it('is the file that was saved, also where a preview of it was shown before', async () => {
    const mp4 = (filename: string, type: string) => ({ filename, subfolder: '', type });
    const images = [mp4('preview.mp4', 'temp'), mp4('saved.mp4', 'output')];
    server.wire
      .always('GET /api/jobs/*', json({ status: 'completed', outputs: { 11: { images } } }))
      .always('GET /view*', answer(200, VIDEO));
    await bytesOf(await make());
    expect(server.wire.seen('GET /view*').map(({ target }) => target)).toEqual([
      expect.stringContaining('filename=saved.mp4'),
    ]);
  });

  it('is the file of the node that the manifest names, under images, gifs or videos', async () => {
    for (const outputKey of ['images', 'gifs', 'videos']) {
      await another({ outputKey });
      const bytes = await bytesOf(await make());
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    }
  });
});

describe('the health of a ComfyUI server', () => {
  const look = async (server: ScriptedComfyUi) =>
    await engineOf().health({ name: 'gpu-1', url: server.url }, new AbortController().signal);

  it('tells version, card and free memory', async () => {
    const server = await startServer();
    expect(await look(server)).toEqual({
      healthy: true,
      detail: 'ComfyUI 0.33.0 on cuda:0 Scripted, 23.0 of 24.0 GiB free',
    });
    await server.stop();
  });

  it('tells every model file that is missing, and where it belongs', async () => {
    const files = modelFiles();
    files.set('diffusion_models', []);
    const server = await startServer({ objectInfo: objectInfo(files) });
    const { healthy, detail } = await look(server);
    expect(healthy).toBe(false);
    expect(detail).toMatch(
      /wan-2\.2-5b-text: wan2\.2_ti2v_5B_fp16\.safetensors is missing; put it into models\/diffusion_models of ComfyUI/,
    );
    await server.stop();
  });

  it('is bad where something else answers', async () => {
    const server = await startServer();
    server.wire.always('GET /system_stats', json({ hello: 'world' }));
    expect(await look(server)).toEqual({
      healthy: false,
      detail: `The ComfyUI server answers with status 200 and not as ComfyUI does. Start ComfyUI at ${server.url}, or correct the url of this replica.`,
    });
    server.wire.always('GET /system_stats', json({}, 401));
    expect(await look(server)).toEqual({
      healthy: false,
      detail: `The ComfyUI server refuses the key. Set apiKey or headers to what ${server.url} wants.`,
    });
    await server.stop();
  });
});
