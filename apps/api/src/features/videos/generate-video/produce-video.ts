import { Injectable } from '@nestjs/common';
import { GenerationConfig } from '../../../config/slices.js';
import { DiskRoom } from '../../../platform/storage/disk-room.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import { estimatedBytes } from '../storage-room.js';
import type { ClaimedVideo, StoredVideo } from '../video.js';
import { Deadline } from '@clipwright/engines';
import { EngineWork } from './engine-work.js';
import { machineOf } from './machine.js';
import { StoreVideo } from './store-video.js';
import type { VideoProduction } from './video-production.js';

/** Attempts at the engines of this worker, into the storage. */
@Injectable()
export class ProduceVideo implements VideoProduction {
  constructor(
    private readonly generation: GenerationConfig,
    private readonly engines: EngineWork,
    private readonly storage: ObjectStorage,
    private readonly disk: DiskRoom,
    private readonly storeVideo: StoreVideo,
  ) {}

  get deadlineMs(): number {
    return this.generation.deadlineMs;
  }

  deadline(): Deadline {
    return new Deadline(this.generation.deadlineMs);
  }

  async run(video: ClaimedVideo, signal: AbortSignal, deadline: Deadline): Promise<StoredVideo> {
    await this.storage.checkWritable();
    await this.disk.require(estimatedBytes(video));
    const image = video.image === null ? null : await this.storage.readAll(video.image);
    const { generated, route, inOneGo } = await this.engines.generate(video, { image, signal, deadline });
    return {
      ...(await this.storeVideo.run(video, generated, signal)),
      machine: inOneGo ? machineOf(route) : null,
    };
  }
}
