import { StorageFullError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { imageKey } from '@clipwright/engines/flow';
import { ObjectStorage, isOutOfSpace } from '@clipwright/engines/files';
import { ResourceBudget, type Resources } from '../../../platform/limits/resource-budget.js';
import { Log } from '../../../platform/logging/log.js';
import { IMAGE_LIMITS } from '../../../platform/media/image-limits.js';
import { ImageReader } from '../../../platform/media/image-reader.js';
import type { ImageSent } from '../../../platform/media/image-sent.js';
import { ImageCharge } from './image-charge.js';

/** An image that is ours: fetched once, judged, made anew. Sides in pixels. */
export interface InputImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
  /** What it has cost, until its request is taken or refused. */
  readonly charge: ImageCharge;
}

/** The most that one image may cost. */
const MOST_OF_SENT: Resources = { bytes: 0, fetches: 0, images: 1, refusals: 0, plans: 0 };
const MOST_OF_FETCHED: Resources = {
  bytes: IMAGE_LIMITS.maxBytes,
  fetches: 1,
  images: 1,
  refusals: 1,
  plans: 0,
};

/** The images that videos are made from. They are kept beside the video, under its id. */
@Injectable()
export class InputImages {
  constructor(
    private readonly reader: ImageReader,
    private readonly storage: ObjectStorage,
    private readonly budget: ResourceBudget,
    private readonly log: Log,
  ) {}

  /**
   * Gives an image whose charge has yet to be settled.
   * @throws InvalidImageError, with one text for whatever was wrong with an address, and the fault of an
   * image that was sent
   * @throws ResourceBudgetError, BusyError
   */
  async take(from: ImageSent, accountId: string): Promise<InputImage> {
    const charge = new ImageCharge(
      await this.budget.reserve(accountId, isFetched(from) ? MOST_OF_FETCHED : MOST_OF_SENT),
    );
    return await this.settledOnFailure(charge, async () => {
      const read = await this.reader.read(from, { owner: accountId, work: charge.work });
      if (read.ok) return { ...read.image, charge };
      this.log.info('an input image was refused', { reason: read.reason, detail: read.detail });
      throw read.error;
    });
  }

  /** The rest of a request with an image: what that has cost is settled by how it ends. */
  async charged(image: InputImage | null, admit: () => Promise<void>): Promise<void> {
    if (image === null) return await admit();
    await this.settledOnFailure(image.charge, admit);
    await image.charge.settle();
  }

  /** @throws StorageFullError */
  async keep(videoId: string, image: InputImage): Promise<void> {
    try {
      await this.storage.putBytes(imageKey(videoId, image.format), image.bytes);
    } catch (cause) {
      throw isOutOfSpace(cause) ? new StorageFullError({ cause }) : cause;
    }
  }

  private async settledOnFailure<Result>(charge: ImageCharge, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await charge.settle(error);
      throw error;
    }
  }
}

const isFetched = (from: ImageSent): boolean => 'imageUrl' in from;
