import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface FileDamagedFacts extends CommonFacts {
  readonly videoId?: string | null;
}

/**
 * 500 file_damaged: a stored file is no longer what was stored. `videoId` leads to the video's status, which
 * says so too.
 */
export class FileDamagedError extends ClipwrightError<FileDamagedFacts> {
  constructor(facts: FileDamagedFacts = {}) {
    super('file_damaged', facts);
    this.name = 'FileDamagedError';
  }
}
