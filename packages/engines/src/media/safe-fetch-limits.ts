/** What one fetch may take in all, redirects included. Bytes and milliseconds. */
export interface FetchLimits {
  readonly maxBytes: number;
  readonly totalMs: number;
  readonly connectMs: number;
  readonly maxHeaderBytes: number;
  readonly maxRedirects: number;
  readonly maxUrlLength: number;
}

/** The limits for an image that a user names. */
export const IMAGE_FETCH_LIMITS: FetchLimits = {
  maxBytes: 10 * 1024 * 1024,
  totalMs: 10_000,
  connectMs: 3_000,
  maxHeaderBytes: 16 * 1024,
  maxRedirects: 3,
  maxUrlLength: 8_192,
};
