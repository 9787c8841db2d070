/**
 * Images that are sent along with a request, in place of an address.
 *
 * @module upload
 */
import type { ImageUpload } from '../client/video-inputs.js';
import { bytesOf, type ImageSource } from './image-source.js';

export type { ImageUpload, ImageSource };

/** What is told of an image, and how much of one is read. */
export interface UploadOptions {
  /** The file's name, for the server's log. Default: that of a File or path, else `image`. */
  readonly name?: string | undefined;
  /** More than this is refused before it is sent. Default 10 MiB, which is what the server takes. */
  readonly maxBytes?: number | undefined;
}

const LARGEST_BYTES = 10 * 1024 * 1024;

/**
 * Reads an image, once, into what `imageToVideo` and `submit` take as `image`: they send it as a file, again where an
 * answer is lost. Rejects with a RangeError where it is too large or empty.
 */
export async function upload(source: ImageSource, options: UploadOptions = {}): Promise<ImageUpload> {
  const { maxBytes = LARGEST_BYTES, name = nameOf(source) } = options;
  const image = await bytesOf(source, maxBytes);
  return {
    toForm: (fields) => {
      const form = new FormData();
      form.set('request', new Blob([JSON.stringify(fields)], { type: 'application/json' }));
      form.set('image', image, name);
      return form;
    },
  };
}

function nameOf(source: ImageSource): string {
  const name = typeof source === 'string' ? source : (source as Partial<File>).name;
  return name?.split(/[\\/]/).pop() || 'image';
}
