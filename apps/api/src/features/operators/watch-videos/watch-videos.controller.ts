import type { OwnedVideos } from '@clipwright/core/dashboard';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { textOf } from '../query-text.js';
import { WatchVideos } from './watch-videos.service.js';

/** All videos, for operators. */
@Controller('dashboard/operator/videos')
@UseGuards(OperatorGuard)
export class WatchVideosController {
  constructor(private readonly watchVideos: WatchVideos) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(@Query() query: Record<string, unknown>): Promise<OwnedVideos> {
    const { videos, next } = await this.watchVideos.run({
      status: textOf(query['status']) || null,
      account: textOf(query['account']) || null,
      text: textOf(query['search']).trim(),
      before: textOf(query['cursor']) || null,
    });
    return { videos, next_cursor: next };
  }
}
