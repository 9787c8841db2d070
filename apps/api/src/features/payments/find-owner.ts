import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { type Customer, PaymentCustomerRepository } from './payment-customer.repository.js';
import type { PaymentEvent, Reading } from './payment-event.js';
import { PaymentWordRepository } from './payment-word.repository.js';

/** Whose an event is. `learned`: its customer was nobody's until now. */
export type Owner =
  | { readonly found: true; readonly accountId: string; readonly learned: boolean }
  | {
      readonly found: false;
      readonly outcome: 'unknown_account' | 'customer_conflict';
      readonly detail: string;
    };

const unknown = (detail: string): Owner => ({ found: false, outcome: 'unknown_account', detail });

const conflict = (detail: string): Owner => ({ found: false, outcome: 'customer_conflict', detail });

/**
 * The account of an event: the one that it names, or the one that an earlier event named for its customer. A
 * customer, and a subscription, has one account for good.
 */
@Injectable()
export class FindOwner {
  constructor(
    private readonly customers: PaymentCustomerRepository,
    private readonly words: PaymentWordRepository,
  ) {}

  async run(transaction: Transaction, event: PaymentEvent, reading: Reading): Promise<Owner> {
    const { account: named, customer } = reading;
    const of = customer === null ? null : { provider: event.provider, customer };
    const known = of === null ? null : await this.customers.hold(transaction, of);
    const before = known ?? (await this.ownerOfSubscription(transaction, event, reading));
    const accountId = named ?? before;
    if (accountId === null) return unknown('');
    const amiss = await this.amiss(transaction, accountId, before);
    if (amiss !== null) return amiss;
    return {
      found: true,
      accountId,
      learned: known === null && (await this.learn(transaction, of, accountId)),
    };
  }

  private async amiss(
    transaction: Transaction,
    accountId: string,
    before: string | null,
  ): Promise<Owner | null> {
    if (before !== null && before !== accountId) return conflict(before);
    return (await this.customers.emailOf(transaction, accountId)) === null ? unknown(accountId) : null;
  }

  /** False where there is no customer to learn of. */
  private async learn(transaction: Transaction, of: Customer | null, accountId: string): Promise<boolean> {
    if (of === null) return false;
    await this.customers.learn(transaction, of, accountId);
    return true;
  }

  private async ownerOfSubscription(
    transaction: Transaction,
    { provider }: PaymentEvent,
    { word }: Reading,
  ): Promise<string | null> {
    if (word === null) return null;
    return await this.words.ownerOf(transaction, { provider, subscription: word.subscription });
  }
}
