import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface NotFoundFacts extends CommonFacts {
  readonly what?: string;
}

/**
 * 404 not_found: the path does not exist, or the id is not one of the account's own videos. `what` names what
 * was looked for, fit to start a sentence.
 */
export class NotFoundError extends ClipwrightError<NotFoundFacts> {
  constructor(facts: NotFoundFacts = {}) {
    super('not_found', { ...defaults(facts), ...facts });
  }
}

function defaults(facts: NotFoundFacts): CommonFacts {
  return facts.what === undefined ? {} : { message: `${facts.what} was not found.` };
}
