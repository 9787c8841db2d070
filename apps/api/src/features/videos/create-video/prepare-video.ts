import { keptOf } from '@clipwright/core/fields';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';
import type { GivenImage } from '../given-image.js';
import type { VideoOrder } from '../video.js';
import { type AskedVideo, CreateChecks } from './create-checks.js';
import { InputImages, type TakenImages } from './input-images.js';
import { SourceVideos } from './source-videos.js';
import { orderFor, type OrderFacts } from './video-order.js';

/** A request that nothing has refused so far: decided for good, its images fetched. */
export interface PreparedVideo {
  readonly order: VideoOrder;
  readonly images: TakenImages | null;
}

/** What a video is made from, as far as it was looked at. */
type MadeFrom = Pick<OrderFacts, 'images' | 'source'>;

/** What every generation goes through before it is admitted: a video that is made, and one that is only planned. */
@Injectable()
export class PrepareVideo {
  constructor(
    private readonly checks: CreateChecks,
    private readonly images: InputImages,
    private readonly sources: SourceVideos,
    private readonly catalog: EngineCatalog,
  ) {}

  /**
   * Up to the images, whose charge has yet to be settled: `admitted` does that.
   * @throws RateLimitedError, BusyError, StorageFullError, ResourceBudgetError, InvalidRequestError, InvalidImageError
   */
  async prepare(asked: AskedVideo, sent: GivenImage | null): Promise<PreparedVideo> {
    await this.checks.beforeImage(asked);
    const source = await this.sourceOf(asked);
    const images = sent === null ? null : await this.images.take(sent.take(), asked.caller.accountId);
    return { images, order: this.orderOf(asked, { images, source }) };
  }

  /** The order of a request, without its images as far as it goes. */
  orderOf({ caller, request, hops = 0 }: AskedVideo, made: MadeFrom): VideoOrder {
    const ratios = this.catalog.ratiosFor({ ...keptOf(request), mode: request.mode });
    return orderFor(caller.accountId, request, { ...made, ratios, hops });
  }

  private async sourceOf({ caller: { accountId }, request: { sourceVideoId } }: AskedVideo) {
    return sourceVideoId === null ? null : await this.sources.shapeOf({ id: sourceVideoId, accountId });
  }

  /** From the images on; they are charged by how `admit` ends. @throws ContentRejectedError, EngineUnavailableError */
  async admitted(asked: AskedVideo, images: TakenImages | null, admit: () => Promise<void>): Promise<void> {
    await this.images.charged(images, async () => {
      await this.checks.afterImage(asked);
      await admit();
    });
  }
}
