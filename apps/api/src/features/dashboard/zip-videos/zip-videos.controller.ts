import { addAbortSignal } from 'node:stream';
import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { ZipVideos } from './zip-videos.service.js';

/** Whoever reads no faster than this is let go of. */
const LONGEST_MS = 30 * 60_000;
const MOST = 50;

/** Several own videos as one file to download. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ZipVideosController {
  constructor(private readonly zipVideos: ZipVideos) {}

  @Get('videos.zip')
  @Header('Cache-Control', 'no-store')
  async zip(@FromSignedIn() signedIn: SignedIn, @Query('ids') sent: unknown): Promise<StreamableFile> {
    const stream = await this.zipVideos.run(signedIn, idsOf(sent));
    if (stream === null) throw new NotFoundError({ what: 'The videos' });
    return new StreamableFile(addAbortSignal(AbortSignal.timeout(LONGEST_MS), stream), {
      type: 'application/zip',
      disposition: 'attachment; filename="clipwright-videos.zip"',
    });
  }
}

function idsOf(sent: unknown): string[] {
  const ids = typeof sent === 'string' ? [...new Set(sent.split(','))] : [];
  if (ids.length > 0 && ids.length <= MOST) return ids;
  throw new InvalidRequestError({
    message: `ids takes 1 to ${MOST} ids of videos, with commas between.`,
    param: 'ids',
  });
}
