import type { PaymentEventRow, PaymentEventRows } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Get, Header, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { type ListedEvent, needsOperator, sentenceOf } from '../../payments/payment-records.door.js';
import { EventReplay } from '../../payments/replay-events.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { textOf } from '../query-text.js';
import { WatchPayments } from './watch-payments.service.js';

const EVENT = new CheckedBody(z.object({ event: z.string().regex(/^[^\0]{1,500}$/) }));

/** Events of payment providers, for operators, who may apply one again. */
@Controller('dashboard/operator/payments')
@UseGuards(OperatorGuard)
export class WatchPaymentsController {
  constructor(
    private readonly watchPayments: WatchPayments,
    private readonly replay: EventReplay,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Query() query: Record<string, unknown>): Promise<PaymentEventRows> {
    const { events, next } = await this.watchPayments.run({
      cursor: textOf(query['cursor']),
      text: textOf(query['search']).trim(),
      undone: query['undone'] === 'true',
    });
    return { events: events.map(rowOf), next_cursor: next };
  }

  @Post('replay')
  @HttpCode(200)
  async again(@Body(EVENT) { event }: { event: string }): Promise<PaymentEventRows> {
    const events = await this.replay.one(event);
    if (events === null) throw new NotFoundError({ what: 'The event' });
    return { events: events.map(rowOf), next_cursor: null };
  }
}

const rowOf = ({ id, madeAt, receivedAt, outcome, detail, ...event }: ListedEvent): PaymentEventRow => ({
  event: id,
  provider: event.provider,
  kind: event.kind,
  made_at: madeAt.toISOString(),
  received_at: receivedAt.toISOString(),
  account_id: event.accountId,
  customer: event.customer,
  outcome,
  undone: needsOperator(outcome),
  message: sentenceOf(outcome, detail),
});
