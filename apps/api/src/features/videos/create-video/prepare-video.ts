import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';
import type { GivenImage } from '../given-image.js';
import type { VideoOrder } from '../video.js';
import { type AskedVideo, CreateChecks } from './create-checks.js';
import { type InputImage, InputImages } from './input-images.js';
import { orderFor } from './video-order.js';

/** A request that nothing has refused so far: decided for good, its image fetched. */
export interface PreparedVideo {
  readonly order: VideoOrder;
  readonly image: InputImage | null;
}

/** What every generation goes through before it is admitted: a video that is made, and one that is only planned. */
@Injectable()
export class PrepareVideo {
  constructor(
    private readonly checks: CreateChecks,
    private readonly images: InputImages,
    private readonly catalog: EngineCatalog,
  ) {}

  /**
   * Up to the image, whose charge has yet to be settled: `admitted` does that.
   * @throws RateLimitedError, BusyError, StorageFullError, ResourceBudgetError, InvalidImageError
   */
  async prepare(asked: AskedVideo, sent: GivenImage | null): Promise<PreparedVideo> {
    await this.checks.beforeImage(asked);
    const image = sent === null ? null : await this.images.take(sent.take(), asked.caller.accountId);
    return { image, order: this.orderOf(asked, image) };
  }

  /** The order of a request, without its image as far as it goes. */
  orderOf({ caller, request, hops = 0 }: AskedVideo, image: InputImage | null): VideoOrder {
    const ratios = this.catalog.ratiosFor({ ...request, hasAudio: request.audio });
    return orderFor(caller.accountId, request, { image, ratios, hops });
  }

  /** From the image on; it is charged by how `admit` ends. @throws ContentRejectedError, EngineUnavailableError */
  async admitted(asked: AskedVideo, image: InputImage | null, admit: () => Promise<void>): Promise<void> {
    await this.images.charged(image, async () => {
      await this.checks.afterImage(asked);
      await admit();
    });
  }
}
