import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** What an answer said of itself; no code where it told none. */
export interface UnknownRefusalFacts extends CommonFacts {
  readonly status: number;
  readonly code: string | null;
  readonly message: string;
  readonly videoId?: string | null;
}

/**
 * A refusal with a status or a code that this version does not know, both kept: that of a newer server, or of
 * something in between.
 */
export class UnknownRefusalError extends ClipwrightError<UnknownRefusalFacts> {
  constructor(facts: UnknownRefusalFacts) {
    super({ ...facts, code: facts.code ?? 'unexpected_answer' }, facts);
  }
}
