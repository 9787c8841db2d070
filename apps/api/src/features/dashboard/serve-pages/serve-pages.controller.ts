import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { PageFiles, partOf } from './page-files.js';
import { PagePolicy } from './page-policy.js';

const PATHS = [
  '/',
  'sign-in',
  'sign-up',
  'join',
  'verify-email',
  'forgotten-password',
  'reset-password',
  'videos',
  'videos/:id',
  'trash',
  'reference',
  'playground',
  'usage',
  'credits',
  'account',
  'authorize',
  'operator',
  'operator/engines',
  'operator/charts',
  'operator/accounts',
  'operator/accounts/:account',
  'operator/plans',
  'operator/credits',
  'operator/videos',
  'operator/payments',
  'operator/settings',
  'operator/audit',
];

const YEAR_SECONDS = 31_536_000;

/** The dashboard: one page under each of its paths, and the files it is made of. */
@Controller()
export class ServePagesController {
  constructor(
    private readonly files: PageFiles,
    private readonly policy: PagePolicy,
  ) {}

  @Get(PATHS)
  page(@Headers('accept-encoding') accepted: string | undefined, @Res() reply: FastifyReply): void {
    void reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', this.policy.text);
    this.send('index.html', accepted, reply);
  }

  @Get('assets/:name')
  asset(
    @Param('name') name: string,
    @Headers() { range, 'accept-encoding': accepted }: IncomingHttpHeaders,
    @Res() reply: FastifyReply,
  ): void {
    void reply.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    if (name.endsWith('.mp4')) this.sendClip(name, range, reply);
    else this.send(name, accepted?.toString(), reply);
  }

  /** Some browsers play only what is sent in parts. */
  private sendClip(name: string, range: string | undefined, reply: FastifyReply): void {
    const file = this.files.file(name);
    if (file === null) throw new NotFoundError({ what: 'The page' });
    const part = partOf(file.plain, range);
    void reply.header('Accept-Ranges', 'bytes').type(file.type);
    if (part === null) return void reply.send(file.plain);
    const { start, end } = part;
    void reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.plain.length}`);
    void reply.send(file.plain.subarray(start, end + 1));
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
