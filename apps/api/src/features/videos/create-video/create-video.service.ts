import type { Preference } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '../../../engines/engine.catalog.js';
import type { Caller } from '../../api-keys/caller.door.js';
import type { ReadyRequest } from '../read-request.js';
import type { VideoOutcome } from '../video.js';
import { CreateGate } from './create-gate.js';
import { HeldCalls } from './held-calls.js';
import { type InputImage, InputImages } from './input-images.js';
import { ReservedAdmission } from './reserved-admission.js';
import { AlreadyAdmitted, type Idempotency } from './video-admission.js';
import { largestFrame, orderFor } from './video-order.js';

export interface CreateVideoInput extends ReadyRequest {
  readonly caller: Caller;
  readonly idempotencyKey: string | null;
  readonly preference: Preference;
}

/** How the video stands when the call ends, and whether an earlier call made it. */
export interface CreatedVideo {
  readonly outcome: VideoOutcome;
  readonly replayed: boolean;
}

/** Admits a generation and waits for its video, or joins the one that the same Idempotency-Key began. */
@Injectable()
export class CreateVideo {
  constructor(
    private readonly catalog: EngineCatalog,
    private readonly gate: CreateGate,
    private readonly images: InputImages,
    private readonly admission: ReservedAdmission,
    private readonly calls: HeldCalls,
  ) {}

  /**
   * @throws what refuses a generation, in the contract's order: idempotency, window, queue, storage, budget,
   * image, moderation, room, admission
   */
  async run(input: CreateVideoInput): Promise<CreatedVideo> {
    const idempotency = idempotencyOf(input);
    const known = await this.gate.knownVideo(input.caller.accountId, idempotency);
    if (known !== null) return await this.join(known, input.preference);
    await this.gate.refuseWhenFull(input.caller.accountId);
    const bulk = { ...input.request, ...largestFrame(input.request) };
    await this.gate.refuseWhenBusy(input.caller.accountId, bulk, input.preference);
    await this.gate.refuseWithoutRoom(input.caller.accountId, bulk);
    return await this.begin(input, idempotency, await this.imageOf(input));
  }

  private async imageOf({ caller, image }: CreateVideoInput): Promise<InputImage | null> {
    return image === null ? null : await this.images.take(image.take(), caller.accountId);
  }

  private async begin(
    input: CreateVideoInput,
    idempotency: Idempotency | null,
    image: InputImage | null,
  ): Promise<CreatedVideo> {
    const { caller, request, preference } = input;
    const order = orderFor(caller.accountId, request, {
      image,
      ratios: this.catalog.ratiosFor({ ...request, hasAudio: request.audio }),
    });
    const admit = (): Promise<void> =>
      this.images.charged(image, async () => {
        await this.gate.refuseContent(request);
        await this.admission.admit({ caller, order, idempotency }, image);
      });
    try {
      return { outcome: await this.calls.hold(order.id, waitOf(preference), admit), replayed: false };
    } catch (error) {
      if (error instanceof AlreadyAdmitted) return await this.join(error.videoId, preference);
      throw error;
    }
  }

  /** Attaches to a video that is under way, or replays its end. */
  private async join(videoId: string, preference: Preference): Promise<CreatedVideo> {
    return { outcome: await this.calls.join(videoId, waitOf(preference)), replayed: true };
  }
}

const idempotencyOf = ({ idempotencyKey, fingerprint }: CreateVideoInput): Idempotency | null =>
  idempotencyKey === null || fingerprint === null ? null : { key: idempotencyKey, fingerprint };

/**
 * Seconds that the caller wants to be held: none for respond-async, null for as long as the server allows.
 */
const waitOf = ({ respondAsync, waitSeconds }: Preference): number | null =>
  respondAsync ? (waitSeconds ?? 0) : waitSeconds;
