import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ApplyEvent } from './apply-event.js';
import { ApplyWord } from './apply-word.js';
import { ConfiguredWaysToBuy } from './configured-ways-to-buy.js';
import { EventReplay } from './event-replay.js';
import { FindOwner } from './find-owner.js';
import { PaymentCustomerRepository } from './payment-customer.repository.js';
import { PaymentEventRepository } from './payment-event.repository.js';
import { PaymentWordRepository } from './payment-word.repository.js';
import { ReadEvent } from './read-event.js';
import { ReceiveEvent } from './receive-event/receive-event.service.js';
import { ReceiveStandardController } from './receive-event/receive-standard.controller.js';
import { ReceiveStripeController } from './receive-event/receive-stripe.controller.js';
import { StandardSignature } from './receive-event/standard-signature.js';
import { StripeSignature } from './receive-event/stripe-signature.js';
import { WaysToBuy } from './ways-to-buy.js';
import { ReplayEvents } from './replay-events/replay-events.service.js';

const KEPT = [PaymentEventRepository, PaymentWordRepository, PaymentCustomerRepository];

@Module({
  imports: [AuditModule, SubscriptionsModule],
  controllers: [ReceiveStripeController, ReceiveStandardController],
  providers: [
    ...KEPT,
    ...[ReadEvent, FindOwner, ApplyWord, ApplyEvent],
    ...[StripeSignature, StandardSignature, ReceiveEvent],
    { provide: WaysToBuy, useClass: ConfiguredWaysToBuy },
    { provide: EventReplay, useClass: ReplayEvents },
  ],
  exports: [PaymentEventRepository, EventReplay, WaysToBuy],
})
export class PaymentsModule {}
