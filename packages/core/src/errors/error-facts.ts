import type { WindowReading, WindowRule } from '../limiter/window-reading.js';
import type { CommonFacts } from './clipwright-error.js';

/** What is at fault: always said in a sentence of its own. */
export interface InvalidRequestFacts extends CommonFacts {
  readonly message: string;
  /** The field at fault, null when it is none alone. */
  readonly param?: string | null;
}

export interface NotFoundFacts extends CommonFacts {
  /** What was looked for, fit to start a sentence. */
  readonly what?: string;
}

export interface MethodNotAllowedFacts extends CommonFacts {
  /** The methods that the path has; of an answer, the header Allow tells them. */
  readonly allow?: readonly string[];
}

export interface BodyTooLargeFacts extends CommonFacts {
  /** What the route takes, where it is known. */
  readonly limitBytes?: number | null;
}

export interface UnsupportedMediaTypeFacts extends CommonFacts {
  /** The content types that the route takes, where they are known. */
  readonly allowed?: readonly string[];
}

export interface RangeNotSatisfiableFacts extends CommonFacts {
  /** The size of the whole file; of an answer, the header Content-Range tells it. */
  readonly sizeBytes?: number | null;
}

/** Of what has been asked for too often. */
export interface ReadingFacts extends CommonFacts {
  /** The window or budget that is full: the key's, the address's or the account's. */
  readonly reading: WindowReading | null;
}

export interface RateLimitedFacts extends ReadingFacts {
  /** The numbers of the sentence. */
  readonly rule?: WindowRule;
}

/** Of a video that did not come to its end within the call. */
export interface VideoFacts extends CommonFacts {
  /** Leads to the video's status. */
  readonly videoId: string | null;
}
