import type { Preference } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';
import { estimatedBytes } from '@clipwright/engines/flow';
import type { CreatedVideo, CreateVideoInput, VideoCreation } from '../create-video.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { StorageReserve } from '../storage-reserve.js';
import type { VideoOrder } from '../video.js';
import { VideoRemains } from '../video-remains.js';
import { Admission, AlreadyAdmitted } from './admission.js';
import { type AskedVideo, CreateChecks } from './create-checks.js';
import { HeldCalls } from './held-calls.js';
import { type Idempotency, videoOf } from './idempotency.js';
import { type InputImage, InputImages } from './input-images.js';
import { orderFor } from './video-order.js';

/** A call whose Idempotency-Key, if it has one, stands for no video yet. */
interface NewCall extends AskedVideo {
  readonly idempotency: Idempotency | null;
}

/** Admits a generation and waits for its video, or joins the one that the same Idempotency-Key began. */
@Injectable()
export class CreateVideo implements VideoCreation {
  constructor(
    private readonly idempotency: IdempotencyRepository,
    private readonly checks: CreateChecks,
    private readonly images: InputImages,
    private readonly catalog: EngineCatalog,
    private readonly reserve: StorageReserve,
    private readonly admission: Admission,
    private readonly remains: VideoRemains,
    private readonly calls: HeldCalls,
  ) {}

  /**
   * @throws what refuses a generation, in the contract's order: idempotency, window, queue, storage, budget,
   * image, moderation, room, admission
   */
  async run({ caller, request, image: sent, preference, ...input }: CreateVideoInput): Promise<CreatedVideo> {
    const { accountId } = caller;
    const idempotency = idempotencyOf(input);
    const known = await this.knownVideo(accountId, idempotency);
    if (known !== null) return await this.join(known, preference);
    const call: NewCall = { caller, accountId, request, preference, idempotency };
    await this.checks.beforeImage(call);
    const image = sent === null ? null : await this.images.take(sent.take(), accountId);
    const order = orderFor(accountId, request, { image, ratios: this.ratiosFor(call) });
    return await this.begin(call, order, image);
  }

  /** Also here a call with the same key may have come first. */
  private async begin(call: NewCall, order: VideoOrder, image: InputImage | null): Promise<CreatedVideo> {
    const admit = (): Promise<void> =>
      this.images.charged(image, async () => {
        await this.checks.afterImage(call);
        await this.admit(call, order, image);
      });
    try {
      const outcome = await this.calls.hold(order.id, waitOf(call.preference), admit);
      return { outcome, replayed: false };
    } catch (error) {
      if (error instanceof AlreadyAdmitted) return await this.join(error.videoId, call.preference);
      throw error;
    }
  }

  /**
   * Room first, then the image, then the row: whatever is on the disk has been reserved, and whoever admits a
   * video finds its image. Without an admission both are given back.
   */
  private async admit(
    { caller, idempotency }: NewCall,
    order: VideoOrder,
    image: InputImage | null,
  ): Promise<void> {
    const { id, accountId, imageBytes } = order;
    await this.reserve.hold({ videoId: id, accountId, bytes: imageBytes + estimatedBytes(order) });
    try {
      if (image !== null) await this.images.keep(id, image);
      await this.admission.admit({ caller, order, idempotency });
    } catch (error) {
      await this.remains.clear(id);
      throw error;
    }
  }

  /** Attaches to a video that is under way, or replays its end. */
  private async join(videoId: string, preference: Preference): Promise<CreatedVideo> {
    return { outcome: await this.calls.join(videoId, waitOf(preference)), replayed: true };
  }

  private async knownVideo(accountId: string, idempotency: Idempotency | null): Promise<string | null> {
    if (idempotency === null) return null;
    const known = await this.idempotency.find(accountId, idempotency.key);
    return known === null ? null : videoOf(known, idempotency);
  }

  private ratiosFor({ request }: AskedVideo) {
    return this.catalog.ratiosFor({ ...request, hasAudio: request.audio });
  }
}

const idempotencyOf = ({
  idempotencyKey: key,
  fingerprint,
}: Pick<CreateVideoInput, 'idempotencyKey' | 'fingerprint'>): Idempotency | null =>
  key === null || fingerprint === null ? null : { key, fingerprint };

/**
 * Seconds that the caller wants to be held: none for respond-async, null for as long as the server allows.
 */
const waitOf = ({ respondAsync, waitSeconds }: Preference): number | null =>
  respondAsync ? (waitSeconds ?? 0) : waitSeconds;
