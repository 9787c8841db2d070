import { ClipwrightError, type CommonFacts } from '../errors/clipwright-error.js';

/** No whole answer came: refused, dropped or timed out. The cause is the transport's own error. */
export class ConnectionFailedError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('connection_failed', {
      message: 'The server could not be reached, or its answer was lost.',
      ...facts,
    });
  }
}
