import type { VideoOutcome } from '../video-outcome.js';

/** Calls that wait for the end of a video. */
export abstract class HeldCalls {
  /**
   * Runs `admit` and then waits for the end of that video, at most `waitSeconds` and never longer than the
   * server allows. Watching begins first, so that a quick end can't be missed. Gives the video as it stands
   * then.
   */
  abstract hold(
    videoId: string,
    waitSeconds: number | null,
    admit: () => Promise<void>,
  ): Promise<VideoOutcome>;

  /** Waits for a video that another call began; says so where it has not ended yet. */
  abstract join(videoId: string, waitSeconds: number | null, begun?: () => void): Promise<VideoOutcome>;
}
