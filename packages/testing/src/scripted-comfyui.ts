import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { withGraph } from './scripted-comfyui-file.js';
import { SpeakingSocket } from './scripted-comfyui-socket.js';
import {
  ScriptedQueue,
  type ScriptedFailure,
  type ScriptedGraph,
  type ScriptedJob,
} from './scripted-comfyui-queue.js';
import { recordedNodes } from './scripted-comfyui-nodes.js';
import { ScriptedWire, type WireRequest } from './scripted-wire.js';
import { answer, json, type WireStep } from './scripted-wire-steps.js';

export { withGraph } from './scripted-comfyui-file.js';
export type { ScriptedFailure, ScriptedGraph, ScriptedJob } from './scripted-comfyui-queue.js';

export interface ScriptedComfyUiOptions {
  /** The file that every job makes; the graph is written into each. */
  readonly video: Uint8Array;
  /**
   * Newer servers have `/api/jobs`; older ones interrupt whatever runs, whomever they are asked to. Default
   * new.
   */
  readonly routes?: 'new' | 'old';
  /** Default true; without it the change of protocols is refused. */
  readonly webSocket?: boolean;
  readonly durationMs?: (graph: ScriptedGraph) => number;
  /** Under which name the saved file stands. Default images, as SaveVideo has it. */
  readonly outputKey?: string;
  /** Default: the nodes of a real server, which has every model file. */
  readonly objectInfo?: Readonly<Record<string, unknown>>;
}

export interface UploadedImage {
  readonly name: string;
  readonly bytes: Buffer;
}

const LOWER_CASE_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOT_FOUND = answer(404, '404: Not Found', { 'content-type': 'text/plain' });

/**
 * A ComfyUI server in miniature: it keeps the queue, the history, the files and the habits, and makes no
 * pictures.
 */
export class ScriptedComfyUi {
  /** Every graph that was queued. */
  readonly started: ScriptedJob[] = [];
  readonly uploads: UploadedImage[] = [];
  readonly sockets: SpeakingSocket[] = [];
  readonly files = new Map<string, Uint8Array>();
  readonly queue: ScriptedQueue;
  /** What jobs fail with from now on. */
  failure: ScriptedFailure | null = null;

  private constructor(
    /** Its wire, to script faults on: what is queued there is answered first. */
    readonly wire: ScriptedWire,
    private readonly options: ScriptedComfyUiOptions,
  ) {
    this.queue = new ScriptedQueue({
      durationMs: options.durationMs ?? (() => 20),
      failure: () => this.failure,
      finish: (job) => this.save(job),
      say: (clientId, type, data) =>
        this.sockets
          .filter((socket) => socket.clientId === clientId)
          .forEach((socket) => socket.say({ type, data })),
    });
  }

  static async start(options: ScriptedComfyUiOptions): Promise<ScriptedComfyUi> {
    const wire = await ScriptedWire.start();
    const server = new ScriptedComfyUi(wire, options);
    server.answerRoutes();
    if (options.webSocket !== false) wire.onUpgrade = (request, socket) => server.greet(request, socket);
    return server;
  }

  get url(): string {
    return this.wire.origin;
  }

  /** Its process ends: connections are refused, and queue and history are gone. The files stay. */
  async stop(): Promise<void> {
    for (const socket of this.sockets.splice(0)) socket.drop();
    this.queue.clear();
    await this.wire.close();
  }

  /** Stops, and starts again on the same port. */
  async restart(): Promise<void> {
    await this.stop();
    await this.wire.listen();
  }

  /** Queues what is asked for, and answers so. For faults that come after that. */
  accept(request: WireRequest): WireStep {
    const {
      prompt,
      prompt_id: id,
      client_id: clientId,
    } = request.json() as { prompt: ScriptedGraph; prompt_id: string; client_id: string };
    if (!LOWER_CASE_UUID.test(id))
      return json(
        { error: { type: 'invalid_prompt_id', message: 'prompt_id must be a valid UUID' }, node_errors: {} },
        400,
      );
    this.queue.add(id, clientId, prompt);
    this.started.push(this.queue.find(id)!);
    return json({ prompt_id: id, number: this.started.length, node_errors: {} });
  }

  private greet(request: IncomingMessage, stream: Duplex): void {
    const socket = new SpeakingSocket(request, stream);
    this.sockets.push(socket);
    socket.say({
      type: 'status',
      data: { status: { exec_info: { queue_remaining: 0 } }, sid: socket.clientId },
    });
    socket.sayBytes(Buffer.alloc(300));
  }

