import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { EngineError, type EngineRequest } from '@clipwright/core/engine';
import { lastPicture } from '@clipwright/sketch';
import type { VideoStorage } from './ports.js';
import type { AttemptedVideo } from './video.js';
import type { WorkFiles } from './work-files.js';

/** The images that an engine is given. */
export interface GivenImages extends Pick<EngineRequest, 'image' | 'lastImage' | 'referenceImages'> {
  /** Why an image could not be had that only who begins anew needs. */
  readonly missing: Error | null;
}

const SOURCE_GONE = 'The video that this one continues is no longer there.';

/** Reads what a video is made from: images that were stored with its order, and the last picture of another video. */
export class ReadImages {
  constructor(
    private readonly storage: Pick<VideoStorage, 'readAll' | 'stat' | 'read'>,
    private readonly files: WorkFiles,
  ) {}

  /**
   * What an earlier attempt began is waited for with or without the video that it continues.
   * @throws EngineError where that is gone, and nothing was begun
   */
  async of(video: AttemptedVideo, signal: AbortSignal): Promise<GivenImages> {
    const { image, sourceVideoId, lastImages, moreImages = [] } = video;
    const first =
      sourceVideoId === null
        ? { image: await this.read(image), missing: null }
        : await this.lastOrMissing(video, signal);
    return {
      ...first,
      lastImage: await this.read(moreImages.slice(0, lastImages)[0] ?? null),
      referenceImages: await Promise.all(
        moreImages.slice(lastImages).map((key) => this.storage.readAll(key)),
      ),
    };
  }

  private async read(key: string | null): Promise<Uint8Array | null> {
    return key === null ? null : await this.storage.readAll(key);
  }

  private async lastOrMissing(
    video: AttemptedVideo,
    signal: AbortSignal,
  ): Promise<Pick<GivenImages, 'image' | 'missing'>> {
    try {
      return { image: await this.lastOf(video, signal), missing: null };
    } catch (error) {
      signal.throwIfAborted();
      if (video.operation === null || !(error instanceof Error)) throw error;
      return { image: null, missing: error };
    }
  }

  /** In a child process: a video is opened by none that has anything to lose. */
  private async lastOf(
    { id, attempt, source = null }: AttemptedVideo,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const stored = source && (await this.storage.stat(source.file));
    if (source === null || stored === null) throw new EngineError('failed', SOURCE_GONE);
    const name = `${id}-${attempt}.source.mp4`;
    const bytes = this.storage.read(source.file, { start: 0, end: stored.sizeBytes - 1 });
    const stream = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
    return await this.files.with({ name, stream, signal }, (file) => lastPicture(file, source, { signal }));
  }
}
