import type { DataUriRead } from './image-data-uri.js';

/** Where an image is: at an address, in bytes that were uploaded, or in those of a data URI. */
export type ImageSent =
  | { readonly imageUrl: string }
  | { readonly upload: Uint8Array }
  | { readonly data: DataUriRead };
