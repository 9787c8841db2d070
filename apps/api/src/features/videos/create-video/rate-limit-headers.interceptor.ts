import { rateLimitHeaders } from '@clipwright/core/limiter';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, from, mergeMap, type Observable } from 'rxjs';
import { WindowReadings } from '../../../platform/limits/window-readings.js';
import { type CallerRequest, callerOf } from '../../api-keys/api-key-guard.door.js';

/**
 * Puts the window, as it is when the answer is sent, on every answer to a generation call, refusals included.
 */
@Injectable()
export class RateLimitHeadersInterceptor implements NestInterceptor {
  constructor(private readonly window: WindowReadings) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const keySlot = callerOf(context.switchToHttp().getRequest<CallerRequest>()).accountId;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap((body: unknown) => from(this.mark(reply, keySlot).then(() => body))),
      catchError((error: unknown) => from(this.mark(reply, keySlot).then(() => Promise.reject(error)))),
    );
  }

  /** Without headers where the database can't be reached: then they would be a guess. */
  private async mark(reply: FastifyReply, keySlot: string): Promise<void> {
    const reading = await this.window.read(keySlot).catch(() => null);
    if (reading !== null) reply.headers(rateLimitHeaders(reading));
  }
}
