import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type EngineRequest, isEngineError } from '@clipwright/core/engine';
import {
  bytesOf,
  engineRequest,
  recordedRun,
  type RecordedRunOptions,
} from '@clipwright/testing/engine-contract';
import { exchangesOf, ReplayServer, transcript, transcriptsOf } from '@clipwright/testing/recorded';
import { OpenAiVideosEngine } from './openai-videos.engine.js';
import type { FlavourName } from './openai-videos.flavours.js';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const OWN = ['model', 'prompt', 'seconds', 'size', 'fps', 'seed', 'num_frames', 'negative_prompt'];

let server: ReplayServer;
afterEach(() => server.stop());

/** The request of ours that led to a recorded start. */
function requestOf(name: string): EngineRequest {
  const {
    json,
    form,
    idempotencyKey = '',
  } = exchangesOf(transcript(name)).find(({ method }) => method === 'POST')!;
  const said = (json ?? form) as Record<string, unknown>;
  if ('input_reference' in said)
    return engineRequest({ videoId: idempotencyKey, mode: 'image', prompt: 'moves', image: PNG });
  const params = Object.entries(said).filter(([field]) => !OWN.includes(field));
  return engineRequest({
    videoId: idempotencyKey,
    prompt: String(said['prompt']),
    negativePrompt: (said['negative_prompt'] as string | undefined) ?? null,
    seed: Number(said['seed']),
    params: Object.fromEntries(
      params.map(([field, value]) => [field, form ? JSON.parse(readable(value)) : value]),
    ),
  });
}

const readable = (value: unknown): string =>
  /^[[{\d]|^(?:true|false)$/.test(String(value)) ? String(value) : JSON.stringify(value);

const MODELS = { fastvideo: 'wan22-ti2v-5b' } as Readonly<Record<string, string>>;

function engineFor(kind: string): OpenAiVideosEngine {
  const model = MODELS[kind] ?? 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
  const flavour = kind as FlavourName;
  const sleep = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });
  return new OpenAiVideosEngine({
    name: 'gpu',
    // What was recorded was asked for before native sizes were known.
    settings: { flavour, model, sizes: [], pollIntervalMs: 5 },
    fetch,
    sleep,
  });
}

const replica = () => ({ name: 'gpu-1', url: server.origin });

/** Makes the recorded video of a server at the one that plays it. */
async function made(kind: string, name: string, options: Partial<RecordedRunOptions> = {}) {
  const run = recordedRun({ replica: replica(), ...options });
  const outcome = await engineFor(kind)
    .generate(requestOf(`${kind}/${name}`), run)
    .then(bytesOf)
    .catch((error: unknown) => error);
  if (Buffer.isBuffer(outcome)) return { outcome: outcome.toString('latin1', 4, 8), run };
  return isEngineError(outcome)
    ? { outcome: outcome.reason, message: outcome.message, run }
    : { outcome, run };
}

const play = async (name: string): Promise<void> =>
  void (server = await ReplayServer.start(transcript(name)));

const health = async (kind: string) => {
  const { healthy, detail } = await engineFor(kind).health(replica(), new AbortController().signal);
  return [healthy, detail?.replaceAll(server.origin, 'ORIGIN')];
};

type Case = (kind: string, name: string) => Promise<void>;

const completes: Case = async (kind, name) => {
  const { outcome, run } = await made(kind, name);
  expect([outcome, run.operations.length, run.fractions.at(-1)]).toEqual(['ftyp', 2, 1]);
};

const fails: Case = async (kind, name) => {
  const { outcome, message } = await made(kind, name);
  expect(outcome).toBe('failed');
  expect(message).toContain('boom');
  expect(message).not.toContain('secret');
};

/** Whoever cancels has its reason back; a server that can stop its work is asked to. */
const cancels: Case = async (kind, name) => {
  const controller = new AbortController();
  const reason = new Error('canceled');
  const working = made(kind, name, { signal: controller.signal });
  while (server.asked.length < 2) await delay(2);
  controller.abort(reason);
  expect((await working).outcome).toBe(reason);
  expect(server.asked.some((route) => route.startsWith('DELETE'))).toBe(kind === 'vllm-omni');
};

/** Its process ends, which is known at once; the one that is started then does not know the work. */
const isLostTwice: Case = async (kind, name) => {
  const first = await made(kind, name);
  expect([first.outcome, first.message]).toEqual(['lost', expect.stringContaining('connection was refused')]);
  await server.comeBack();
  const again = await made(kind, name, { resumeFrom: first.run.operations.at(-1)! });
  expect([again.outcome, again.message]).toEqual(['lost', expect.stringContaining('as after a restart')]);
};

const NOTHING =
  'Nothing answers at ORIGIN: the connection was refused. Start the server, or correct the url of this replica.';

/** Lists its models, and is unavailable while it is down. */
const listsModels: Case = async (kind, name) => {
  const [healthy, detail] = await health(kind);
  expect([healthy, detail]).toEqual([true, expect.stringContaining('Wan-AI/Wan2.2-TI2V-5B-Diffusers')]);
  const { exchanges } = transcript(`${kind}/${name}`);
  if (exchanges.length === 1) return;
  while (server.asked.length < 2 && kind === 'fastvideo') await health(kind);
  expect(await health(kind)).toEqual([false, NOTHING]);
  if (kind === 'sglang') {
    await server.comeBack();
    expect(await health(kind)).toEqual([healthy, detail]);
  } else {
    const { outcome, run } = await made(kind, name);
    expect([outcome, run.operations]).toEqual(['unavailable', [{ phase: 'starting' }]]);
  }
};

const CASES: Readonly<Record<string, Case>> = {
  'clipwright-success': completes,
  'clipwright-image': completes,
  'clipwright-failed': fails,
  'clipwright-cancel': cancels,
  'clipwright-lost-after-restart': isLostTwice,
  'models-and-refusals': listsModels,
};

describe.each(['sglang', 'vllm-omni', 'fastvideo'])('what %s was recorded to say', (kind) => {
  it.each(transcriptsOf(kind))('is understood, and asked for in the same words: %s', async (name) => {
    await play(`${kind}/${name}`);
    await CASES[name]!(kind, name);
    expect(server.unexpected).toEqual([]);
  });
});
