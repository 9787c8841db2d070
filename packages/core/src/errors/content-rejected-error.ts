import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 422 content_rejected: moderation refused the prompt or the image. */
export class ContentRejectedError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('content_rejected', facts);
  }
}
