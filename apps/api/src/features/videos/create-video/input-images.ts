import { type ClipwrightError, InvalidImageError, StorageFullError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { ObjectStorage, isOutOfSpace } from '@clipwright/engines/files';
import { ResourceBudget, type Resources } from '../../../platform/limits/resource-budget.js';
import { Log } from '../../../platform/logging/log.js';
import { IMAGE_LIMITS } from '../../../platform/media/image-limits.js';
import { ImageReader } from '../../../platform/media/image-reader.js';
import type { ImageSent } from '../../../platform/media/image-sent.js';
import { imagesIn, type SentImages } from '../given-image.js';
import type { VideoOrder } from '../video.js';
import { ImageCharge } from './image-charge.js';

/** An image that is ours: fetched once, judged, made anew. Sides in pixels. */
export interface InputImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
}

/** The images of a request. */
export interface TakenImages {
  readonly first: InputImage | null;
  readonly last: InputImage | null;
  readonly references: readonly InputImage[];
  /** What they have cost, until their request is taken or refused. */
  readonly charge: ImageCharge;
}

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
   * Gives images whose charge has yet to be settled. They are read one after another: the first that is refused
   * ends it.
   * @throws InvalidImageError, with one text for whatever was wrong with an address, and the fault of an
   * image that was sent
   * @throws ResourceBudgetError, BusyError
   */
  async take(sent: SentImages, accountId: string): Promise<TakenImages> {
    const charge = new ImageCharge(await this.budget.reserve(accountId, mostOf(imagesIn(sent))));
    const { first, last, references } = sent;
    return await this.settledOnFailure(charge, async () => {
      const read = async (one: ImageSent | null, field: string): Promise<InputImage | null> =>
        one === null ? null : await this.read(one, { field, owner: accountId, charge });
      return {
        first: await read(first, 'image_url'),
        last: await read(last, 'last_image_url'),
        references: await this.readAll(references, accountId, charge),
        charge,
      };
    });
  }

  /** The rest of a request with images: what these have cost is settled by how it ends. */
  async charged(images: TakenImages | null, admit: () => Promise<void>): Promise<void> {
    if (images === null) return await admit();
    await this.settledOnFailure(images.charge, admit);
    await images.charge.settle();
  }

  /** Under the keys that the order of their video has for them. @throws StorageFullError */
  async keep(
    { image, moreImages = [] }: Pick<VideoOrder, 'image' | 'moreImages'>,
    { first, last, references }: TakenImages,
  ): Promise<void> {
    const bytes = [first, last, ...references].flatMap((one) => one?.bytes ?? []);
    const keys = [image, ...moreImages].filter((key) => key !== null);
    try {
      for (const [index, key] of keys.entries()) await this.storage.putBytes(key, bytes[index]!);
    } catch (cause) {
      throw isOutOfSpace(cause) ? new StorageFullError({ cause }) : cause;
    }
  }

  private async readAll(
    all: readonly ImageSent[],
    owner: string,
    charge: ImageCharge,
  ): Promise<readonly InputImage[]> {
    const read: InputImage[] = [];
    for (const sent of all)
      read.push(await this.read(sent, { field: 'reference_image_urls', owner, charge }));
    return read;
  }

  private async read(
    sent: ImageSent,
    { field, owner, charge }: { field: string; owner: string; charge: ImageCharge },
  ): Promise<InputImage> {
    const read = await charge.counted(() => this.reader.read(sent, { owner, work: charge.work }));
    if (read.ok) return read.image;
    this.log.info('an input image was refused', { field, reason: read.reason, detail: read.detail });
    throw ofField(field, read.error);
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

/** The most that these images may cost together: their request is refused once. */
function mostOf(all: readonly ImageSent[]): Resources {
  const fetches = all.filter(isFetched).length;
  const bytes = fetches * IMAGE_LIMITS.maxBytes;
  return { bytes, fetches, images: all.length, refusals: Math.min(1, fetches), plans: 0 };
}

/** Whoever reads an image takes it for the first. */
function ofField(field: string, error: ClipwrightError): ClipwrightError {
  if (field === 'image_url' || !(error instanceof InvalidImageError)) return error;
  return new InvalidImageError({ message: error.message.replaceAll('image_url', field), param: field });
}
