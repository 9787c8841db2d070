/** Nobody wants the work any more: the video was canceled, or has ended in another way. */
export class VideoEnded extends Error {}

/** Another attempt makes the video now; what this one has begun at an engine is the other's. */
export class VideoTakenOver extends Error {}

/** The videos that this process is making. The work on one that was settled from elsewhere stops at once. */
export class RunningVideos {
  private readonly running = new Map<string, AbortController>();

  /** Runs `work` with a signal that fires when this attempt has lost its video: canceled, or taken over. */
  async track<Result>(videoId: string, work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    this.running.set(videoId, controller);
    try {
      return await work(controller.signal);
    } finally {
      if (this.running.get(videoId) === controller) this.running.delete(videoId);
    }
  }

  /** This process holds the video no longer. */
  stop(videoId: string, reason: VideoEnded | VideoTakenOver): void {
    this.running.get(videoId)?.abort(reason);
  }

  /** The video has come to its end elsewhere. */
  end(videoId: string): void {
    this.stop(videoId, new VideoEnded('the video has ended'));
  }
}
