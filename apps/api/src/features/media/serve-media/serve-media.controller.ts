import { Controller, Get, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { mediaAnswer } from '../media-answer.js';
import { MediaFiles } from '../served-file.js';

/** GET and HEAD /media/{file}: no key, because the name can't be guessed. */
@Controller('media')
export class ServeMediaController {
  constructor(private readonly files: MediaFiles) {}

  @Get(':file')
  async serve(
    @Param('file') file: string,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return mediaAnswer(file, await this.files.run(file, headers, reply.request.method), reply);
  }
}
