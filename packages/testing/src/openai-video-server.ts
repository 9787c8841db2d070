import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Answered,
  type Dialect,
  type DialectName,
  DIALECTS,
  isAnswered,
  type ServedJob,
  startFields,
} from './openai-video-server-dialects.js';
import { readRequest, type WireRequest } from './scripted-wire-request.js';
import { endless } from './scripted-wire-steps.js';

/** What the server does wrong once, with the next call that it fits. */
export type Misdeed =
  | 'drop-start'
  | 'refuse-start'
  | 'hold-start'
  | 'fail'
  | 'reject'
  | 'lose'
  | 'cut-download'
  | 'stall-download'
  | 'endless-download';

/** What the server can be told, also over HTTP: `POST /control`. */
export interface Orders {
  /** How long a video takes. */
  readonly renderMs?: number;
  /** How long a start is answered after it was counted. */
  readonly startDelayMs?: number;
  /** Misdeeds to come, one for each call that they fit. */
  readonly next?: readonly Misdeed[];
  /** Forgets every job, as a restarted server does. */
  readonly forget?: boolean;
  /** Brings every video under way to its end now. */
  readonly finish?: boolean;
}

/** What happened so far, also over HTTP: `GET /control`. */
export interface Counts {
  readonly starts: number;
  readonly cancels: number;
  readonly downloads: number;
  /** Most videos that were being rendered at a time. */
  readonly busiest: number;
  readonly jobs: readonly { readonly id: string; readonly state: string }[];
}

export interface VideoServerOptions {
  readonly flavour: DialectName;
  /** Default `test-model`. */
  readonly model?: string;
  /** Asked for as a bearer token where it is set. */
  readonly apiKey?: string;
  readonly port?: number;
  /** The file that every job ends with. Default: one second of 854x480 at 24 frames per second, silent. */
  readonly video?: Uint8Array;
}

const ONE_SECOND = fileURLToPath(new URL('../src/video/__fixtures__/480p-one-second.mp4', import.meta.url));
const MISDEED_ERRORS = {
  fail: { code: 500, message: 'CUDA out of memory.' },
  reject: { code: 400, message: 'The prompt was blocked by the safety filter.' },
} as const;

/**
 * A server on loopback that speaks as one flavour of `/v1/videos` servers does, and makes the same small
 * video every time.
 */
export class OpenAiVideoServer {
  /** Every call but those to `/control`. */
  readonly requests: WireRequest[] = [];
  private readonly jobs = new Map<string, ServedJob>();
  private readonly misdeeds: Misdeed[] = [];
  private readonly counted = { starts: 0, cancels: 0, downloads: 0, busiest: 0 };
  /** What a job that was deleted occupies, too, where a delete stops nothing. */
  private readonly rendering = new Set<ServedJob>();
  private hurried = new AbortController();
  private orders: Required<Pick<Orders, 'renderMs' | 'startDelayMs'>> = { renderMs: 20, startDelayMs: 0 };
  private readonly dialect: Dialect;
  private readonly server: Server;

  private constructor(
    private readonly options: VideoServerOptions,
    private video: Uint8Array,
  ) {
    this.dialect = DIALECTS[options.flavour];
    this.server = createServer(
      (incoming, response) => void this.handle(incoming, response).catch(() => response.destroy()),
    );
  }

