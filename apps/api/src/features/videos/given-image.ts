import type { ImageSent } from '../../platform/media/image-sent.js';

/**
 * The image that came with a request, to be taken once: the megabytes of a call that is held for minutes are
 * not held with it.
 */
export class GivenImage {
  constructor(private sent: ImageSent | null) {}

  take(): ImageSent {
    const { sent } = this;
    if (sent === null) throw new Error('an image is taken once');
    this.sent = null;
    return sent;
  }
}
