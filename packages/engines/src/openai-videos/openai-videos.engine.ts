import {
  type EngineCapabilities,
  type EngineHealth,
  type EngineReplica,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  isEngineError,
  type LeftState,
  type LeftWork,
  type VideoEngine,
} from '@clipwright/core/engine';
import { untilAborted } from '../remote/until-aborted.js';
import type { Reference } from './openai-videos.answers.js';
import { resumed, start } from './openai-videos.begin.js';
import { clearLeft } from './openai-videos.clear.js';
import { contentStream } from './openai-videos.content.js';
import { type DownloadElsewhere, openVideo } from './openai-videos.download.js';
import { unreached } from './openai-videos.errors.js';
import { type Flavour, flavourNamed } from './openai-videos.flavours.js';
import { cancelJob, followJob, type Following } from './openai-videos.follow.js';
import { lookAt } from './openai-videos.health.js';
import { fpsOf } from './openai-videos.request.js';
import {
  openAiVideosCapabilities,
  type OpenAiVideosSettings,
  type SettingsInForce,
  settingsInForce,
} from './openai-videos.settings.js';
import { type Fetch, VideosWire } from './openai-videos.wire.js';

export interface OpenAiVideosEngineOptions {
  readonly name: string;
  readonly settings: OpenAiVideosSettings;
  /** Ends a call by its signal alone: a start of the dynamo flavour takes as long as the video does. */
  readonly fetch: Fetch;
  /** Rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Without it, videos come from the replica's own origin alone. */
  readonly download?: DownloadElsewhere;
}

/**
 * Servers with the `/v1/videos` API: SGLang Diffusion, FastVideo, vLLM-Omni, NVIDIA Dynamo, and others of
 * that shape.
 */
export class OpenAiVideosEngine implements VideoEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  private readonly settings: SettingsInForce;
  private readonly flavour: Flavour;

  constructor(private readonly options: OpenAiVideosEngineOptions) {
    this.name = options.name;
    this.capabilities = openAiVideosCapabilities(options.settings);
    this.settings = settingsInForce(options.settings);
    this.flavour = flavourNamed(options.settings.flavour);
  }

  async generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    run.signal.throwIfAborted();
    return await untilAborted(run.signal, async () => {
      const wire = this.wireTo(run.replica);
      return this.generated(request, await this.stream(request, run, wire));
    });
  }

  async health(replica: EngineReplica, signal: AbortSignal): Promise<EngineHealth> {
    try {
      const { settings, flavour } = this;
      return await lookAt({ wire: this.wireTo(replica), settings, flavour, signal });
    } catch (error) {
      if (isEngineError(error)) return { healthy: false, detail: error.message };
      return { healthy: false, detail: 'The look was given up before the server answered.' };
    }
  }

  async clear({ operation, replica }: LeftWork, signal: AbortSignal): Promise<LeftState> {
    const { settings, flavour } = this;
    return await clearLeft(operation, { wire: this.wireTo(replica), settings, flavour, signal });
  }

  private async stream(
    request: EngineRequest,
    run: EngineRun,
    wire: VideosWire,
  ): Promise<ReadableStream<Uint8Array>> {
    const { settings, flavour } = this;
    const begun =
      run.resumeFrom === null
        ? await start({ request, run, wire, settings, flavour })
        : { reference: resumed(run.resumeFrom, run.replica), bytes: null };
    const downloading = { run, wire, settings, sleep: this.options.sleep, download: this.options.download };
    if (flavour.answer === 'job') await this.followed(begun.reference, downloading);
    run.progress(1);
    const open = () =>
      begun.bytes === null
        ? openVideo(begun.reference, downloading)
        : Promise.resolve(new Blob([begun.bytes]).stream());
    return await contentStream({
      open,
      maxBytes: settings.maxVideoBytes,
      idleMs: settings.requestTimeoutMs,
      signal: run.signal,
    });
  }

  /** An abort also cancels the job, unless another attempt carries it on. */
  private async followed(reference: Reference, following: Following): Promise<void> {
    await untilAborted(
      following.run.signal,
      () => followJob(reference, following),
      async () => (this.flavour.cancels ? await cancelJob(following.wire, reference.id) : undefined),
    );
  }

  private generated(request: EngineRequest, stream: ReadableStream<Uint8Array>): GeneratedVideo {
    const fps = fpsOf(request, this.settings);
    const warnings =
      fps === request.fps ? [] : [`The video has ${fps} frames per second, not ${request.fps}.`];
    return { stream, warnings };
  }

  private wireTo({ name, url }: EngineReplica): VideosWire {
    if (url === null || !URL.canParse(url)) throw unreached('its replica has no url');
    return new VideosWire({
      replica: { name, url },
      apiKey: this.settings.apiKey,
      fetch: this.options.fetch,
    });
  }
}
