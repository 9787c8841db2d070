import { isClipwrightError } from '@clipwright/core/errors';
import type { Reservation } from '../../../platform/limits/resource-budget.js';
import { ImageWork } from '../../../platform/media/image-work.js';

/**
 * What the images of a request cost their account: reserved before any work, settled when it is known what
 * became of the request.
 */
export class ImageCharge {
  readonly work = new ImageWork();
  private fetches = 0;

  constructor(private readonly reservation: Reservation) {}

  /** Reads one image; a fetch is one, however often it was sent on. */
  async counted<Read>(read: () => Promise<Read>): Promise<Read> {
    const before = this.work.requests;
    try {
      return await read();
    } finally {
      if (this.work.requests > before) this.fetches += 1;
    }
  }

  /** Without an error the request was taken. */
  async settle(error: unknown = null): Promise<void> {
    const { fetches } = this;
    const { bytes, decodes } = this.work;
    await this.reservation.end({
      bytes,
      fetches,
      images: decodes,
      refusals: fetches > 0 && isCallersFault(error) ? 1 : 0,
      plans: 0,
    });
  }
}

/** What is no fault of the caller's (500), or a budget's own refusal, uses up no refusal. */
const isCallersFault = (error: unknown): boolean =>
  isClipwrightError(error) && error.status < 500 && error.code !== 'resource_budget';
