import { Injectable } from '@nestjs/common';
import { type ListedEvent, PaymentEventRepository, UNDONE } from '../../payments/payment-records.door.js';

const PAGE = 50;

/** What names an event: its provider and the id that it has there. */
const CURSOR = /^(stripe|standard):(.+)$/s;

/** A page of the events of payment providers, newest first. */
@Injectable()
export class WatchPayments {
  constructor(private readonly events: PaymentEventRepository) {}

  async run(query: {
    cursor: string;
    text: string;
    undone: boolean;
  }): Promise<{ events: ListedEvent[]; next: string | null }> {
    const [, provider, id] = CURSOR.exec(query.cursor) ?? [];
    const after =
      provider === undefined || id === undefined
        ? null
        : { provider: provider as ListedEvent['provider'], id };
    const outcomes = query.undone ? UNDONE : [];
    const found = await this.events.page({ outcomes, text: query.text, after, limit: PAGE + 1 });
    const events = found.slice(0, PAGE);
    const last = events.at(-1);
    return {
      events,
      next: found.length > PAGE && last !== undefined ? `${last.provider}:${last.id}` : null,
    };
  }
}
