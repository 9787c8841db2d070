import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/**
 * 500 busy: refused before anything was counted, because too much waits already. There is no video to follow.
 */
export class BusyError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('busy', facts);
  }
}
