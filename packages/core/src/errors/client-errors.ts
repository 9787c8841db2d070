import type { CommonFacts } from './clipwright-error.js';
import { errorClass } from './error-class.js';

/** Of a request that came to no answer of the server's own. */
export interface UnansweredFacts extends CommonFacts {
  /** Whether trying again would come to the same: a redirect, or an address that can not be right. */
  readonly isFinal?: boolean;
}

/** No whole answer came: refused, dropped or timed out. The cause is the transport's own error. */
export class ConnectionFailedError extends errorClass(
  'connection_failed',
  0,
  'The server could not be reached, or its answer was lost.',
)<UnansweredFacts> {}

/** The server sends its callers elsewhere, as from http to https. It is not followed, for the key goes along. */
export class RedirectedError extends errorClass(
  'redirected',
  0,
  'The server redirects to another address. Use that one as base URL.',
)<UnansweredFacts> {}

/** An answer came that is none of the interface's: that of another server, or of something in between. */
export class UnexpectedAnswerError extends errorClass(
  'unexpected_answer',
  0,
  'The server gave an answer that is none of the interface.',
) {}
