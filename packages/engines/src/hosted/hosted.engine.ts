import {
  type EngineCapabilities,
  EngineError,
  type EngineHealth,
  type EngineReplica,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type LeftState,
  type LeftWork,
  type VideoEngine,
} from '@clipwright/core/engine';
import type { DownloadVideo } from '../media/video-download.js';
import { untilAborted } from '../remote/until-aborted.js';
import { fetchVideo } from './fetch-video.js';
import { followWork } from './follow-work.js';
import { openSession, type Session, type Sleep } from './hosted-session.js';
import { hostedCapabilities, type HostedSettings, modelFor } from './hosted.settings.js';
import { importPackage, type LoadPackage } from './load-model.js';
import { lookAtProvider } from './look-at-provider.js';
import type { Fetch } from './recorded-fetch.js';
import { type RemoteWork, savedWork, workOf } from './remote-work.js';
import { startWork } from './start-work.js';

export interface HostedEngineOptions {
  readonly name: string;
  readonly settings: HostedSettings;
  /** Reaches the provider's API. */
  readonly fetch: Fetch;
  readonly sleep: Sleep;
  /** Fetches the finished file, from wherever the provider says that it is. */
  readonly download: DownloadVideo;
  /** Imports a provider's package. */
  readonly load?: LoadPackage;
}

const BEGUN = 0.05;
const MADE = 0.9;

/** Videos made by a provider that bills for them, through the Vercel AI SDK. Nothing is ever begun twice. */
export class HostedEngine implements VideoEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  private readonly options: Required<HostedEngineOptions>;

  constructor(options: HostedEngineOptions) {
    this.name = options.name;
    this.capabilities = hostedCapabilities(options.settings);
    this.options = { load: importPackage, ...options };
  }

  async generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    run.signal.throwIfAborted();
    return await untilAborted(run.signal, () => this.generated(request, run));
  }

  async health(_replica: EngineReplica, signal: AbortSignal): Promise<EngineHealth> {
    return await lookAtProvider({ ...this.options, signal });
  }

  /**
   * A provider is told once that its work is not wanted. Whether it goes on is the provider's business, and
   * what it has kept is removed by its own rules.
   */
  async clear({ operation, fetched }: LeftWork, signal: AbortSignal): Promise<LeftState> {
    const work = fetched ? null : workOf(operation, this.options.settings);
    if (work === null) return 'gone';
    const session = await openSession({ ...this.options, model: work.model });
    signal.throwIfAborted();
    await session.cancel(work);
    return 'gone';
  }

  private async generated(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    const { settings } = this.options;
    const session = await openSession({ ...this.options, model: modelFor(settings, request.mode) });
    const work = await this.begun(session, request, run);
    run.progress(BEGUN);
    // An abort reaches the provider too, unless another attempt carries the work on.
    const { video, warnings } = await untilAborted(
      run.signal,
      () => followWork(session, work, run.signal),
      () => session.cancel(work),
    );
    run.progress(MADE);
    const stream = await fetchVideo(session, video, { signal: run.signal, download: this.options.download });
    run.progress(1);
    return { stream, warnings: [...work.warnings, ...warnings] };
  }

  private async begun(session: Session, request: EngineRequest, run: EngineRun): Promise<RemoteWork> {
    const saved = run.resumeFrom;
    if (saved?.phase === 'started') return savedWork(saved, session.settings, session.context);
    if (saved === null || this.capabilities.idempotentStart) return await startWork(session, request, run);
    const { title } = session.provider;
    throw new EngineError(
      'start_unknown',
      `The server stopped while ${title} was asked for this video; it is not asked for again, so that it is not paid for twice.`,
    );
  }
}
