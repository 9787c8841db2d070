import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Headers, Query, Res, type StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MediaFiles, mediaAnswer } from '../../media/media-files.door.js';
import { FromVideo, VideoStatusGuard } from '../../videos/one-video.door.js';
import type { StatusRow } from '../../videos/status.door.js';

/** GET and HEAD /v1/videos/{video_id}/content: the mp4, by the rules of /media. */
@Controller('v1/videos')
@UseGuards(VideoStatusGuard)
export class SendContentController {
  constructor(private readonly files: MediaFiles) {}

  @Get(':video_id/content')
  async send(
    @FromVideo() video: StatusRow | null,
    @Query('variant') variant: unknown,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    refuseOtherVariant(variant);
    const file = fileOf(video);
    return mediaAnswer(file, await this.files.run(file, headers), reply);
  }
}

function refuseOtherVariant(variant: unknown): void {
  if (variant === undefined || variant === 'video') return;
  throw new InvalidRequestError({
    message: 'variant must be video: this server makes no thumbnails and no sprite sheets.',
    param: 'variant',
  });
}

function fileOf(video: StatusRow | null): string {
  if (video === null) throw new NotFoundError({ what: 'The video' });
  const { status, file } = video;
  if (status === 'completed' && file !== null) return file;
  throw new NotFoundError({ message: `The video has no content: it is ${status}.` });
}
