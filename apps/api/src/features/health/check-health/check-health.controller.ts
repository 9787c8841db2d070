import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AllowPlainHttp } from '../../../platform/http/https.guard.js';
import { CheckHealth, type Health } from './check-health.service.js';

/** GET /healthz: the process runs. GET /readyz: it can do its work. */
@Controller()
@AllowPlainHttp()
export class CheckHealthController {
  constructor(private readonly checkHealth: CheckHealth) {}

  @Get('healthz')
  @Header('Cache-Control', 'no-store')
  alive(): { status: string } {
    return { status: 'ok' };
  }

  @Get('readyz')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.checkHealth.run();
    reply.status(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
