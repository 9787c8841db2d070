import { type ListVideosResponse, parseListVideosQuery } from '@clipwright/core/videos';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { statusResponse } from '../status-row.js';
import { ListVideos } from './list-videos.service.js';

/** GET videos: own videos, newest first; or as they are settled, for whoever follows them. */
@Controller('api/v1/videos')
@UseGuards(ApiKeyGuard)
export class ListVideosController {
  constructor(
    private readonly listVideos: ListVideos,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(
    @FromCaller() { accountId }: Caller,
    @Query() query: Record<string, unknown>,
  ): Promise<ListVideosResponse> {
    const page = await this.listVideos.run(accountId, valueOf(parseListVideosQuery(query)));
    const videos = page.videos.map((row) => statusResponse(row, (file) => this.address.fileUrl(file)));
    return { success: true, videos, next_cursor: page.nextCursor };
  }
}
