import type { ClipwrightError } from '@clipwright/core/errors';
import type { ImageSent } from './image-sent.js';
import type { ImageWork } from './image-work.js';
import type { PreparedImage } from './prepared-image.js';

/** Whose image is read, and where what it costs is counted. */
export interface ImageReading {
  readonly owner: string;
  readonly work: ImageWork;
}

/** An image that is ours now, or why not: `error` is for the caller, `reason` and `detail` for our log. */
export type ImageRead =
  | { readonly ok: true; readonly image: PreparedImage }
  | {
      readonly ok: false;
      readonly error: ClipwrightError;
      readonly reason: string;
      readonly detail: string;
    };

/** Reads the images of strangers: fetches them where they are elsewhere, judges them, makes them anew. */
export abstract class ImageReader {
  /** An image by address (https or http), or as bytes that came with a request. */
  abstract read(from: ImageSent, reading: ImageReading): Promise<ImageRead>;
}