  private answerRoutes(): void {
    const { wire, queue } = this;
    wire.always(
      'GET /system_stats',
      json({
        system: { comfyui_version: '0.33.0' },
        devices: [{ name: 'cuda:0 Scripted', vram_total: 25_769_803_776, vram_free: 24_696_061_952 }],
      }),
    );
    wire.always('GET /object_info', (response, request) => json(this.nodes)(response, request));
    wire.always('GET /object_info/*', (response, request) =>
      json(this.infoOf(rest(request, '/object_info/')))(response, request),
    );
    wire.always('POST /prompt', (response, request) => this.accept(request)(response, request));
    wire.always('POST /upload/image', async (response, request) =>
      (await this.uploadStep(request))(response, request),
    );
    wire.always('GET /history/*', (response, request) =>
      json(historyOf(queue.ended.get(rest(request, '/history/'))))(response, request),
    );
    wire.always('POST /history', (response, request) => this.forgetStep(request)(response, request));
    wire.always('GET /queue', (response, request) =>
      json({ queue_running: tuples(queue.running), queue_pending: tuples(...queue.waiting) })(
        response,
        request,
      ),
    );
    wire.always('POST /queue', (response, request) => this.deleteStep(request)(response, request));
    wire.always('POST /interrupt', (response, request) => this.interruptStep()(response, request));
    wire.always('GET /view*', (response, request) => this.viewStep(request)(response, request));
    wire.always(
      'GET /api/jobs/*',
      this.options.routes === 'old'
        ? NOT_FOUND
        : (response, request) => this.jobStep(request)(response, request),
    );
    wire.always(
      'POST /api/jobs/*',
      this.options.routes === 'old'
        ? answer(405)
        : (response, request) => this.cancelStep(request)(response, request),
    );
  }

  private get nodes(): Readonly<Record<string, unknown>> {
    return this.options.objectInfo ?? recordedNodes();
  }

  private infoOf(className: string): Record<string, unknown> {
    const info = this.nodes[className];
    return info === undefined ? {} : { [className]: info };
  }

  private async uploadStep(request: WireRequest): Promise<WireStep> {
    const form = await request.form();
    const image = form.get('image') as File;
    const subfolder = form.get('subfolder') as string;
    this.uploads.push({ name: `${subfolder}/${image.name}`, bytes: Buffer.from(await image.arrayBuffer()) });
    return json({ name: image.name, subfolder, type: form.get('type') });
  }

  private forgetStep(request: WireRequest): WireStep {
    for (const id of (request.json() as { delete: string[] }).delete) this.queue.ended.delete(id);
    return answer(200);
  }

  /** Whomever it was asked to stop: an old server looks at no id. */
  private interruptStep(): WireStep {
    this.queue.interrupt();
    return answer(200);
  }

  private deleteStep(request: WireRequest): WireStep {
    for (const id of (request.json() as { delete: string[] }).delete) this.queue.remove(id);
    return answer(200);
  }

  private jobStep(request: WireRequest): WireStep {
    const job = this.queue.find(rest(request, '/api/jobs/'));
    return job === null
      ? json({ error: 'Job not found' }, 404)
      : json({ id: job.id, status: job.status, outputs: job.outputs, execution_error: job.error });
  }

  private cancelStep(request: WireRequest): WireStep {
    const id = rest(request, '/api/jobs/').replace(/\/cancel$/, '');
    const running = this.queue.running?.id === id;
    if (running) this.queue.interrupt();
    return json({ cancelled: running || this.queue.remove(id) });
  }

  private viewStep(request: WireRequest): WireStep {
    const query = new URL(request.target, this.url).searchParams;
    const file = this.files.get(`${query.get('type')}/${query.get('subfolder')}/${query.get('filename')}`);
    if (file === undefined) return answer(404);
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    return answer(from > 0 ? 206 : 200, file.subarray(from), {
      'content-type': 'video/mp4',
      'content-length': String(file.length - from),
    });
  }

  private save(job: ScriptedJob): Record<string, unknown> {
    const entry = Object.entries(job.graph).find(
      ([, { inputs }]) => typeof inputs['filename_prefix'] === 'string',
    );
    const [node, prefix] = [entry?.[0] ?? '0', String(entry?.[1].inputs['filename_prefix'])];
    const [subfolder, name] = [prefix.split('/').slice(0, -1).join('/'), prefix.split('/').at(-1)];
    const filename = `${name}_00001_.mp4`;
    this.files.set(`output/${subfolder}/${filename}`, withGraph(this.options.video, job.graph));
    return {
      [node]: {
        [this.options.outputKey ?? 'images']: [{ filename, subfolder, type: 'output' }],
        animated: [true],
      },
    };
  }
}

const rest = (request: WireRequest, before: string): string =>
  decodeURIComponent(request.path.slice(before.length));

const tuples = (...jobs: (ScriptedJob | null)[]): unknown[] =>
  jobs.flatMap((job) => (job === null ? [] : [[1, job.id, job.graph, {}, []]]));

function historyOf(job: ScriptedJob | undefined): Record<string, unknown> {
  if (job === undefined) return {};
  const messages: [string, unknown][] = [['execution_start', {}]];
  if (job.status === 'failed') messages.push(['execution_error', job.error]);
  if (job.status === 'cancelled') messages.push(['execution_interrupted', {}]);
  const status = {
    status_str: job.status === 'completed' ? 'success' : 'error',
    completed: job.status === 'completed',
    messages,
  };
  return { [job.id]: { prompt: [], outputs: job.outputs, status } };
}
