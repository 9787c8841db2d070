import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface EngineUnavailableFacts extends CommonFacts {
  readonly videoId?: string | null;
}

/**
 * 500 engine_unavailable: no engine that serves the model answers. `videoId` leads to the video's status,
 * where a video exists.
 */
export class EngineUnavailableError extends ClipwrightError<EngineUnavailableFacts> {
  constructor(facts: EngineUnavailableFacts = {}) {
    super('engine_unavailable', facts);
  }
}
