import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../config/slices.js';
import { Refusal } from '../../platform/http/refusal.js';
import { networkOf } from '../../platform/limits/network.js';
import { type AttemptCounter, PostgresThrottlerStorage } from '../../platform/limits/throttler-storage.js';
import type { Browser } from './auth.js';
import { FamiliarBrowsers } from './familiar-browsers.js';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** A password that is tried for an account, or a link that is asked for in its name. */
export interface Attempt {
  readonly email: string;
  readonly browser: Browser;
}

interface Counter extends AttemptCounter {
  /** Whether nobody else is counted with it. */
  readonly isOwn: boolean;
}

const nameOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/**
 * @nestjs/throttler's counters for passwords that are tried. Counted before the password is looked at, so
 * that many at once don't slip by, and taken back when it was right. Three counters, of which the last stops
 * guesses from many networks; browsers that the account knows have one of their own instead, so that nobody
 * locks an owner out. Accounts that don't exist count alike.
 */
@Injectable()
export class SignInLimit {
  constructor(
    private readonly config: SignInConfig,
    private readonly storage: PostgresThrottlerStorage,
    private readonly familiar: FamiliarBrowsers,
  ) {}

  /** Gives the id of what was counted, for `passed`. @throws Refusal 429 with the seconds to wait */
  async count(attempt: Attempt): Promise<string> {
    const id = randomUUID();
    for (const counter of this.countersOf(attempt)) await this.hit(counter, id);
    return id;
  }

  /**
   * The password was right: this attempt does not count, nor do those that this browser or network made
   * before. Gives `cookieFor`.
   */
  async passed(attempt: Attempt, id: string): Promise<string> {
    for (const counter of this.countersOf(attempt))
      await (counter.isOwn ? this.storage.forget(counter.key) : this.storage.giveBack(counter, id));
    return this.cookieFor(attempt.email);
  }

  /**
   * For somebody who asks for a link that resets a password: per network, so that nobody keeps its owner from
   * it from elsewhere. @throws Refusal 429
   */
  async countReset({ email, browser }: Attempt): Promise<void> {
    const network = networkOf(browser.address);
    await this.hit(this.ofNetwork(network));
    await this.hit({
      key: `reset:${nameOf(email)}:${network}`,
      isOwn: true,
      withinMs: QUARTER_MS,
      limit: this.config.attempts,
    });
  }

  /**
   * For a link that is followed, apart from passwords: who guesses at those keeps nobody of the same network
   * from using a link. @throws Refusal 429
   */
  async countLink(address: string): Promise<void> {
    await this.hit({ ...this.ofNetwork(networkOf(address)), key: `reset-link:${networkOf(address)}` });
  }

  /** For calls that name no account. @throws Refusal 429 */
  async countAddress(address: string): Promise<void> {
    await this.hit(this.ofNetwork(networkOf(address)));
  }

  /** Forgets what was counted for the account as a whole. */
  async forgetAccount(email: string): Promise<void> {
    await this.storage.forget(`sign-in:${nameOf(email)}`);
  }

  /** By which a browser is known to the account from now on. */
  cookieFor(email: string): string {
    return this.familiar.cookieFor(nameOf(email));
  }

  private countersOf({ email, browser }: Attempt): Counter[] {
    const { attempts, attemptsPerAccount } = this.config;
    const name = nameOf(email);
    const known = this.familiar.idOf(name, browser.cookie);
    if (known !== null)
      return [{ key: `sign-in:known:${known}`, isOwn: true, withinMs: QUARTER_MS, limit: attempts }];
    const network = networkOf(browser.address);
    return [
      this.ofNetwork(network),
      { key: `sign-in:${name}:${network}`, isOwn: true, withinMs: QUARTER_MS, limit: attempts },
      { key: `sign-in:${name}`, isOwn: false, withinMs: HOUR_MS, limit: attemptsPerAccount },
    ];
  }

  private ofNetwork(network: string): Counter {
    return {
      key: `sign-in:${network}`,
      isOwn: false,
      withinMs: HOUR_MS,
      limit: this.config.attemptsPerAddress,
    };
  }

  private async hit(counter: Counter, id = randomUUID() as string): Promise<void> {
    const { isBlocked, timeToExpire } = await this.storage.count(counter, id);
    if (!isBlocked) return;
    const message = `Too many attempts. Try again in ${Math.ceil(timeToExpire / 60)} min.`;
    throw new Refusal({ status: 429, code: 'too_many_attempts', message, retryAfterSeconds: timeToExpire });
  }
}
