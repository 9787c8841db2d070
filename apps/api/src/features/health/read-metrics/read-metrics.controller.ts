import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowPlainHttp } from '../../../platform/http/https.guard.js';
import { isProxied } from '../../../platform/http/proxied.js';
import { ReadMetrics } from './read-metrics.service.js';

/**
 * GET /metrics, in Prometheus' text format: for loopback, or with the token. Others are told that there is
 * nothing.
 */
@Controller()
@AllowPlainHttp()
export class ReadMetricsController {
  constructor(private readonly readMetrics: ReadMetrics) {}

  @Get('metrics')
  async metrics(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const page = await this.readMetrics.run({
      address: addressOf(request),
      authorization: request.headers.authorization ?? '',
    });
    if (page === null) throw new NotFoundError({});
    reply.type(page.contentType).header('Cache-Control', 'no-store');
    return page.text;
  }
}

/** Null where nobody can say: whoever asks through a proxy on this host is not this host. */
const addressOf = ({ ip, headers }: FastifyRequest): string | null => (isProxied(headers) ? null : ip);