  static async start(options: VideoServerOptions): Promise<OpenAiVideoServer> {
    const server = new OpenAiVideoServer(options, options.video ?? (await readFile(ONE_SECOND)));
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get counts(): Counts {
    return { ...this.counted, jobs: [...this.jobs.values()].map(({ id, state }) => ({ id, state })) };
  }

  tell({ next = [], forget = false, finish = false, ...orders }: Orders): void {
    this.orders = { ...this.orders, ...orders };
    this.misdeeds.push(...next);
    if (finish) this.hurry();
    if (!forget) return;
    this.jobs.clear();
    this.rendering.clear();
  }

  /** From now on every job ends with this file. */
  serve(video: Uint8Array): void {
    this.video = video;
  }

  private hurry(): void {
    this.hurried.abort();
    this.hurried = new AbortController();
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => response.destroy());
    const request = await readRequest(incoming);
    if (request.path === '/control') return this.controlled(request, response);
    this.requests.push(request);
    const key = this.options.apiKey;
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`)
      return send(response, { status: 401, body: { error: 'Unauthorized' } });
    return await this.served(request, response);
  }

  private controlled(request: WireRequest, response: ServerResponse): void {
    if (request.method === 'POST') this.tell(request.json() as Orders);
    send(response, { status: 200, body: this.counts });
  }

  private async served(request: WireRequest, response: ServerResponse): Promise<void> {
    const { method, path } = request;
    if (method === 'POST' && path === '/v1/videos') return await this.begin(request, response);
    const listed = this.listed(path);
    if (listed !== undefined) return send(response, { status: 200, body: listed });
    const [, id = '', rest] = /^\/(?:v1\/videos|files)\/([^/]+?)(\/content|\.mp4)?$/.exec(path) ?? [];
    const job = this.jobs.get(id);
    if (job === undefined) return send(response, { status: 404, body: { detail: 'Video not found' } });
    return this.answered(job, request, { response, isFile: rest !== undefined });
  }

  private listed(path: string): unknown {
    if (path !== '/v1/videos') return this.dialect.models(path, this.model);
    return { object: 'list', data: [...this.jobs.values()].map((job) => this.dialect.told(job).body) };
  }

  private answered(
    job: ServedJob,
    request: WireRequest,
    { response, isFile }: { response: ServerResponse; isFile: boolean },
  ): void {
    if (request.method === 'DELETE') return this.remove(job, response);
    if (isFile) return this.download(job, request, response);
    return send(response, this.dialect.told(job));
  }

  private get model(): string {
    return this.options.model ?? 'test-model';
  }

  private async begin(request: WireRequest, response: ServerResponse): Promise<void> {
    if (this.misdeed('hold-start')) return;
    if (this.misdeed('refuse-start'))
      return send(response, { status: 503, body: { detail: 'The queue is full.' } });
    await this.beginFrom(request, response);
  }

  private async beginFrom(request: WireRequest, response: ServerResponse): Promise<void> {
    const fields = await startFields(request, this.dialect);
    if (isAnswered(fields)) return send(response, fields);
    if (this.dialect.checksModel && fields['model'] !== this.model)
      return send(response, this.otherModel(fields));
    this.counted.starts += 1;
    const job = this.newJob(fields);
    const done = this.render(job, Number(fields['seconds']) > 5);
    if (this.misdeed('lose')) this.jobs.delete(job.id);
    if (this.misdeed('drop-start')) return void response.destroy();
    await (this.dialect.answersWhenDone ? done : sleep(this.orders.startDelayMs, undefined, { ref: false }));
    return send(response, this.dialect.told(job));
  }

  private otherModel(fields: Readonly<Record<string, unknown>>): Answered {
    const detail = `Model mismatch: request specifies '${String(fields['model'])}' but server is running '${this.model}'.`;
    return { status: 400, body: { detail } };
  }

  private newJob(fields: Readonly<Record<string, unknown>>): ServedJob {
    const text = (name: string): string => {
      const value = fields[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const id = `video_gen_${String(this.counted.starts).padStart(8, '0')}`;
    const facts = { model: this.model, prompt: text('prompt'), size: text('size'), seconds: text('seconds') };
    const job: ServedJob = {
      id,
      ...facts,
      createdAt: Math.floor(Date.now() / 1000),
      state: 'queued',
      error: null,
    };
    this.jobs.set(id, job);
    return job;
  }

  /** Long videos take a minute at least. */
  private async render(job: ServedJob, isLong: boolean): Promise<void> {
    const misdeed = (['fail', 'reject'] as const).find((one) => this.misdeed(one));
    const renderMs = Math.max(this.orders.renderMs, isLong ? 60_000 : 0);
    this.rendering.add(job);
    this.counted.busiest = Math.max(this.counted.busiest, this.rendering.size);
    const { signal } = this.hurried;
    const renders = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);
    await renders(renderMs / 4);
    job.state = 'in_progress';
    await renders((renderMs * 3) / 4);
    this.rendering.delete(job);
    job.error = misdeed === undefined ? null : MISDEED_ERRORS[misdeed];
    job.state = misdeed === undefined ? 'completed' : 'failed';
  }

  private remove(job: ServedJob, response: ServerResponse): void {
    if (this.dialect.deleteCancels && job.state !== 'completed') this.counted.cancels += 1;
    if (this.dialect.deleteCancels) this.rendering.delete(job);
    this.jobs.delete(job.id);
    send(response, { status: 200, body: { id: job.id, object: 'video.deleted', deleted: true } });
  }

  private download(job: ServedJob, request: WireRequest, response: ServerResponse): void {
    if (job.state !== 'completed')
      return send(response, { status: 404, body: { detail: 'Generation is still in-progress' } });
    this.counted.downloads += 1;
    if (this.misdeed('endless-download'))
      return void endless({ 'content-type': 'video/mp4' })(response, request);
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': String(this.video.length) });
    const isCut = this.misdeed('cut-download');
    if (!isCut && !this.misdeed('stall-download')) return void response.end(this.video);
    response.write(
      this.video.subarray(0, this.video.length / 2),
      () => isCut && setImmediate(() => response.destroy()),
    );
  }

  /** Whether this misdeed is among those to come; it is done with then. */
  private misdeed(misdeed: Misdeed): boolean {
    const index = this.misdeeds.indexOf(misdeed);
    if (index >= 0) this.misdeeds.splice(index, 1);
    return index >= 0;
  }
}

function send(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
