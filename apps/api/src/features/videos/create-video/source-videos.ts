import { InvalidRequestError } from '@clipwright/core/errors';
import { isVideoId } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import type { PictureShape } from '@clipwright/engines/flow';
import { type SourceVideo, SourceVideoRepository } from '../source-video.repository.js';
import type { OwnVideo } from '../video.repository.js';

/** The videos that others continue. Their last picture is taken when it is needed, by whoever makes the new one. */
@Injectable()
export class SourceVideos {
  constructor(private readonly videos: SourceVideoRepository) {}

  /** The shape of a completed video of the account. @throws InvalidRequestError for any other, and says why */
  async shapeOf(own: OwnVideo): Promise<PictureShape> {
    const video = isVideoId(own.id) ? await this.videos.find(own) : null;
    if (video?.status === 'completed' && !video.isDamaged) return video;
    throw new InvalidRequestError({
      message: `source_video_id must be the video_id of a completed video of this account; ${JSON.stringify(own.id)} ${whyNot(video)}.`,
      param: 'source_video_id',
    });
  }
}

function whyNot(video: SourceVideo | null): string {
  if (video === null) return 'is none';
  return video.isDamaged ? 'was found damaged' : WHY_NOT[video.status];
}

const WHY_NOT: Readonly<Record<SourceVideo['status'], string>> = {
  queued: 'is still queued',
  processing: 'is still processing',
  completed: 'is none',
  failed: 'failed',
  canceled: 'was canceled',
  expired: 'has expired',
};
