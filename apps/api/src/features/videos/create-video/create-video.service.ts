import type { Preference } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { estimatedBytes } from '@clipwright/engines/flow';
import type { CreatedVideo, CreateVideoInput, VideoCreation } from '../create-video.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { StorageReserve } from '../storage-reserve.js';
import { VideoRemains } from '../video-remains.js';
import { Admission, AlreadyAdmitted } from './admission.js';
import type { AskedVideo } from './create-checks.js';
import { HeldCalls } from './held-calls.js';
import { type Idempotency, videoOf } from './idempotency.js';
import { InputImages } from './input-images.js';
import { PrepareVideo, type PreparedVideo } from './prepare-video.js';

/** How a call waits for its video. */
type Waiting = Pick<CreateVideoInput, 'preference' | 'onAdmitted'>;

/** A call whose Idempotency-Key, if it has one, stands for no video yet. */
interface NewCall extends AskedVideo, Waiting {
  readonly idempotency: Idempotency | null;
}

/** Admits a generation and waits for its video, or joins the one that the same Idempotency-Key began. */
@Injectable()
export class CreateVideo implements VideoCreation {
  constructor(
    private readonly idempotency: IdempotencyRepository,
    private readonly preparation: PrepareVideo,
    private readonly images: InputImages,
    private readonly reserve: StorageReserve,
    private readonly admission: Admission,
    private readonly remains: VideoRemains,
    private readonly calls: HeldCalls,
  ) {}

  /**
   * @throws what refuses a generation, in the contract's order: idempotency, window, queue, storage, budget,
   * image, moderation, room, admission
   */
  async run({ caller, request, image: sent, ...input }: CreateVideoInput): Promise<CreatedVideo> {
    const { preference, onAdmitted, hops = 0 } = input;
    const idempotency = idempotencyOf(input);
    const known = await this.knownVideo(caller.accountId, idempotency);
    if (known !== null) return await this.join(known, { preference, onAdmitted });
    const call: NewCall = { caller, request, preference, idempotency, hops, onAdmitted };
    return await this.begin(call, await this.preparation.prepare(call, sent));
  }

  /** Also here a call with the same key may have come first. */
  private async begin(call: NewCall, prepared: PreparedVideo): Promise<CreatedVideo> {
    const admit = async (): Promise<void> => {
      await this.preparation.admitted(call, prepared.images, () => this.admit(call, prepared));
      call.onAdmitted?.({ replayed: false });
    };
    try {
      const outcome = await this.calls.hold(prepared.order.id, waitOf(call.preference), admit);
      return { outcome, replayed: false };
    } catch (error) {
      if (error instanceof AlreadyAdmitted) return await this.join(error.videoId, call);
      throw error;
    }
  }

  /**
   * Room first, then the images, then the row: whatever is on the disk has been reserved, and whoever admits a
   * video finds its images. Without an admission both are given back.
   */
  private async admit({ caller, idempotency }: NewCall, { order, images }: PreparedVideo): Promise<void> {
    const { id, accountId, imageBytes } = order;
    await this.reserve.hold({ videoId: id, accountId, bytes: imageBytes + estimatedBytes(order) });
    try {
      if (images !== null) await this.images.keep(order, images);
      await this.admission.admit({ caller, order, idempotency });
    } catch (error) {
      await this.remains.clear(id);
      throw error;
    }
  }

  /** Attaches to a video that is under way, or replays its end. */
  private async join(videoId: string, { preference, onAdmitted }: Waiting): Promise<CreatedVideo> {
    const begun = (): void => onAdmitted?.({ replayed: true });
    return { outcome: await this.calls.join(videoId, waitOf(preference), begun), replayed: true };
  }

  private async knownVideo(accountId: string, idempotency: Idempotency | null): Promise<string | null> {
    if (idempotency === null) return null;
    const known = await this.idempotency.find(accountId, idempotency.key);
    return known === null ? null : videoOf(known, idempotency);
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
