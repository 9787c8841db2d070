import type { Done, EmptiedTrash, TrashedVideos } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { parseListVideosQuery } from '@clipwright/core/videos';
import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { KeepTrash } from './keep-trash.service.js';

/** What its owner deleted in the dashboard: to look at, to have back, to end before its time. */
@Controller('dashboard/trash')
@UseGuards(SessionGuard)
export class KeepTrashController {
  constructor(private readonly trash: KeepTrash) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(
    @FromSignedIn() signedIn: SignedIn,
    @Query() query: Record<string, unknown>,
  ): Promise<TrashedVideos> {
    const { videos, nextCursor } = await this.trash.list(signedIn, valueOf(parseListVideosQuery(query)));
    return { videos, next_cursor: nextCursor, days: this.trash.days };
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<Done> {
    return doneOrGone(await this.trash.restore(signedIn, id));
  }

  @Delete(':id')
  async end(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<Done> {
    return doneOrGone(await this.trash.end(signedIn, id));
  }

  @Delete()
  async empty(@FromSignedIn() signedIn: SignedIn): Promise<EmptiedTrash> {
    return { success: true, deleted: await this.trash.empty(signedIn) };
  }
}

function doneOrGone(wasThere: boolean): Done {
  if (!wasThere) throw new NotFoundError({ what: 'The video' });
  return { success: true };
}
