import type { ImageSent } from '../../platform/media/image-sent.js';

/** The images of one request, each as it was sent. */
export interface SentImages {
  /** Null where another video's last picture takes its place. */
  readonly first: ImageSent | null;
  readonly last: ImageSent | null;
  readonly references: readonly ImageSent[];
}

/** All of them, in their order. */
export const imagesIn = ({ first, last, references }: SentImages): ImageSent[] =>
  [first, last, ...references].filter((sent) => sent !== null);

/**
 * The images that came with a request, to be taken once: the megabytes of a call that is held for minutes are
 * not held with it.
 */
export class GivenImage {
  constructor(private sent: SentImages | null) {}

  take(): SentImages {
    const { sent } = this;
    if (sent === null) throw new Error('images are taken once');
    this.sent = null;
    return sent;
  }
}
