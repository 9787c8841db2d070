import type { Done, VideoShare } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Delete, Get, Header, Param, Put, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import type { Share } from '../share.js';
import { type AskedShare, ShareVideo } from './share-video.service.js';

const MOST_DAYS = 365;
const MOST_LETTERS = 200;

const BODY = new CheckedBody<AskedShare>(
  z.object({
    days: z.int().min(1).max(MOST_DAYS).nullable(),
    title: z
      .string()
      .trim()
      .max(MOST_LETTERS)
      .nullish()
      .transform((title) => title || null),
  }),
);

/** The link by which an own video is shown to people without an account. */
@Controller('dashboard/videos')
@UseGuards(SessionGuard)
export class ShareVideoController {
  constructor(
    private readonly shareVideo: ShareVideo,
    private readonly dashboard: DashboardOrigin,
  ) {}

  @Get(':id/share')
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<VideoShare> {
    return this.told(await this.shareVideo.read(signedIn, id));
  }

  @Put(':id/share')
  @Header('Cache-Control', 'no-store')
  async put(
    @FromSignedIn() signedIn: SignedIn,
    @Param('id') id: string,
    @Body(BODY) asked: AskedShare,
  ): Promise<VideoShare> {
    return this.told((await this.shareVideo.put(signedIn, id, asked, Date.now())) ?? undefined);
  }

  @Delete(':id/share')
  async end(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<Done> {
    if (!(await this.shareVideo.end(signedIn, id))) throw new NotFoundError({ what: 'The link' });
    return { success: true };
  }

  private told(share: Share | null | undefined): VideoShare {
    if (share === undefined) throw new NotFoundError({ what: 'The video' });
    if (share === null) return { share: null };
    const { token, title, madeAt, expiresAt } = share;
    return {
      share: {
        link: `${this.dashboard.origin}/s/${token}`,
        title,
        made_at: madeAt.toISOString(),
        expires_at: expiresAt?.toISOString() ?? null,
      },
    };
  }
}
