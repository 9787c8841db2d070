import { Module } from '@nestjs/common';
import { SubscriptionRepository } from './subscription.repository.js';

/** What others ask of the rows of subscriptions, without what follows a change of one. */
@Module({ providers: [SubscriptionRepository], exports: [SubscriptionRepository] })
export class SubscriptionRowsModule {}
