import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/logging/log.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { ApplyEvent } from '../apply-event.js';
import { needsOperator, type Outcome, sentenceOf } from '../event-outcome.js';
import type { PaymentEvent } from '../payment-event.js';
import { PaymentEventRepository } from '../payment-event.repository.js';

/** How far a provider's clock may be ahead of ours. */
const MOST_AHEAD_MS = 300_000;

/** What became of an event that came in. */
export interface Received {
  readonly outcome: Outcome | 'repeated';
  readonly message: string;
}

const REPEATED: Received = { outcome: 'repeated', message: 'It came before, and changes nothing again.' };

/** Keeps a proved event, once by its id, and applies it, in one transaction: a provider may send it again at any time. */
@Injectable()
export class ReceiveEvent {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly events: PaymentEventRepository,
    private readonly apply: ApplyEvent,
    private readonly log: Log,
  ) {}

  /** @throws Refusal of an event from the future: until its time comes it would stand above every later word */
  async run(event: PaymentEvent): Promise<Received> {
    if (event.madeAt.getTime() > Date.now() + MOST_AHEAD_MS) throw fromTheFuture(event);
    const noted = await this.transactions.run(async (transaction) =>
      (await this.events.add(transaction, event)) ? await this.apply.run(transaction, event) : null,
    );
    if (noted === null) return REPEATED;
    const { outcome, detail } = noted;
    const received = { outcome, message: sentenceOf(outcome, detail) };
    const { provider, id, kind } = event;
    this.log[needsOperator(outcome) ? 'warn' : 'info']('a payment event came in', {
      ...{ provider, event: id, kind },
      ...received,
    });
    return received;
  }
}

const fromTheFuture = ({ madeAt }: PaymentEvent): Refusal =>
  new Refusal({
    status: 400,
    code: 'clock_skew',
    message: `The event says that it happened at ${madeAt.toISOString()}, which is more than five minutes ahead of this server's clock.`,
  });
