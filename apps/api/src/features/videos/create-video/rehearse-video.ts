import { isClipwrightError } from '@clipwright/core/errors';
import { estimatedBytes } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.js';
import { StorageBudget } from '../storage-budget.js';
import type { PlannedOutlook, RehearsedVideo, VideoRehearsal } from '../video-rehearsal.js';
import { Admission } from './admission.js';
import type { AskedVideo } from './create-checks.js';
import { PrepareVideo, type PreparedVideo } from './prepare-video.js';

type Input = Parameters<VideoRehearsal['run']>[0];

/** Takes the steps of CreateVideo, and has the last of them undone. An Idempotency-Key stands for no plan. */
@Injectable()
export class RehearseVideo implements VideoRehearsal {
  constructor(
    private readonly preparation: PrepareVideo,
    private readonly room: StorageBudget,
    private readonly admission: Admission,
  ) {}

  async run({ caller, request, image: sent, preference }: Input): Promise<RehearsedVideo> {
    const call: AskedVideo = { caller, request, preference };
    const prepared = await unlessRefused(() => this.preparation.prepare(call, sent));
    if (prepared instanceof Error) return this.unshaped(call, prepared);
    const outlook = await unlessRefused(() => this.admitted(call, prepared));
    const known = { order: prepared.order, isShaped: true };
    return outlook instanceof Error
      ? { ...known, outlook: null, refusal: outlook }
      : { ...known, outlook, refusal: null };
  }

  private async admitted(call: AskedVideo, { order, images }: PreparedVideo): Promise<PlannedOutlook> {
    let outlook: PlannedOutlook | null = null;
    await this.preparation.admitted(call, images, async () => {
      await this.room.refuseWithoutRoom(order.accountId, order.imageBytes + estimatedBytes(order));
      outlook = await this.admission.rehearse({ caller: call.caller, order, idempotency: null });
    });
    if (outlook === null) throw new Error('a rehearsal that was not held');
    return outlook;
  }

  /** Nobody looked at its images. */
  private unshaped(call: AskedVideo, refusal: Error): RehearsedVideo {
    const { mode, aspectRatio } = call.request;
    return {
      order: this.preparation.orderOf(call, { images: null, source: null }),
      isShaped: mode === 'text' || aspectRatio !== null,
      outlook: null,
      refusal,
    };
  }
}

/** What refuses because of how things stand is a result; a fault of the request, or of ours, is none. */
async function unlessRefused<Result>(step: () => Promise<Result>): Promise<Result | Error> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Refusal || isInTheWay(error)) return error;
    throw error;
  }
}

const isInTheWay = (error: unknown): error is Error =>
  isClipwrightError(error) && ![400, 401].includes(error.status) && error.code !== 'internal_error';
