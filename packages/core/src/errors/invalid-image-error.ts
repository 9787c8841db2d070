import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 400 invalid_image: the image can not be fetched, or is not a JPEG, PNG or WebP within the limits. */
export class InvalidImageError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('invalid_image', facts);
  }
}
