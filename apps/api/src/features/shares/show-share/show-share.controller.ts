import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { readerLanguage } from '../../../platform/http/reader-language.js';
import { MediaFiles, mediaAnswer } from '../../media/media-files.door.js';
import { endedPage, SHARE_POLICY, SHARE_STYLE, sharePage } from './share-page.js';
import { FindSharedVideo } from './shared-video.service.js';

const NO_INDEX = ['X-Robots-Tag', 'noindex, nofollow'] as const;

/** What a link shows to whoever has it: a page, and its media under a path of their own. */
@Controller('s')
export class ShowShareController {
  constructor(
    private readonly findVideo: FindSharedVideo,
    private readonly files: MediaFiles,
    private readonly dashboard: DashboardOrigin,
  ) {}

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  style(): string {
    return SHARE_STYLE;
  }

  @Get(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', SHARE_POLICY)
  @Header('Cache-Control', 'private, no-store')
  @Header(...NO_INDEX)
  async page(
    @Param('token') token: string,
    @Headers('accept-language') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = readerLanguage(accepted);
    const video = await this.findVideo.run(token);
    if (video !== null) return sharePage(video, this.dashboard.origin, language);
    void reply.status(404);
    return endedPage(language);
  }

  @Get(':token/:name')
  @Header(...NO_INDEX)
  async media(
    @Param('token') token: string,
    @Param('name') name: string,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const file = (await this.findVideo.run(token))?.files.get(name);
    if (file === undefined) throw new NotFoundError({ what: 'The file' });
    const served = await this.files.unnamed(file, headers);
    // Whose file it is, and which, is nobody's business here.
    return mediaAnswer(file, served === 'damaged' ? 'not-found' : served, reply);
  }
}
