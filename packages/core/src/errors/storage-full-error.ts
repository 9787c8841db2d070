import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface StorageFullFacts extends CommonFacts {
  readonly videoId?: string | null;
}

/**
 * 500 storage_full: the disk budget is used up. `videoId` leads to the video's status, where a video exists.
 */
export class StorageFullError extends ClipwrightError<StorageFullFacts> {
  constructor(facts: StorageFullFacts = {}) {
    super('storage_full', facts);
  }
}
