import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import { ScriptedComfyUi } from '@clipwright/testing/scripted-comfyui';
import { answer, json, ScriptedWire } from '@clipwright/testing/scripted-wire';
import { renderSketch } from '@clipwright/sketch';
import { atEndOfFile, temporaryFolder } from '../support/index.js';

const LEADER = new URL('../support/lead-to-loopback.mjs', import.meta.url).href;
const HOSTED_MODEL = 'wan-video/wan-2.2-t2v-fast';

/** What an operator calls things: a caller learns none of it from a video. */
const RACK = 'our-rack';
const ROOM = 'room-seven';
export const OPERATORS_WORDS = [RACK, ROOM, 'test-model', HOSTED_MODEL, 'wan-2.2', 'replicate'];

/**
 * An engine that works: its declaration, under the name that models go to, and what a server has to be
 * started with for it.
 */
export interface WorkingEngine {
  readonly name: string;
  readonly declared: Readonly<Record<string, object>>;
  readonly env: Readonly<Record<string, string>>;
  /** Tells the stand-in how to behave, where it takes orders. */
  readonly orders?: OpenAiVideoServer['tell'];
}

let rendering: Promise<Buffer> | null = null;

/** Whatever they are asked for, they make one silent second of 1280x720, which is rendered once. */
const madeVideo = (): Promise<Buffer> => (rendering ??= render());

async function render(): Promise<Buffer> {
  const outFile = join(await temporaryFolder('made'), 'video.mp4');
  await renderSketch({
    prompt: 'a red ball',
    width: 1280,
    height: 720,
    durationSeconds: 1,
    audio: false,
    seed: 1,
    outFile,
  });
  return await readFile(outFile);
}

async function openAiVideos(): Promise<WorkingEngine> {
  const remote = await OpenAiVideoServer.start({ flavour: 'vllm-omni', video: await madeVideo() });
  atEndOfFile(() => remote.stop());
  const options = { kind: 'openai-videos', flavour: 'vllm-omni', model: 'test-model', pollIntervalMs: 50 };
  return {
    name: RACK,
    declared: { [RACK]: { ...options, replicas: [{ name: ROOM, url: remote.origin }] } },
    env: {},
    orders: (orders) => remote.tell(orders),
  };
}

async function comfyUi(): Promise<WorkingEngine> {
  const remote = await ScriptedComfyUi.start({ video: await madeVideo() });
  atEndOfFile(() => remote.stop());
  const options = { kind: 'comfyui', workflows: { text: 'wan-2.2-5b-text' }, pollIntervalMs: 50 };
  return {
    name: RACK,
    declared: { [RACK]: { ...options, replicas: [{ name: ROOM, url: remote.url }] } },
    env: {},
  };
}

async function hosted(): Promise<WorkingEngine> {
  const wire = await ScriptedWire.start();
  atEndOfFile(() => wire.close());
  const prediction = { id: 'p1', error: null, urls: { get: 'https://api.replicate.com/v1/predictions/p1' } };
  wire.always(
    `POST /v1/models/${HOSTED_MODEL}/predictions`,
    json({ ...prediction, status: 'starting', output: null }, 201),
  );
  wire.always(
    'GET /v1/predictions/*',
    json({ ...prediction, status: 'succeeded', output: 'https://files.example/video.mp4' }),
  );
  wire.always('GET /video.mp4', answer(200, await madeVideo(), { 'content-type': 'video/mp4' }));
  const env = {
    NODE_OPTIONS: `--import=${LEADER}`,
    LED_HOSTS: 'api.replicate.com,files.example',
    LED_PORT: new URL(wire.origin).port,
  };
  const options = {
    kind: 'hosted',
    provider: 'replicate',
    model: HOSTED_MODEL,
    apiKey: 'r8_secret',
    pollIntervalMs: 50,
    maxPollIntervalMs: 100,
  };
  return { name: RACK, declared: { [RACK]: options }, env };
}

/** One of every kind. They end with the test file. */
export const WORKING_ENGINES: Readonly<Record<string, () => Promise<WorkingEngine>>> = {
  sketch: () => Promise.resolve({ name: 'sketch', declared: {}, env: {} }),
  'openai-videos': openAiVideos,
  comfyui: comfyUi,
  hosted,
};
