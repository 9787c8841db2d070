import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PageFiles } from './page-files.js';

const PATHS = [
  '/',
  'sign-in',
  'sign-up',
  'join',
  'verify-email',
  'forgotten-password',
  'reset-password',
  'videos',
  'playground',
  'usage',
  'account',
  'operator',
  'operator/accounts',
  'operator/plans',
  'operator/videos',
  'operator/payments',
  'operator/settings',
  'operator/audit',
];

/** No script and no style but our own files, no other host, no frame around us. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_SECONDS = 31_536_000;

/** The dashboard: one page under each of its paths, and the files it is made of. */
@Controller()
export class ServePagesController {
  constructor(private readonly files: PageFiles) {}

  @Get(PATHS)
  page(@Headers('accept-encoding') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', POLICY);
    this.send('index.html', accepted, reply);
  }

  @Get('assets/:name')
  asset(
    @Param('name') name: string,
    @Headers('accept-encoding') accepted: string | undefined,
    @Res() reply: FastifyReply,
  ): void {
    void reply.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    this.send(name, accepted, reply);
  }

  private send(name: string, accepted = '', reply: FastifyReply): void {
    const file = this.files.file(name);
    if (file === null) throw new NotFoundError({ what: 'The page' });
    const compressed = accepted.split(',').some((coding) => coding.trim().split(';', 1)[0] === 'br');
    if (compressed) void reply.header('Content-Encoding', 'br');
    void reply
      .header('Vary', 'Accept-Encoding')
      .type(file.type)
      .send(compressed ? file.brotli : file.plain);
  }
}
