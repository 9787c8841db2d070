import { randomBytes } from 'node:crypto';
import { createVideoId, isVideoId } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type FailedOrder, FailedOrderRepository } from '../failed-order.repository.js';
import type { MadeAgain, VideosAgain } from '../operate-videos.door.js';
import { UnchargedVideos } from '../uncharged-videos.js';
import type { VideoOrder } from '../video.js';

/**
 * Makes a video that failed once more, as a new one of its account that costs it nothing: what has failed stays failed,
 * as its caller was told.
 */
@Injectable()
export class MakeAgain implements VideosAgain {
  constructor(
    private readonly failed: FailedOrderRepository,
    private readonly uncharged: UnchargedVideos,
    private readonly audit: AuditLog,
  ) {}

  async run(videoId: string, actor: Actor): Promise<MadeAgain> {
    const failed = isVideoId(videoId) ? await this.failed.find(videoId) : null;
    if (failed === null) return { kind: 'not-failed' };
    const lost = lostOf(failed);
    if (lost !== null) return { kind: lost };
    const order = anew(failed);
    const details = { video_id: videoId, made: order.id };
    const event = { action: 'video.made-again', actor, subject: failed.email, details } as const;
    await this.uncharged.run(order, {
      first: false,
      note: (transaction) => this.audit.record(event, transaction),
    });
    return { kind: 'made', videoId: order.id };
  }
}

/** The pictures of a video go when it fails, and its prompt a while later. */
function lostOf({ order, hadImages, lostSource }: FailedOrder) {
  const { mode, sourceVideoId, prompt } = order;
  if (hadImages || (mode === 'image' && sourceVideoId === null)) return 'images-gone';
  if (lostSource) return 'source-gone';
  return mode === 'text' && (prompt ?? '') === '' ? 'prompt-gone' : null;
}

const anew = ({ order }: FailedOrder): VideoOrder => ({
  ...order,
  ...{ id: createVideoId(randomBytes), image: null, imageBytes: 0, moreImages: [], hops: 0, warnings: [] },
});
