import type { PreparedImage } from './image-child.js';
import { createImageHost, type HostOutcome, type ImageHost } from './image-host.js';
import { sniffImageFormat } from './image-format.js';
import { IMAGE_LIMITS, type ImageLimits } from './image-limits.js';

export type { PreparedImage } from './image-child.js';

/** Why an image was not taken: for our log. All but `busy` are the image's own fault. */
export type ImageRefusalReason = 'too_large' | 'not_an_image' | Extract<HostOutcome, { ok: false }>['reason'];

/** An image that is ours now, or why not. */
export type ImageTaken =
  | { readonly ok: true; readonly image: PreparedImage }
  | { readonly ok: false; readonly reason: ImageRefusalReason; readonly detail: string };

/** Judges images by their content and makes them anew: only bytes that we encoded go on from here. */
export interface ImageIntake {
  /** Rejects with the signal's reason, and when the decoder can't be started. */
  take(bytes: Uint8Array, run: { signal: AbortSignal }): Promise<ImageTaken>;
  close(): Promise<void>;
}

/** An intake with a pool of decoders of its own unless it is given one. */
export function createImageIntake(parts: { host?: ImageHost; limits?: Partial<ImageLimits> } = {}): ImageIntake {
  const host = parts.host ?? createImageHost();
  const limits = { ...IMAGE_LIMITS, ...parts.limits };
  return {
    take: async (bytes, { signal }) => {
      if (bytes.byteLength > limits.maxBytes) return refuse('too_large');
      if (sniffImageFormat(bytes) === null) return refuse('not_an_image');
      const outcome = await host.run({ bytes, limits }, signal);
      if (!outcome.ok) return outcome;
      const { width, height, format } = outcome;
      return { ok: true, image: { bytes: outcome.bytes, width, height, format } };
    },
    close: () => host.close(),
  };
}

function refuse(reason: ImageRefusalReason): ImageTaken {
  return { ok: false, reason, detail: '' };
}
