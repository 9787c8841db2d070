import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { FromVideo, VideoStatusGuard } from '../../videos/one-video.door.js';
import type { StatusRow } from '../../videos/status.door.js';
import { type OpenAiVideo, openAiVideo } from '../openai-video.js';

/** GET /v1/videos/{video_id}: the hot read, as our own status is. */
@Controller('v1/videos')
@UseGuards(VideoStatusGuard)
export class ReadVideoController {
  @Get(':video_id')
  @Header('Cache-Control', 'no-store')
  read(@FromVideo() video: StatusRow | null): OpenAiVideo {
    if (video === null) throw new NotFoundError({ what: 'The video' });
    return openAiVideo(video);
  }
}
