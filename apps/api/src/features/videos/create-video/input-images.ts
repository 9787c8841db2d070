import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/logging/log.js';
import { ImageSources } from '../../../platform/media/image-sources.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import type { ImageSent } from '../sent-request.js';

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
  async take(from: ImageSent, accountId: string): Promise<InputImage> {
    const read = await this.sources.read(from, accountId);
    if (read.ok) return read.image;
    this.log.info('an input image was refused', { reason: read.reason, detail: read.detail });
    throw read.error;
  }

  async keep(videoId: string, image: InputImage): Promise<void> {
    await this.storage.putBytes(keyFor(videoId, image), image.bytes);
  }

  /** For a video that was not admitted after all. */
  async discard(videoId: string, image: InputImage): Promise<void> {
    await this.storage.remove(keyFor(videoId, image)).catch(() => undefined);
  }
}

/** Storage key of a video's input image. */
export const keyFor = (videoId: string, { format }: InputImage): string => `${videoId}.image.${format === 'jpeg' ? 'jpg' : 'png'}`;
