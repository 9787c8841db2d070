import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { LoopDelay } from './loop-delay.js';
import { UnreadBody } from './unread-body.js';

/**
 * Has new work refused while the event loop is late, before its body is read and after its media type and
 * size are judged. A request with an Idempotency-Key may join what is under way already: only its body tells,
 * and it is judged after that.
 */
@Injectable()
export class ShedLoad implements NestInterceptor {
  constructor(private readonly loop: LoopDelay) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body instanceof UnreadBody && headers['idempotency-key'] === undefined)
      body.beforeReading(() => this.loop.refuseWhenLate());
    return next.handle();
  }
}
