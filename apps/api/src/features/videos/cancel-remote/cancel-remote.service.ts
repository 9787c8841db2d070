import type { EngineRun } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import type { EngineRoute } from '../../../engines/engine.place.js';
import { EngineRouting } from '../../../engines/engine.routing.js';
import { Log } from '../../../platform/logging/log.js';
import { requestOf } from '../engine-request.js';
import { VideoEnded } from '../running-videos.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';

/** Time for an engine to take the operation up again, before it is told to stop. */
const TAKE_UP_MS = 500;

/**
 * Ends an operation that a canceled or failed video has left behind: resumes it, and aborts, which engines
 * pass on.
 */
@Injectable()
export class CancelRemote {
  constructor(
    private readonly videos: VideoRepository,
    private readonly routing: EngineRouting,
    private readonly log: Log,
  ) {}

  async run(videoId: string): Promise<void> {
    const video = await this.videos.begun(videoId);
    if (video === null) return;
    const route = this.routing.routeTo(video, video.model);
    if (route !== null) await this.end(video, route);
    await this.videos.forgetOperation(videoId);
  }

  private async end(video: ClaimedVideo, route: EngineRoute): Promise<void> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new VideoEnded('the video has ended')), TAKE_UP_MS);
    try {
      const { stream } = await route.engine.generate(
        requestOf(video, null, route.params),
        lastRun(video, route, stop.signal),
      );
      await stream.cancel();
    } catch (error) {
      if (!(error instanceof VideoEnded))
        this.log.info('an operation could not be ended at its engine', { videoId: video.id, error });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Nothing of this run is saved: the video has ended. */
const lastRun = ({ operation }: ClaimedVideo, { replica }: EngineRoute, signal: AbortSignal): EngineRun => ({
  replica,
  signal,
  resumeFrom: operation,
  checkpoint: () => Promise.reject(new VideoEnded('the video has ended')),
  progress: () => undefined,
});
