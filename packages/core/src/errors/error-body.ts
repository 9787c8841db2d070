import { rateLimitObject } from '../limiter/rate-limit-headers.js';
import type { WindowReading } from '../limiter/window-reading.js';
import type { ErrorResponse } from '../wire/error-response.js';
import type { ClipwrightError } from './clipwright-error.js';

/** The JSON body of an error's answer; facts that an answer may not show stay out. */
export function errorBody(error: ClipwrightError, requestId: string): ErrorResponse {
  const { reading } = error.facts as { reading?: WindowReading | null };
  return {
    success: false,
    error: error.message,
    code: error.code,
    param: error.param,
    request_id: requestId,
    ...(reading ? { rate_limit: rateLimitObject(reading) } : {}),
    ...(error.videoId === null ? {} : { video_id: error.videoId }),
  };
}
