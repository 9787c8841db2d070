import { NotFoundError } from '@clipwright/core/errors';
import { parseVideoStatusQuery, type VideoStatusResponse } from '@clipwright/core/videos';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { type StatusRow, statusResponse } from '../status-row.js';
import { FromVideo, VideoStatusGuard } from './video-status.guard.js';

/** GET video-status: reads the row, never calls an engine. */
@Controller('api/v1')
@UseGuards(VideoStatusGuard)
export class VideoStatusController {
  constructor(private readonly address: PublicAddress) {}

  @Get(['video-status.php', 'video-status'])
  @Header('Cache-Control', 'no-store')
  status(@Query() query: Record<string, unknown>, @FromVideo() video: StatusRow | null): VideoStatusResponse {
    valueOf(parseVideoStatusQuery(query));
    if (video === null) throw new NotFoundError({ what: 'The video' });
    return statusResponse(video, (file) => this.address.fileUrl(file));
  }
}
