import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EngineRequest, isEngineError } from '@clipwright/core/engine';
import {
  bytesOf,
  engineRequest,
  recordedRun,
  type RecordedRunOptions,
} from '@clipwright/testing/engine-contract';
import {
  exchangesOf,
  type RecordedExchange,
  recordedExchange,
  ReplayServer,
  type Transcript,
  transcript,
} from '@clipwright/testing/recorded';
import { WebSocket } from 'undici';
import { ComfyUiEngine } from '../comfyui.engine.js';
import { comfyUiSettings } from '../comfyui.settings.js';
import { promptIdOf } from '../prompt-id.js';

export type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

const VIDEO_ID = 'vid_0000000000000000000000';
export const OUR_ID = promptIdOf(VIDEO_ID);

/** The inputs that a request of ours fills, wherever a recorded graph has them. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  prompt: ['CWDraw.prompt', 'PrimitiveString.value', 'NoSuchNode.prompt'],
  seed: ['CWDraw.seed', 'PrimitiveInt.value', 'NoSuchNode.seed'],
  width: ['CWDraw.width', 'EmptyImage.width', 'ImageScale.width', 'NoSuchNode.width'],
  height: ['CWDraw.height', 'EmptyImage.height', 'ImageScale.height', 'NoSuchNode.height'],
  frames: ['CWDraw.length', 'EmptyImage.batch_size', 'RepeatImageBatch.amount', 'NoSuchNode.length'],
  outputPrefix: ['SaveVideo.filename_prefix'],
  image: ['LoadImage.image'],
};

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

type Targets = { readonly node: string; readonly input: string }[];

const targetsIn = (graph: Graph, inputs: readonly string[]): Targets =>
  Object.entries(graph).flatMap(([node, { class_type: type, inputs: own }]) =>
    Object.keys(own)
      .filter((input) => inputs.includes(`${type}.${input}`))
      .map((input) => ({ node, input })),
  );

/** What a recorded graph was filled with. */
const valueIn = (graph: Graph, name: string): unknown => {
  const [first] = targetsIn(graph, FILLED[name] ?? []);
  return first === undefined ? undefined : graph[first.node]?.inputs[first.input];
};

/** A workflow whose graph, filled with the recorded request, is the recorded one; where it goes is blank. */
function workflowOf(graph: Graph): { folder: string; mode: 'text' | 'image'; request: EngineRequest } {
  const found = Object.keys(FILLED).map((name) => [name, targetsIn(graph, FILLED[name] ?? [])] as const);
  const parameters = Object.fromEntries(found.filter(([, targets]) => targets.length > 0));
  const mode = 'image' in parameters ? 'image' : 'text';
  const frames = Number(valueIn(graph, 'frames'));
  const blank = structuredClone(graph);
  for (const { node, input } of Object.values(parameters).flat())
    blank[node]!.inputs[input] = typeof blank[node]!.inputs[input] === 'number' ? 0 : '';
  const abilities = { durationsSeconds: { min: 1, max: 1 }, resolutions: ['480p'], audio: false };
  const manifest = { title: 'Recorded', mode, fps: frames, ...abilities, parameters };
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-replay-'));
  writeFileSync(join(folder, 'recorded.json'), JSON.stringify(blank));
  writeFileSync(join(folder, 'recorded.manifest.json'), JSON.stringify(manifest));
  const request = engineRequest({
    videoId: VIDEO_ID,
    mode,
    prompt: String(valueIn(graph, 'prompt')),
    seed: Number(valueIn(graph, 'seed')),
    width: Number(valueIn(graph, 'width')),
    height: Number(valueIn(graph, 'height')),
    image: mode === 'image' ? PNG : null,
  });
  return { folder, mode, request };
}

/** The id and the graph of the start that a transcript has. */
export function startIn(played: Transcript): { id: string; graph: Graph } {
  const { json } = recordedExchange(played, 'POST', '/prompt');
  const { prompt, prompt_id: id = '' } = json as { prompt: Graph; prompt_id?: string };
  return { id, graph: prompt };
}

/** A transcript of one job, under the id that our video has. */
export function ofOurs(name: string, words: Readonly<Record<string, string>> = {}): Transcript {
  const { id } = startIn(transcript(name));
  return transcript(name, { [id]: OUR_ID, ...words });
}

export const only = (...exchanges: RecordedExchange[]): Transcript => ({ server: 'ComfyUI', exchanges });

/** The download of the file that a job of a transcript ended with, where the recorder fetched none. */
export function downloadFor(played: Transcript): Transcript {
  const [, filename = ''] = /"filename":\s?"([^"]+\.mp4)"/.exec(JSON.stringify(played)) ?? [];
  return only(
    recordedExchange(transcript('comfyui/view', { '6acefcfc_00001_.mp4': filename }), 'GET', '/view'),
  );
}

export const statusIn = (played: Transcript, status: string): RecordedExchange =>
  exchangesOf(played).find(({ answer }) => (answer?.json as { status?: string })?.status === status)!;

/** An engine with the workflow of a recorded graph, and the request that was recorded. */
export function engineWith(graph: Graph, send: typeof fetch, pollIntervalMs: number) {
  const { folder, mode, request } = workflowOf(graph);
  const engine = new ComfyUiEngine({
    name: 'comfy',
    settings: comfyUiSettings.parse({
      workflows: { [mode]: 'recorded' },
      workflowFolder: folder,
      pollIntervalMs,
    }),
    fetch: send,
    sleep: (ms, signal) => delay(ms, undefined, { signal }),
    WebSocket,
  });
  rmSync(folder, { recursive: true });
  return { engine, request };
}

/** The same before a server that plays what was recorded. */
export async function replaying(graph: Graph, ...played: readonly Transcript[]) {
  const server = await ReplayServer.start(...played);
  const { engine, request } = engineWith(graph, fetch, 5);
  const replica = { name: 'gpu-1', url: server.origin };

  /** What becomes of the video: the file's kind, a reason, or what else was thrown. */
  async function made(options: Partial<RecordedRunOptions> = {}) {
    const run = recordedRun({ replica, ...options });
    const outcome = await engine
      .generate(request, run)
      .then(bytesOf)
      .catch((error: unknown) => error);
    if (Buffer.isBuffer(outcome))
      return { outcome: outcome.toString('latin1', 4, 8), message: '', detail: '', run };
    if (!isEngineError(outcome)) return { outcome, message: '', detail: '', run };
    const { reason, message, detail } = outcome;
    return { outcome: reason, message, detail, run };
  }

  /** Stops the video with this reason once the server was asked so often. */
  async function stopped(afterRequests: number, options: Partial<RecordedRunOptions> = {}) {
    const controller = new AbortController();
    const reason = new Error('canceled');
    const working = made({ ...options, signal: controller.signal });
    while (server.asked.length < afterRequests) await delay(2);
    controller.abort(reason);
    const { outcome } = await working;
    return outcome === reason;
  }

  const health = () => engine.health(replica, new AbortController().signal);
  return { server, made, stopped, health };
}
