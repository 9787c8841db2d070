import { StorageFullError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/logging/log.js';
import { ImageSources } from '../../../platform/media/image-sources.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import { isOutOfSpace } from '../../../platform/storage/out-of-space.js';
import { imageKey } from '../storage-keys.js';

/** An image that is ours: fetched once, judged, made anew. Sides in pixels. */
export interface InputImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
}

/** The images that videos are made from. They are kept beside the video, under its id. */
@Injectable()
export class InputImages {
  constructor(
    private readonly sources: ImageSources,
    private readonly storage: ObjectStorage,
    private readonly log: Log,
  ) {}

  /** @throws InvalidImageError, with one text for whatever was wrong with an address, and the fault of an image that was sent */
  async take(from: { imageUrl: string } | { upload: Uint8Array }, accountId: string): Promise<InputImage> {
    const read = await this.sources.read(from, accountId);
    if (read.ok) return read.image;
    this.log.info('an input image was refused', { reason: read.reason, detail: read.detail });
    throw read.error;
  }

  /** @throws StorageFullError */
  async keep(videoId: string, image: InputImage): Promise<void> {
    try {
      await this.storage.putBytes(imageKey(videoId, image.format), image.bytes);
    } catch (cause) {
      throw isOutOfSpace(cause) ? new StorageFullError({ cause }) : cause;
    }
  }
}
