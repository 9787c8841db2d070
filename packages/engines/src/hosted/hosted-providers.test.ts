import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, recordedRun } from '@clipwright/testing/engine-contract';
import { answer, drop, hang, ScriptedWire } from '@clipwright/testing/scripted-wire';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAL } from './__fixtures__/fal-script.js';
import { REQUEST } from './__fixtures__/hosted-request.js';
import { KEY, MP4, ProviderWorld, says } from './__fixtures__/provider-world.js';
import { REPLICATE } from './__fixtures__/replicate-script.js';
import type { HostedEngine } from './hosted.engine.js';

let wire: ScriptedWire;
let tempDir = '';
beforeEach(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'hosted-providers-'));
  wire = await ScriptedWire.start();
});
afterEach(async () => {
  await wire.close();
  await rm(tempDir, { recursive: true, force: true });
});

const worldOf = (script: typeof FAL) => new ProviderWorld({ wire, script, fetch, tempDir });
const place = { name: 'there', url: null };
const look = (engine: HostedEngine, signal = new AbortController().signal) => engine.health(place, signal);

describe.each([FAL, REPLICATE])('the health of $provider', (script) => {
  it('is a look that starts nothing and costs nothing, with the key', async () => {
    const world = worldOf(script);
    const { healthy, detail } = await look(world.engine());
    expect({ healthy, detail }).toEqual({
      healthy: true,
      detail: expect.stringContaining('takes the API key'),
    });
    expect(wire.requests.map(({ method }) => method)).toEqual(['GET']);
    expect(world.asked.map(({ authorization }) => authorization)).toEqual([script.authorization(KEY)]);
  });

  it.each([
    ['a key that is not taken', says(script.badKey), /does not take the API key/],
    ['an empty account', says(script.noCredit), /has no credit left/],
    ['a provider that is out of order', answer(503), /answers with HTTP 503/],
    ['a provider that drops connections', drop(), /does not answer/],
  ])('says what is wrong: %s', async (_what, step, words) => {
    const engine = worldOf(script).engine();
    wire.always(script.health, step);
    expect(await look(engine)).toEqual({ healthy: false, detail: expect.stringMatching(words) });
  });

  it('is known in time when nobody answers and nobody waits', async () => {
    const engine = worldOf(script).engine();
    wire.always(script.health, hang());
    expect(await look(engine, AbortSignal.timeout(50))).toMatchObject({ healthy: false });
  });
});

it('tells that Replicate has no such model', async () => {
  const engine = worldOf(REPLICATE).engine();
  wire.always(REPLICATE.health, says([404, { detail: 'Not found' }]));
  expect(await look(engine)).toEqual({
    healthy: false,
    detail: expect.stringContaining('knows no model wan-video/wan-2.2-t2v-fast'),
  });
});

describe('a provider that is not installed with the server', () => {
  const settings = { provider: '@acme/ai-sdk-videos', model: 'acme-1', imageModel: 'acme-1' };
  const asked: Record<string, unknown>[] = [];
  /** A package as the AI SDK's own are made: one factory, and models that start and are asked. */
  const createAcme = (options: Record<string, unknown>) => ({
    video: (modelId: string) => ({
      specificationVersion: 'v4',
      provider: 'acme.video',
      modelId,
      maxVideosPerCall: 1,
      doStart: (call: Record<string, unknown>) => {
        asked.push({ options, call });
        return Promise.resolve({
          operation: { task: 't-1' },
          warnings: [{ type: 'unsupported', feature: 'fps', details: `not with ${KEY}` }],
          response: { timestamp: new Date(), modelId },
        });
      },
      doStatus: () =>
        Promise.resolve({
          status: 'completed',
          videos: [{ type: 'binary', data: new Uint8Array(MP4), mediaType: 'video/mp4' }],
          warnings: [],
          response: { timestamp: new Date(), modelId },
        }),
    }),
  });

  it('is loaded when it is configured, and gets the key and what else it takes', async () => {
    const load = (name: string) =>
      Promise.resolve(name === settings.provider ? { VERSION: '1', createAcme } : {});
    const engine = worldOf(FAL).engine({ ...settings, credentials: { region: 'eu' } }, { load });
    const run = recordedRun({ replica: place });
    const made = await engine.generate(REQUEST, run);
    expect((await bytesOf(made)).equals(MP4)).toBe(true);
    expect(asked).toMatchObject([
      {
        options: { apiKey: KEY, region: 'eu' },
        call: {
          prompt: REQUEST.prompt,
          headers: { 'idempotency-key': 'clipwright-vid_0000000000000000000000' },
        },
      },
    ]);
    expect(run.operations.at(-1)).toMatchObject({
      reference: { provider: settings.provider, operation: { task: 't-1' } },
    });
  });

  it('may be a function with models on it, as some packages make theirs', async () => {
    const createCallable = (options: Record<string, unknown>) =>
      Object.assign(() => undefined, createAcme(options));
    const engine = worldOf(FAL).engine(settings, { load: () => Promise.resolve({ createCallable }) });
    expect((await bytesOf(await engine.generate(REQUEST, recordedRun({ replica: place })))).equals(MP4)).toBe(
      true,
    );
  });

  it('may answer with the video itself, as large as the engine takes and no larger', async () => {
    const made = (maxVideoBytes: number) =>
      worldOf(FAL)
        .engine({ ...settings, maxVideoBytes }, { load: () => Promise.resolve({ createAcme }) })
        .generate(REQUEST, recordedRun({ replica: place }));
    expect((await bytesOf(await made(MP4.length))).equals(MP4)).toBe(true);
    await expect(made(MP4.length - 1)).rejects.toMatchObject({
      reason: 'failed',
      message: `The video from "@acme/ai-sdk-videos" is larger than the ${MP4.length - 1} bytes that this engine takes.`,
    });
  });

  it('has its warnings told as sentences, and kept for the attempt that resumes', async () => {
    const engine = worldOf(FAL).engine(settings, { load: () => Promise.resolve({ createAcme }) });
    const run = recordedRun({ replica: place });
    const { warnings } = await engine.generate(REQUEST, run);
    expect(warnings).toEqual(['The model does not take "fps": not with (the key).']);
    const resumed = recordedRun({ replica: place, resumeFrom: run.operations.at(-1) ?? null });
    expect((await engine.generate(REQUEST, resumed)).warnings).toEqual(warnings);
  });

  it.each([
    [
      'is missing',
      undefined,
      /needs the package @acme\/ai-sdk-videos, .*: run "pnpm --filter @clipwright\/api add @acme\/ai-sdk-videos"/,
    ],
    ['is something else', () => Promise.resolve({ hello: 1 }), /makes no videos/],
    [
      'can only wait',
      () => Promise.resolve({ createAcme: () => ({ video: () => ({ doGenerate: () => 1 }) }) }),
      /can not start a video and follow it/,
    ],
  ])('is told of plainly when its package %s, before anything is begun', async (_how, load, words) => {
    const engine = worldOf(FAL).engine(settings, load === undefined ? {} : { load });
    const run = recordedRun({ replica: place });
    await expect(engine.generate(REQUEST, run)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringMatching(words),
    });
    expect(run.operations).toEqual([]);
    expect(await look(engine)).toEqual({ healthy: false, detail: expect.stringMatching(words) });
  });
});
