import { Injectable } from '@nestjs/common';
import type { GeneratedVideo } from '@clipwright/core/engine';
import { GenerationConfig, RetentionConfig } from '../../../config/slices.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import type { ClaimedVideo, StoredVideo } from '../video.js';
import { Deadline } from './deadline.js';
import { EngineWork } from './engine-work.js';
import { machineOf } from './machine.js';
import { fitVideo } from './video-judge.js';
import { WorkFiles } from './work-files.js';

/** One attempt at a video: the engine makes it, it is made to fit, judged, and stored. Settling is left to the caller. */
@Injectable()
export class ProduceVideo {
  constructor(
    private readonly generation: GenerationConfig,
    private readonly retention: RetentionConfig,
    private readonly engines: EngineWork,
    private readonly storage: ObjectStorage,
    private readonly files: WorkFiles,
  ) {}

  get deadlineMs(): number {
    return this.generation.deadlineMs;
  }

  /** Runs from now on. */
  deadline(): Deadline {
    return new Deadline(this.generation.deadlineMs);
  }

  async run(video: ClaimedVideo, signal: AbortSignal, deadline: Deadline): Promise<StoredVideo> {
    await this.storage.checkWritable();
    const image = video.image === null ? null : await this.storage.readAll(video.image);
    const { generated, route, inOneGo } = await this.engines.generate(video, { image, signal, deadline });
    return { ...(await this.store(video, generated, signal)), machine: inOneGo ? machineOf(route) : null };
  }

  private async store(video: ClaimedVideo, generated: GeneratedVideo, signal: AbortSignal): Promise<Omit<StoredVideo, 'machine'>> {
    const file = `${video.id}-${video.attempt}.mp4`;
    return await this.files.with({ name: file, stream: generated.stream, signal }, async (localFile) => {
      const changes = await fitVideo(localFile, video, { untitled: !this.generation.promptInMetadata, signal });
      const { bytes, hash } = await this.files.factsOf(localFile);
      signal.throwIfAborted();
      await this.storage.put(file, localFile);
      const warnings = [...video.warnings, ...generated.warnings, ...changes];
      return { file, bytes, hash, hasAudio: video.hasAudio, warnings, keepMs: this.retention.keepMs };
    });
  }
}
