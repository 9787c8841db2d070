import type { ClaimedVideo, StoredVideo } from '../video.js';
import type { Deadline } from '@clipwright/engines';

/** One attempt at a video: an engine makes it, and it is stored. Settling is left to the caller. */
export abstract class VideoProduction {
  abstract readonly deadlineMs: number;

  /** Runs from now on. */
  abstract deadline(): Deadline;

  /** No engine is called for a video that could not be stored. */
  abstract run(video: ClaimedVideo, signal: AbortSignal, deadline: Deadline): Promise<StoredVideo>;
}
