import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface GenerationFailedFacts extends CommonFacts {
  readonly videoId: string | null;
}

/** 500 generation_failed: the engine failed for good. `videoId` leads to the video's status. */
export class GenerationFailedError extends ClipwrightError<GenerationFailedFacts> {
  constructor(facts: GenerationFailedFacts) {
    super('generation_failed', facts);
  }
}
