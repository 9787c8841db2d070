import {
  EngineError,
  type EngineCapabilities,
  type EngineHealth,
  type EngineReplica,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type LeftState,
  type LeftWork,
  type VideoEngine,
} from '@clipwright/core/engine';
import type { VideoMode } from '@clipwright/core/videos';
import { untilAborted } from '../remote/until-aborted.js';
import { blankMetadata } from './blank-metadata.js';
import type { ComfyUiJob } from './comfyui-job.js';
import { ComfyUiClient, credentials, type FetchFunction } from './comfyui.client.js';
import { comfyUiCapabilities, comfyUiWorkflows, type ComfyUiSettings } from './comfyui.settings.js';
import { cancelJob } from './job-cancel.js';
import { clearJob } from './job-clear.js';
import { followJob } from './job-follow.js';
import { JobProgress } from './job-progress.js';
import { JobSocket, type SocketClass } from './job-socket.js';
import { startJob } from './job-start.js';
import { promptIdOf } from './prompt-id.js';
import { lookAtServer } from './server-health.js';
import { downloadVideo } from './video-download.js';
import { fillWorkflow } from './workflow-fill.js';
import type { Workflow } from './workflow-library.js';

/**
 * What the engine is given. `sleep` rejects when its signal fires; without a WebSocket there is no progress,
 * and that is all.
 */
export interface ComfyUiEngineOptions {
  readonly name: string;
  readonly settings: ComfyUiSettings;
  readonly fetch: FetchFunction;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly WebSocket?: SocketClass | undefined;
}

/** Videos by workflows on ComfyUI servers. Throws where the settings' workflows don't hold together. */
export class ComfyUiEngine implements VideoEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  private readonly workflows: Partial<Record<VideoMode, Workflow>>;

  constructor(private readonly options: ComfyUiEngineOptions) {
    this.name = options.name;
    this.capabilities = comfyUiCapabilities(options.settings);
    this.workflows = comfyUiWorkflows(options.settings);
  }

  async generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    run.signal.throwIfAborted();
    const job = this.jobOf(request, run);
    const socket = this.socketOf(job);
    const making = untilAborted(
      run.signal,
      () => this.made(job, socket),
      () => this.stop(job),
    );
    return await making.finally(() => socket.close());
  }

  private async made(job: ComfyUiJob, socket: JobSocket): Promise<GeneratedVideo> {
    const { workflow, request, run } = job;
    await startJob(job);
    const file = await followJob(job, socket);
    const stream = await this.fetched(job, file);
    const { warnings } = fillWorkflow(workflow, request, { imageName: null, outputPrefix: '' });
    run.progress(1);
    return { stream, warnings };
  }

  async health(replica: EngineReplica, signal: AbortSignal): Promise<EngineHealth> {
    const { settings, fetch } = this.options;
    const limited = AbortSignal.any([
      signal,
      AbortSignal.timeout(Math.min(settings.requestTimeoutMs, 10_000)),
    ]);
    const url = urlOf(replica);
    return await lookAtServer({
      client: new ComfyUiClient({ url, settings, fetch, signal: limited }),
      url,
      workflows: Object.values(this.workflows),
    });
  }

  async clear({ videoId, replica }: LeftWork, signal: AbortSignal): Promise<LeftState> {
    const { settings, fetch } = this.options;
    return await clearJob(
      new ComfyUiClient({ url: urlOf(replica), settings, fetch, signal }),
      promptIdOf(videoId),
    );
  }

  private jobOf(request: EngineRequest, run: EngineRun): ComfyUiJob {
    const { settings, fetch, sleep } = this.options;
    const workflow = this.workflows[request.mode];
    if (workflow === undefined)
      throw new EngineError('failed', `The engine ${this.name} has no workflow for ${request.mode}.`);
    const { signal } = run;
    const pause = async (early?: Promise<void>): Promise<void> => {
      const over = new AbortController();
      const slept = sleep(settings.pollIntervalMs, AbortSignal.any([signal, over.signal])).catch(
        () => undefined,
      );
      await Promise.race(early === undefined ? [slept] : [slept, early]);
      over.abort();
      signal.throwIfAborted();
    };
    const client = new ComfyUiClient({ url: urlOf(run.replica), settings, fetch, signal });
    return {
      id: promptIdOf(request.videoId),
      workflow,
      request,
      run,
      settings,
      client,
      pause,
      mayBeThere: false,
    };
  }

  private socketOf({ id, workflow, run }: ComfyUiJob): JobSocket {
    const { settings, WebSocket } = this.options;
    const progress = new JobProgress(id, workflow, (fraction) => run.progress(fraction));
    return new JobSocket({
      url: urlOf(run.replica),
      clientId: id,
      headers: credentials(settings),
      WebSocket,
      onMessage: (raw) => progress.take(raw),
    });
  }

  /**
   * The stream, its first bytes already here: what is no mp4, or is gone, is told before anything is handed
   * on.
   */
  private async fetched(
    job: ComfyUiJob,
    file: Parameters<ComfyUiClient['view']>[0],
  ): Promise<ReadableStream<Uint8Array>> {
    const { client, run, pause, settings } = job;
    const bytes = blankMetadata(
      downloadVideo({ client, file, signal: run.signal, maxBytes: settings.maxVideoBytes, pause }),
    );
    try {
      const first = await bytes.next();
      return ReadableStream.from(from(first, bytes)) as ReadableStream<Uint8Array>;
    } catch (error) {
      // A next attempt would find this ended job, and the same missing file.
      if (error instanceof EngineError) await client.forget(job.id).catch(() => undefined);
      throw error;
    }
  }

  private async stop({ id, run, mayBeThere }: ComfyUiJob): Promise<void> {
    if (!mayBeThere) return;
    const { settings, fetch, sleep } = this.options;
    await cancelJob({ id, url: urlOf(run.replica), settings, fetch, sleep });
  }
}

function urlOf({ name, url }: EngineReplica): string {
  if (url === null) throw new EngineError('unavailable', `The replica ${name} has no url.`);
  return url;
}

async function* from<T>(first: IteratorResult<T, unknown>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
