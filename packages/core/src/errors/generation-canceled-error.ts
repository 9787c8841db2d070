import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface GenerationCanceledFacts extends CommonFacts {
  readonly videoId: string | null;
}

/**
 * 500 generation_canceled: the video was canceled while the call was held. `videoId` leads to the video's
 * status.
 */
export class GenerationCanceledError extends ClipwrightError<GenerationCanceledFacts> {
  constructor(facts: GenerationCanceledFacts) {
    super('generation_canceled', facts);
  }
}
