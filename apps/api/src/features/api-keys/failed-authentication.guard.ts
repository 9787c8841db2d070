import { TooManyAuthFailuresError } from '@clipwright/core/errors';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/limits/network.js';

/**
 * @nestjs/throttler, asked only after an authentication has failed: it counts failures per address, and turns
 * further failing ones into 429. A valid key never comes here.
 */
@Injectable()
export class FailedAuthenticationGuard extends ThrottlerGuard {
  /**
   * What we count everywhere: the library would take garbage, and an address with a port, each for one of its
   * own.
   */
  protected override getTracker({ ip }: FastifyRequest): Promise<string> {
    return Promise.resolve(networkOf(ip));
  }

  protected override generateKey(_context: ExecutionContext, address: string): string {
    return `auth:${address}`;
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    const resetInSeconds = Math.max(1, detail.timeToExpire);
    const resetAtMs = Math.ceil(Date.now() / 1000 + resetInSeconds) * 1000;
    const reading = { count: detail.totalHits, limit: detail.limit, remaining: 0, resetAtMs, resetInSeconds };
    return Promise.reject(new TooManyAuthFailuresError({ reading }));
  }
}
