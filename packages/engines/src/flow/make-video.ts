import type { AttemptStore, FlowLog } from './ports.js';
import type { ProduceVideo } from './produce-video.js';
import type { RunningVideos } from './running-videos.js';
import { throughOutage } from './through-outage.js';
import type { AttemptedVideo, AttemptEnding } from './video.js';
import { deadlineFailure, failureOf } from './video-failure.js';

/** A finished render is kept through an outage of the store this long. */
const OUTAGE_MS = 120_000;

/** Makes one video that its worker has claimed: produces it, settles it. */
export class MakeVideo<Video extends AttemptedVideo> {
  constructor(
    private readonly produce: ProduceVideo<Video>,
    private readonly store: AttemptStore,
    private readonly running: RunningVideos,
    private readonly log: FlowLog,
  ) {}

  /** Rejects when the attempt was interrupted from outside, so that another one carries it on. */
  async run(video: Video, interrupted: AbortSignal): Promise<void> {
    const { id, attempt } = video;
    const ending = await this.running.track(id, (lost) => this.attempt(video, { interrupted, lost }));
    // Nothing of it is written any more.
    if (ending === null) return await this.store.clear(id);
    const inTime = await throughOutage(() => this.store.settle(id, ending), {
      forMs: OUTAGE_MS,
      isAway: (error) => this.store.isAway(error),
    });
    if (!inTime) this.log.warn('an attempt ended after another had taken over', { videoId: id, attempt });
  }

  /** Null when the video is no longer ours to make. */
  private async attempt(
    video: Video,
    stops: { interrupted: AbortSignal; lost: AbortSignal },
  ): Promise<AttemptEnding | null> {
    const { attempt } = video;
    const deadline = this.produce.deadline();
    const signal = AbortSignal.any([stops.interrupted, stops.lost, deadline.signal]);
    try {
      return { kind: 'completed', attempt, stored: await this.produce.run(video, signal, deadline) };
    } catch (error) {
      if (stops.lost.aborted) return null;
      if (stops.interrupted.aborted) throw error;
      if (deadline.signal.aborted)
        return { kind: 'failed', attempt, failure: deadlineFailure(this.produce.deadlineMs) };
      this.log.error('an attempt at a video failed', { videoId: video.id, attempt, error });
      return { kind: 'failed', attempt, failure: failureOf(error) };
    } finally {
      deadline.halt();
    }
  }
}
