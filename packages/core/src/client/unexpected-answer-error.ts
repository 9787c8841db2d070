import { ClipwrightError, type CommonFacts } from '../errors/clipwright-error.js';

/** An answer came that is none of the interface's. */
export class UnexpectedAnswerError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('unexpected_answer', {
      message: 'The server gave an answer that is none of the interface.',
      ...facts,
    });
  }
}
