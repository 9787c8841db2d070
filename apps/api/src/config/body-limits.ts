const MEBIBYTE = 1024 * 1024;

/** What any route takes that is not in the table, bytes. */
export const SMALL_BODY_BYTES = 65_536;

/**
 * A text request, and one that may carry an image of 10 MiB, as base64 in its JSON or as a file of a form.
 */
export const TEXT_BODY_BYTES = MEBIBYTE;
const IMAGE_BODY_BYTES = 15 * MEBIBYTE;

/** An invoice with its lines, and all that a shop writes into them, is some tens of kilobytes. */
const PAYMENT_EVENT_BYTES = 256 * 1024;

/**
 * The routes that take larger bodies than the rest, and how large, bytes: what refuses them and what
 * describes them both look here.
 */
export const BODY_LIMITS: ReadonlyMap<string, number> = new Map([
  ['POST /api/v1/text-to-video.php', TEXT_BODY_BYTES],
  ['POST /api/v1/text-to-video', TEXT_BODY_BYTES],
  ['POST /api/v1/image-to-video.php', IMAGE_BODY_BYTES],
  ['POST /api/v1/image-to-video', IMAGE_BODY_BYTES],
  ['POST /api/v1/text-to-video/plan', TEXT_BODY_BYTES],
  ['POST /api/v1/image-to-video/plan', IMAGE_BODY_BYTES],
  ['POST /v1/videos', IMAGE_BODY_BYTES],
  ['POST /dashboard/videos', IMAGE_BODY_BYTES],
  ['POST /mcp', TEXT_BODY_BYTES],
  ['POST /internal/payments/stripe', PAYMENT_EVENT_BYTES],
]);

/** The largest body that a route takes, bytes. */
export const bodyLimitOf = (method: string, route: string): number =>
  BODY_LIMITS.get(`${method.toUpperCase()} ${route}`) ?? SMALL_BODY_BYTES;
