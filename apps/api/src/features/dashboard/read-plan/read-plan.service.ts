import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type Subscription, SubscriptionRepository } from '../../subscriptions/subscription-records.door.js';

const MOST_SHOWN = 20;

/** The subscription of an account, and how it came to be so. */
@Injectable()
export class ReadPlan {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Null for an account that is gone. */
  async run({
    id,
    email,
  }: {
    id: string;
    email: string;
  }): Promise<{ subscription: Subscription; changes: AuditEntry[] } | null> {
    const [subscription, changes] = await Promise.all([
      this.subscriptions.of(id),
      this.audit.changesOfPlan(email, MOST_SHOWN),
    ]);
    return subscription === null ? null : { subscription, changes };
  }
}
