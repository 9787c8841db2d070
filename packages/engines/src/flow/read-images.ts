import { EngineError, type EngineRequest } from '@clipwright/core/engine';
import { lastPicture } from '@clipwright/sketch';
import type { VideoStorage } from './ports.js';
import type { AttemptedVideo } from './video.js';
import type { WorkFiles } from './work-files.js';

/** The images that an engine is given. */
export type GivenImages = Pick<EngineRequest, 'image' | 'lastImage' | 'referenceImages'>;

const SOURCE_GONE = 'The video that this one continues is no longer there.';

/** Reads what a video is made from: images that were stored with its order, and the last picture of another video. */
export class ReadImages {
  constructor(
    private readonly storage: Pick<VideoStorage, 'readAll'>,
    private readonly files: WorkFiles,
  ) {}

  /** @throws EngineError where the video that is continued is gone */
  async of(video: AttemptedVideo, signal: AbortSignal): Promise<GivenImages> {
    const { image, sourceVideoId, lastImages, moreImages = [] } = video;
    return {
      image: sourceVideoId === null ? await this.read(image) : await this.lastOf(video, signal),
      lastImage: await this.read(moreImages.slice(0, lastImages)[0] ?? null),
      referenceImages: await Promise.all(
        moreImages.slice(lastImages).map((key) => this.storage.readAll(key)),
      ),
    };
  }

  private async read(key: string | null): Promise<Uint8Array | null> {
    return key === null ? null : await this.storage.readAll(key);
  }

  /** In a child process: a video is opened by none that has anything to lose. */
  private async lastOf(
    { id, attempt, source = null }: AttemptedVideo,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    if (source === null) throw new EngineError('failed', SOURCE_GONE);
    const bytes = await this.storage.readAll(source.file);
    const name = `${id}-${attempt}.source.mp4`;
    const stream = new Blob([new Uint8Array(bytes)]).stream();
    return await this.files.with({ name, stream, signal }, (file) => lastPicture(file, source, { signal }));
  }
}
