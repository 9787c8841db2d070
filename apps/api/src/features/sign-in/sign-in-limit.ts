import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { Refusal } from '../../platform/http/refusal.js';
import { PostgresThrottlerStorage } from '../../platform/limits/throttler-storage.js';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

const nameOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/**
 * @nestjs/throttler's counters for passwords that are tried. Counted before the password is looked at, so that many at
 * once don't slip by, and forgotten when one was right. Per account and address together: nobody locks an owner out from elsewhere.
 */
@Injectable()
export class SignInLimit {
  constructor(
    private readonly config: SignInConfig,
    private readonly storage: PostgresThrottlerStorage,
  ) {}

  /** @throws Refusal 429 with the seconds to wait */
  async count(email: string, address: string): Promise<void> {
    await this.countAddress(address);
    await this.hit(`sign-in:${nameOf(email)}:${address}`, QUARTER_MS, this.config.attempts);
  }

  /** For calls that name no account, or must not tell of one. @throws Refusal 429 */
  async countAddress(address: string): Promise<void> {
    await this.hit(`sign-in:${address}`, HOUR_MS, this.config.attemptsPerAddress);
  }

  async forget(email: string, address: string): Promise<void> {
    await this.storage.forget(`sign-in:${nameOf(email)}:${address}`);
  }

  private async hit(key: string, withinMs: number, limit: number): Promise<void> {
    const { isBlocked, timeToExpire } = await this.storage.increment(key, withinMs, limit);
    if (!isBlocked) return;
    const message = `Too many attempts. Try again in ${Math.ceil(timeToExpire / 60)} min.`;
    throw new Refusal({ status: 429, code: 'too_many_attempts', message, retryAfterSeconds: timeToExpire });
  }
}
