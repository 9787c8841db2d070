import { rateLimitObject } from '@clipwright/core/limiter';
import type { RateLimitObject } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import type { Account } from '../../accounts/account.door.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { ApiKeyRepository, type ShownKey } from '../../api-keys/key-records.door.js';
import type { AuditEntry } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type Subscription, SubscriptionRepository } from '../../subscriptions/subscription-records.door.js';
import { type DayOfUse, UsageRepository } from '../../videos/usage.door.js';

const DAYS = 30;
const CHANGES_SHOWN = 20;

/** All that operators see of one account. */
export interface AccountView {
  readonly account: Account;
  readonly subscription: Subscription;
  /** Of its plan, newest first. */
  readonly changes: readonly AuditEntry[];
  readonly key: ShownKey | null;
  readonly rateLimit: RateLimitObject;
  readonly videos: number;
  readonly creditsUsed: number;
  /** Of the last 30, those on which something was made. */
  readonly days: readonly DayOfUse[];
}

/** One account, with all that hangs on it. */
@Injectable()
export class ReadAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly audit: AuditLog,
    private readonly keys: ApiKeyRepository,
    private readonly window: PostgresWindow,
    private readonly usage: UsageRepository,
  ) {}

  /** Null for an account that is not there. */
  async run(id: string): Promise<AccountView | null> {
    const [account, subscription] = await Promise.all([this.accounts.byId(id), this.subscriptions.of(id)]);
    if (account === null || subscription === null) return null;
    const read = [
      this.audit.changesOfPlan(account.email, CHANGES_SHOWN),
      this.keys.shown(id),
      this.window.read(id),
      this.usage.totals(id),
      this.usage.byDay(id, DAYS - 1),
    ] as const;
    const [changes, key, reading, totals, days] = await Promise.all(read);
    return {
      ...{ account, subscription, changes, key, days },
      rateLimit: rateLimitObject(reading),
      ...totals,
    };
  }
}
