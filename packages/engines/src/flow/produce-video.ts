import { Deadline } from './deadline.js';
import type { EngineWork } from './engine-work.js';
import { estimatedBytes } from './estimated-bytes.js';
import type { ReadImages } from './read-images.js';
import { machineOf } from './machine.js';
import { type FlowWatch, UNWATCHED, type VideoRoom, type VideoStorage } from './ports.js';
import type { StoreVideo } from './store-video.js';
import type { AttemptedVideo, StoredVideo } from './video.js';

/** Attempts at the engines of this worker, into the storage. */
export class ProduceVideo<Video extends AttemptedVideo> {
  constructor(
    readonly deadlineMs: number,
    private readonly images: ReadImages,
    private readonly engines: EngineWork<Video>,
    private readonly storage: VideoStorage,
    private readonly room: VideoRoom<Video>,
    private readonly storeVideo: StoreVideo<Video>,
    private readonly watch: FlowWatch = UNWATCHED,
  ) {}

  /** Runs from now on. */
  deadline(): Deadline {
    return new Deadline(this.deadlineMs);
  }

  /** No engine is called for a video that could not be stored. */
  async run(video: Video, signal: AbortSignal, deadline: Deadline): Promise<StoredVideo> {
    await this.storage.checkWritable();
    await this.room.require(estimatedBytes(video));
    const images = await this.watch.step({ name: 'read images' }, () => this.images.of(video, signal));
    const { generated, route, inOneGo } = await this.engines.generate(video, { images, signal, deadline });
    return {
      ...(await this.storeVideo.run(video, generated, signal)),
      machine: inOneGo ? machineOf(route) : null,
    };
  }
}
