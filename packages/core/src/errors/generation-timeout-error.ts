import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface GenerationTimeoutFacts extends CommonFacts {
  readonly videoId: string | null;
}

/**
 * 500 generation_timeout: the call was held as long as the server allows; the work goes on and the status
 * tells how it ended. `videoId` leads to the video, which may still be completed.
 */
export class GenerationTimeoutError extends ClipwrightError<GenerationTimeoutFacts> {
  constructor(facts: GenerationTimeoutFacts) {
    super('generation_timeout', facts);
  }
}
