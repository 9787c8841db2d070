import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface UnsupportedMediaTypeFacts extends CommonFacts {
  readonly allowed: readonly string[];
}

/**
 * 415 unsupported_media_type: the content type is none that the route takes. `allowed` lists the content
 * types that the route takes.
 */
export class UnsupportedMediaTypeError extends ClipwrightError<UnsupportedMediaTypeFacts> {
  constructor(facts: UnsupportedMediaTypeFacts) {
    super('unsupported_media_type', { ...defaults(facts), ...facts });
  }
}

function defaults(facts: UnsupportedMediaTypeFacts): CommonFacts {
  return facts.allowed.length === 0
    ? {}
    : { message: `The content type must be ${facts.allowed.join(' or ')}.` };
}
