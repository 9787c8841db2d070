import { ClipwrightError, type CommonFacts } from '../errors/clipwright-error.js';

/** An answer that is none of the interface's. */
export function unexpected(message: string, facts: CommonFacts = {}): ClipwrightError {
  return new ClipwrightError({ code: 'unexpected_answer', status: 0, message }, facts);
}
