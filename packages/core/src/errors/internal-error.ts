import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface InternalFacts extends CommonFacts {
  readonly videoId?: string | null;
}

/**
 * 500 internal_error: a fault of the server; the request id leads to its log. `videoId` leads to the video,
 * where one exists.
 */
export class InternalError extends ClipwrightError<InternalFacts> {
  constructor(facts: InternalFacts = {}) {
    super('internal_error', facts);
  }
}
