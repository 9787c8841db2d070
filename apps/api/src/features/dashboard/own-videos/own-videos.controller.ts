import type { OwnVideo, OwnVideos as OwnVideosPage, RemovedVideo } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { parseListVideosQuery } from '@clipwright/core/videos';
import { Controller, Delete, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { galleryFilter } from './gallery-filter.js';
import { OwnVideos } from './own-videos.service.js';

/** Own videos, for the pages. */
@Controller('dashboard/videos')
@UseGuards(SessionGuard)
export class OwnVideosController {
  constructor(private readonly ownVideos: OwnVideos) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(
    @FromSignedIn() signedIn: SignedIn,
    @Query() query: Record<string, unknown>,
  ): Promise<OwnVideosPage> {
    const asked = valueOf(parseListVideosQuery(query));
    const page = await this.ownVideos.list(signedIn, asked, galleryFilter(query));
    return {
      videos: page.videos,
      next_cursor: page.nextCursor,
      looked_back_to: page.lookedBackTo?.toISOString() ?? null,
    };
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async one(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<OwnVideo> {
    const video = await this.ownVideos.find(signedIn, id);
    if (video === null) throw new NotFoundError({ what: 'The video' });
    return video;
  }

  @Delete(':id')
  async remove(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<RemovedVideo> {
    const status = await this.ownVideos.remove(signedIn, id);
    if (status === null) throw new NotFoundError({ what: 'The video' });
    return { success: true, video_id: id, status };
  }
}
