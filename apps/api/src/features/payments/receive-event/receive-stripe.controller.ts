import { Body, Controller, Header, Headers, HttpCode, Post, UseGuards } from '@nestjs/common';
import { InternalRoute } from '../../../platform/http/internal-listener.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { FromProvider, ProviderGuard, wrongSignature } from './payment-routes.js';
import { ReceiveEvent, type Received } from './receive-event.service.js';
import { StripeSignature } from './stripe-signature.js';

/** POST /internal/payments/stripe: Stripe's events, by its signature. In no public document. */
@Controller('internal/payments/stripe')
@InternalRoute()
@FromProvider('stripe')
@UseGuards(ProviderGuard)
export class ReceiveStripeController {
  constructor(
    private readonly signature: StripeSignature,
    private readonly receive: ReceiveEvent,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async take(
    @Headers('stripe-signature') signature: string | undefined,
    @Body(new JsonBodyPipe()) body: SentBody,
  ): Promise<{ received: true } & Received> {
    const bytes = Buffer.from(body.json ?? []);
    const event = await this.signature.prove(bytes, signature ?? '', Date.now());
    if (event === null) throw wrongSignature();
    return { received: true, ...(await this.receive.run(event)) };
  }
}
