import { EngineError, type GeneratedVideo } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { EngineRouting } from '../../../engines/engine.routing.js';
import { RunningVideos } from '../running-videos.js';
import type { ClaimedVideo } from '../video.js';
import { VideoRepository } from '../video.repository.js';
import { requestOf, runOf } from './attempt.js';

/** Chooses the engine for a video, and has it work. */
@Injectable()
export class EngineWork {
  constructor(
    private readonly routing: EngineRouting,
    private readonly running: RunningVideos,
    private readonly videos: VideoRepository,
  ) {}

  async generate(video: ClaimedVideo, input: { image: Uint8Array | null; signal: AbortSignal }): Promise<GeneratedVideo> {
    const [route] = this.routing.routesFor(video);
    if (route === undefined) throw new EngineError('unavailable', 'No engine of this server makes this video.');
    const { engine, replica, params } = route;
    const run = runOf(video, { replica, signal: input.signal, lose: () => this.running.stop(video.id) }, this.videos);
    return await engine.generate(requestOf(video, input.image, params), run);
  }
}
