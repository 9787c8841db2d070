import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { ApplyEvent } from '../apply-event.js';
import { UNDONE } from '../event-outcome.js';
import type { EventReplay } from '../event-replay.js';
import { type KeptEvent, type ListedEvent, PaymentEventRepository } from '../payment-event.repository.js';

/** Events of one page of the list. */
const AT_ONCE = 200;

/** Each in a transaction of its own. */
@Injectable()
export class ReplayEvents implements EventReplay {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly events: PaymentEventRepository,
    private readonly apply: ApplyEvent,
  ) {}

  async one(id: string): Promise<ListedEvent[] | null> {
    const found = await this.events.byId(id);
    for (const event of found) await this.again(event);
    return found.length === 0 ? null : await this.events.byId(id);
  }

  async undone(): Promise<ListedEvent[]> {
    const ids = [...new Set((await this.allUndone()).map(({ id }) => id))].reverse();
    const replayed: ListedEvent[] = [];
    for (const id of ids) replayed.push(...((await this.one(id)) ?? []));
    return replayed;
  }

  /** The newest first, all of them before the first is applied: what is applied leaves the list. */
  private async allUndone(): Promise<Pick<ListedEvent, 'provider' | 'id'>[]> {
    const all: Pick<ListedEvent, 'provider' | 'id'>[] = [];
    for (let after: (typeof all)[number] | null = null; ; after = all.at(-1) ?? null) {
      const page = await this.events.page({ outcomes: UNDONE, text: '', after, limit: AT_ONCE });
      all.push(...page.map(({ provider, id }) => ({ provider, id })));
      if (page.length < AT_ONCE) return all;
    }
  }

  private async again({ provider, id }: KeptEvent): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const event = await this.events.hold(transaction, { provider, id });
      if (event !== null) await this.apply.run(transaction, event);
    });
  }
}
