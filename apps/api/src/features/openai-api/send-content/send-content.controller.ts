import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Headers, Query, Res, type StreamableFile, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MediaFiles, mediaAnswer } from '../../media/media-files.door.js';
import { FromVideo, VideoStatusGuard } from '../../videos/one-video.door.js';
import { sheetOf, type StatusRow, thumbnailOf } from '../../videos/status.door.js';

/** GET and HEAD /v1/videos/{video_id}/content: the mp4 or one of its pictures, by the rules of /media. */
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
    const file = FILES[variantOf(variant)](completed(video));
    return mediaAnswer(file, await this.files.run(file, headers, reply.request.method), reply);
  }
}

type Variant = 'video' | 'thumbnail' | 'spritesheet';
type CompletedVideo = StatusRow & { readonly file: string };

/** What each variant is kept as. Pictures are taken a moment after their video is done. */
const FILES: Readonly<Record<Variant, (video: CompletedVideo) => string>> = {
  video: ({ file }) => file,
  thumbnail: (video) => taken('thumbnail', thumbnailOf(video)),
  spritesheet: (video) => taken('spritesheet', sheetOf(video)),
};

function taken(variant: Variant, picture: string | null): string {
  if (picture !== null) return picture;
  throw new NotFoundError({
    message: `The video has no ${variant} yet: it is taken a moment after the video is done.`,
  });
}

const isVariant = (asked: unknown): asked is Variant =>
  typeof asked === 'string' && Object.hasOwn(FILES, asked);

function variantOf(asked: unknown = 'video'): Variant {
  if (isVariant(asked)) return asked;
  const message = `variant must be one of ${Object.keys(FILES).join(', ')}.`;
  throw new InvalidRequestError({ message, param: 'variant' });
}

function completed(video: StatusRow | null): CompletedVideo {
  if (video === null) throw new NotFoundError({ what: 'The video' });
  const { status, file } = video;
  if (status === 'completed' && file !== null) return { ...video, file };
  throw new NotFoundError({ message: `The video has no content: it is ${status}.` });
}
