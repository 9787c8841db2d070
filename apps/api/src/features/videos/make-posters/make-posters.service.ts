import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ObjectStorage } from '@clipwright/engines/files';
import { posterKeys, WorkFiles } from '@clipwright/engines/flow';
import { makePoster, type Poster } from '@clipwright/sketch';
import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/logging/log.js';
import { PosterRepository, type PictureLess } from '../poster.repository.js';
import { VideoRemains } from '../video-remains.js';

/** Gives completed videos their pictures, after they were told of: none is waited for, and none fails a video. */
@Injectable()
export class MakePosters {
  constructor(
    private readonly posters: PosterRepository,
    private readonly storage: ObjectStorage,
    private readonly files: WorkFiles,
    private readonly remains: VideoRemains,
    private readonly log: Log,
  ) {}

  /** One video's. False when all have theirs. */
  async run(signal: AbortSignal): Promise<boolean> {
    const video = await this.posters.take();
    if (video === null) return false;
    try {
      await this.keep(video, await this.make(video, signal));
    } catch (error) {
      if (signal.aborted) await this.posters.letGo(video.id);
      else this.log.warn('no picture could be taken of a video', { videoId: video.id, error });
    }
    return true;
  }

  private async make(video: PictureLess, signal: AbortSignal): Promise<Poster> {
    const stored = await this.storage.stat(video.file);
    if (stored === null) throw new Error('its file is gone');
    const stream = Readable.toWeb(
      this.storage.read(video.file, { start: 0, end: stored.sizeBytes - 1 }),
    ) as ReadableStream<Uint8Array>;
    return await this.files.with(
      { name: `${video.file}.poster`, stream, signal },
      async (file) => await makePoster(file, video, { signal }),
    );
  }

  /** The files first: a row that tells of pictures has them. What was deleted meanwhile has none. */
  private async keep(video: PictureLess, { blur, ...pictures }: Poster): Promise<void> {
    const keys = posterKeys(video.file);
    const lacking = video.hasPoster ? { sheet: pictures.sheet } : pictures;
    const files = Object.entries(lacking) as [keyof typeof pictures, Uint8Array][];
    for (const [name, content] of files) {
      // That of a try that was not heard of may stand there, and a store writes nothing over.
      await this.storage.remove(keys[name]);
      await this.storage.putBytes(keys[name], content);
    }
    const bytes = files.reduce((sum, [, { byteLength }]) => sum + byteLength, 0);
    if (await this.posters.keep(video, Buffer.from(blur).toString('base64'), bytes))
      return await this.remains.settle(video.id);
    await Promise.all(Object.values(keys).map((key) => this.storage.remove(key)));
  }
}
