import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { type EngineRequest, isEngineError, type Operation } from '@clipwright/core/engine';
import {
  bytesOf,
  engineRequest,
  recordedRun,
  type RecordedRunOptions,
} from '@clipwright/testing/engine-contract';
import { exchangesOf, transcript } from '@clipwright/testing/recorded';
import { answer, json, ScriptedWire, type WireStep } from '@clipwright/testing/scripted-wire';
import { OpenAiVideosEngine, type OpenAiVideosEngineOptions } from '../openai-videos.engine.js';
import type { OpenAiVideosSettings } from '../openai-videos.settings.js';

/** What a real server said: `sglang-created`, say; of Dynamo, what its reference shows. */
export function recorded(name: string): Record<string, unknown> {
  const [, kind = '', what = ''] = /^(sglang|vllm-omni)-(\w+)$/.exec(name) ?? [];
  if (kind !== '') return jobOf(kind, what);
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
}

function jobOf(kind: string, what: string): Record<string, unknown> {
  const exchanges = exchangesOf(transcript(`${kind}/clipwright-${what === 'failed' ? 'failed' : 'success'}`));
  const status = what === 'created' ? 'queued' : what;
  const jobs = exchanges.map(({ answer: said }) => (said?.json ?? {}) as Record<string, unknown>);
  return jobs.find((job) => job['status'] === status)!;
}

export const fixture = (name: string, status = 200): WireStep => json(recorded(name), status);

export const MODEL = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
export const CREATE = 'POST /v1/videos';
/** Long enough for a busy machine to bring the request to the server. */
export const SHORT = { requestTimeoutMs: 1_000, startTimeoutMs: 1_000 };
export const PATIENT = { outageToleranceMs: 20_000 };
export const MP4 = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1');
export const file = answer(200, MP4, { 'content-type': 'video/mp4' });
export const STARTED: Operation = {
  phase: 'started',
  reference: { replica: 'gpu-1', id: 'job-1', url: null },
};

export const REQUEST = engineRequest({
  negativePrompt: 'people',
  durationSeconds: 5,
  audio: true,
  seed: 4_294_967_295,
  params: {
    num_inference_steps: 4,
    guidance_scale: 1.5,
    extra_params: { flow_shift: 5 },
    prompt: 'not this one',
  },
});
export const IMAGE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

/** A scripted server for each test of a file, and an engine that uses it. */
export function videosStage() {
  let wire: ScriptedWire;
  beforeEach(async () => {
    wire = await ScriptedWire.start();
  });
  afterEach(() => wire.close());

  function engine(
    settings: Partial<OpenAiVideosSettings> = {},
    options: Partial<OpenAiVideosEngineOptions> = {},
  ): OpenAiVideosEngine {
    const quick = {
      flavour: 'vllm-omni',
      model: MODEL,
      pollIntervalMs: 5,
      requestTimeoutMs: 20_000,
      startTimeoutMs: 20_000,
      outageToleranceMs: 60,
    } as const;
    const sleep = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });
    return new OpenAiVideosEngine({
      name: 'gpu',
      settings: { ...quick, ...settings },
      fetch,
      sleep,
      ...options,
    });
  }

  const replica = () => ({ name: 'gpu-1', url: wire.origin });

  async function made(
    made: OpenAiVideosEngine,
    request: EngineRequest = REQUEST,
    options: Partial<RecordedRunOptions> = {},
  ) {
    const run = recordedRun({ replica: replica(), ...options });
    const video = await made.generate(request, run);
    return { run, video, bytes: await bytesOf(video) };
  }

  /** Why a video was not made: its reason and its sentence, and what was saved. */
  async function failed(
    broken: OpenAiVideosEngine,
    options: Partial<RecordedRunOptions> = {},
    request = REQUEST,
  ) {
    const run = recordedRun({ replica: replica(), ...options });
    const error: unknown = await broken
      .generate(request, run)
      .then(bytesOf)
      .then(
        () => expect('a video').toBe('an error'),
        (thrown: unknown) => thrown,
      );
    if (!isEngineError(error)) throw error;
    const { reason, message, detail } = error;
    return { reason, message, detail, phases: run.operations.map(({ phase }) => phase) };
  }

  const serve = (flavour: 'sglang' | 'vllm-omni') =>
    wire
      .always(CREATE, fixture(`${flavour}-created`))
      .always('GET /v1/videos/*', fixture(`${flavour}-completed`))
      .always('GET /v1/videos/*/content', file)
      .always(`GET /v1/videos/${String(recorded(`${flavour}-created`)['id'])}/content`, file);

  const sentTo = (route: string) => wire.seen(route)[0]!;
  const formSent = async (): Promise<Record<string, unknown>> =>
    Object.fromEntries(await sentTo(CREATE).form());

  return {
    get wire(): ScriptedWire {
      return wire;
    },
    engine,
    replica,
    made,
    failed,
    serve,
    sentTo,
    formSent,
  };
}
