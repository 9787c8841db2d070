import { isClipwrightError } from '@clipwright/core/errors';
import type { Reservation } from '../../../platform/limits/resource-budget.js';
import { ImageWork } from '../../../platform/media/image-work.js';

/**
 * What the image of a request costs its account: reserved before any work, settled when it is known what
 * became of the request.
 */
export class ImageCharge {
  readonly work = new ImageWork();

  constructor(private readonly reservation: Reservation) {}

  /** Without an error the request was taken. */
  async settle(error: unknown = null): Promise<void> {
    const { requests, bytes, decodes } = this.work;
    const isFetched = requests > 0;
    await this.reservation.end({
      bytes,
      fetches: isFetched ? 1 : 0,
      images: decodes,
      refusals: isFetched && isCallersFault(error) ? 1 : 0,
      plans: 0,
    });
  }
}

/** What is no fault of the caller's (500), or a budget's own refusal, uses up no refusal. */
const isCallersFault = (error: unknown): boolean =>
  isClipwrightError(error) && error.status < 500 && error.code !== 'resource_budget';
