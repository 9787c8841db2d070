/** What an image may be. Pixels are counted from its header, before anything is decoded. */
export interface ImageLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
  readonly maxSidePx: number;
  readonly minSidePx: number;
}

/** The contract's limits. */
export const IMAGE_LIMITS: ImageLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 25_000_000,
  maxSidePx: 8_192,
  minSidePx: 32,
};
