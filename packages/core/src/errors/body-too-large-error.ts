import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface BodyTooLargeFacts extends CommonFacts {
  readonly limitBytes: number | null;
}

/** 413 body_too_large: the body is larger than the route takes. `limitBytes` is what the route takes. */
export class BodyTooLargeError extends ClipwrightError<BodyTooLargeFacts> {
  constructor(facts: BodyTooLargeFacts) {
    super('body_too_large', { ...defaults(facts), ...facts });
  }
}

function defaults(facts: BodyTooLargeFacts): CommonFacts {
  return facts.limitBytes === null
    ? {}
    : { message: `The request body is larger than ${facts.limitBytes} bytes.` };
}
