import { FileDamagedError, NotFoundError, RangeNotSatisfiableError } from '@clipwright/core/errors';
import { Controller, Get, Headers, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type ServedFile, ServeMedia } from './serve-media.service.js';

/** GET and HEAD /media/{file}: no key, because the name can't be guessed. */
@Controller('media')
export class ServeMediaController {
  constructor(private readonly serveMedia: ServeMedia) {}

  @Get(':file')
  async serve(
    @Param('file') file: string,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const served = await this.serveMedia.run(file, headers);
    if (served === 'not-found') throw new NotFoundError({ what: 'The file' });
    if (served === 'damaged') throw new FileDamagedError({ videoId: file.slice(0, file.lastIndexOf('-')) });
    if (served.kind === 'unsatisfiable') throw new RangeNotSatisfiableError({ sizeBytes: served.sizeBytes });
    reply.headers(fileHeaders(served.etag, served.modifiedAt)).status(STATUS[served.kind]);
    if (served.kind === 'unchanged') return undefined;
    reply.headers(lengthHeaders(served));
    return new StreamableFile(served.open(), { type: typeOf(file), length: served.end - served.start + 1 });
  }
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

const typeOf = (file: string): string => TYPES[file.split('.').at(-1) ?? ''] ?? 'video/mp4';

const STATUS = { whole: 200, part: 206, unchanged: 304 } as const;

const fileHeaders = (etag: string, modifiedAt: Date) => ({
  'Accept-Ranges': 'bytes',
  // Whoever kept a copy asks before each use, so that what is deleted is gone everywhere.
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ETag: etag,
  'Last-Modified': modifiedAt.toUTCString(),
});

const lengthHeaders = (served: Extract<ServedFile, { kind: 'whole' | 'part' }>) =>
  served.kind === 'part'
    ? { 'Content-Range': `bytes ${served.start}-${served.end}/${served.sizeBytes}` }
    : {};
