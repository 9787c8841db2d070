import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/limits/network.js';
import { PostgresThrottlerStorage } from '../../../platform/limits/throttler-storage.js';
import type { OauthApp } from '../oauth-app.js';
import { OauthRefusal } from '../oauth-refusal.js';
import { OauthRepository } from '../oauth.repository.js';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 60;

/** Lets a program that nobody knows ask people for a grant. */
@Injectable()
export class RegisterApp {
  constructor(
    private readonly storage: PostgresThrottlerStorage,
    private readonly apps: OauthRepository,
  ) {}

  /** @throws OauthRefusal slow_down, for a network that registers many */
  async run({ name, redirectUris }: Omit<OauthApp, 'id'>, address: string): Promise<OauthApp> {
    const key = `oauth-register:${networkOf(address)}`;
    const counter = { key, withinMs: HOUR_MS, limit: MOST_AN_HOUR };
    const { isBlocked, timeToExpire } = await this.storage.count(counter, randomUUID());
    if (isBlocked)
      throw new OauthRefusal('slow_down', `Too many registrations. Try again in ${timeToExpire} seconds.`);
    const app = { id: `app_${randomUUID()}`, name, redirectUris };
    await this.apps.addApp(app);
    return app;
  }
}
