import { Injectable } from '@nestjs/common';
import { persistThroughOutage } from '../../../platform/database/persist-through-outage.js';
import { Log } from '../../../platform/logging/log.js';
import { RunningVideos } from '../running-videos.js';
import type { ClaimedVideo, StoredVideo, VideoFailure } from '../video.js';
import { VideoEnd } from '../video-end.js';
import type { Ticket } from '../work-line.repository.js';
import { ClaimVideo } from './claim-video.js';
import { ProduceVideo } from './produce-video.js';
import { deadlineFailure, failureOf } from './video-failure.js';

/** A finished render is kept through an outage of the database this long. */
const OUTAGE_MS = 120_000;

type Ending = { readonly stored: StoredVideo } | { readonly failure: VideoFailure };

/**
 * Makes one video from its job: claims it, produces it, settles it. A redelivered job of an ended video does
 * nothing.
 */
@Injectable()
export class GenerateVideo {
  constructor(
    private readonly claimVideo: ClaimVideo,
    private readonly produce: ProduceVideo,
    private readonly end: VideoEnd,
    private readonly running: RunningVideos,
    private readonly log: Log,
  ) {}

  /** Rejects when the attempt was interrupted from outside, so that the queue delivers the job again. */
  async run(ticket: Ticket, interrupted: AbortSignal): Promise<void> {
    const video = await this.claimVideo.run(ticket, interrupted);
    if (video === null) return;
    const ending = await this.running.track(video.id, (lost) => this.attempt(video, { interrupted, lost }));
    if (ending === null) return await this.end.letGo(video.id);
    const inTime = await persistThroughOutage(() => this.settle(video, ending), OUTAGE_MS);
    if (!inTime)
      this.log.warn('an attempt ended after another had taken over', {
        videoId: video.id,
        attempt: video.attempt,
      });
  }

  /** Null when the video is no longer ours to make. */
  private async attempt(
    video: ClaimedVideo,
    stops: { interrupted: AbortSignal; lost: AbortSignal },
  ): Promise<Ending | null> {
    const deadline = this.produce.deadline();
    try {
      return {
        stored: await this.produce.run(
          video,
          AbortSignal.any([stops.interrupted, stops.lost, deadline.signal]),
          deadline,
        ),
      };
    } catch (error) {
      if (stops.lost.aborted) return null;
      if (stops.interrupted.aborted) throw error;
      if (deadline.signal.aborted) return { failure: deadlineFailure(this.produce.deadlineMs) };
      this.log.error('an attempt at a video failed', { videoId: video.id, attempt: video.attempt, error });
      return { failure: failureOf(error) };
    } finally {
      deadline.halt();
    }
  }

  private async settle(video: ClaimedVideo, ending: Ending): Promise<boolean> {
    const held = { id: video.id, attempt: video.attempt };
    if ('stored' in ending) return await this.end.complete(held, ending.stored);
    return await this.end.fail(held, ending.failure);
  }
}
