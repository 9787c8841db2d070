import { createImageHost, type HostOutcome, type ImageOwner, type ImageHost } from './image-host.js';
import { isBrokenOff } from './image-end.js';
import { type ImageFormat, nameOtherFormat, sniffImageFormat } from './image-format.js';
import { IMAGE_LIMITS, type ImageLimits } from './image-limits.js';
import type { PreparedImage } from './prepared-image.js';

/** Why an image was not taken. All but `busy` and `owner_busy` are the image's own fault. */
export type ImageRefusalReason =
  | 'empty'
  | 'too_large'
  | 'not_an_image'
  | 'other_format'
  | 'broken_off'
  | Extract<HostOutcome, { ok: false }>['reason'];

/**
 * An image that is ours now, or why not. `detail` is the format or the size that was refused, else for our
 * log alone.
 */
export type ImageTaken =
  | { readonly ok: true; readonly image: PreparedImage }
  | { readonly ok: false; readonly reason: ImageRefusalReason; readonly detail: string };

/** Judges images by their content and makes them anew: only bytes that we encoded go on from here. */
export interface ImageIntake {
  /** Rejects with the signal's reason, and when the decoder can't be started. */
  take(bytes: Uint8Array, run: { signal: AbortSignal } & ImageOwner): Promise<ImageTaken>;
  close(): Promise<void>;
}

/** An intake with a pool of decoders of its own unless it is given one. */
export function createImageIntake(
  parts: { host?: ImageHost; limits?: Partial<ImageLimits> } = {},
): ImageIntake {
  const host = parts.host ?? createImageHost();
  const limits = { ...IMAGE_LIMITS, ...parts.limits };
  return {
    take: async (bytes, run) => {
      if (bytes.byteLength > limits.maxBytes) return refuse('too_large');
      const sniffed = sniffImageFormat(bytes);
      if (sniffed === null) return refuseUnread(bytes);
      const outcome = await host.run({ bytes, limits }, run.signal, run);
      if (!outcome.ok) return toldApart(outcome, bytes, sniffed);
      const { width, height, format } = outcome;
      return { ok: true, image: { bytes: outcome.bytes, width, height, format } };
    },
    close: () => host.close(),
  };
}

function refuse(reason: ImageRefusalReason, detail = ''): ImageTaken {
  return { ok: false, reason, detail };
}

function refuseUnread(bytes: Uint8Array): ImageTaken {
  if (bytes.byteLength === 0) return refuse('empty');
  const name = nameOtherFormat(bytes);
  return name === null ? refuse('not_an_image') : refuse('other_format', name);
}

/** The library says the same of what is damaged and of what ends too soon. */
function toldApart(
  refused: Extract<HostOutcome, { ok: false }>,
  bytes: Uint8Array,
  format: ImageFormat,
): ImageTaken {
  const isCut = refused.reason === 'undecodable' && isBrokenOff(bytes, format);
  return isCut ? { ...refused, reason: 'broken_off' } : refused;
}
