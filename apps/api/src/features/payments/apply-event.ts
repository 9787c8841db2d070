import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { AuditLog } from '../audit/audit-log.door.js';
import { ApplyWord } from './apply-word.js';
import { needsOperator, sentenceOf } from './event-outcome.js';
import { FindOwner } from './find-owner.js';
import { actorOf } from './payment-actor.js';
import type { PaymentEvent, Reading } from './payment-event.js';
import { type Noted, PaymentEventRepository } from './payment-event.repository.js';
import { ReadEvent } from './read-event.js';

const UNKNOWN_KIND: Noted = { accountId: null, customer: null, outcome: 'unknown_kind', detail: '' };

/** A customer whom nobody has named yet is none: the event that names it comes a moment later, as a rule. */
const isTrouble = ({ outcome, detail }: Noted): boolean =>
  needsOperator(outcome) && (outcome !== 'unknown_account' || detail !== '');

/**
 * Applies an event that is kept, for the first time or again: finds its account, keeps what it says, sets the
 * plan, and notes what became of it. Those that waited for its customer follow in the same transaction.
 */
@Injectable()
export class ApplyEvent {
  constructor(
    private readonly read: ReadEvent,
    private readonly owners: FindOwner,
    private readonly words: ApplyWord,
    private readonly events: PaymentEventRepository,
    private readonly audit: AuditLog,
  ) {}

  async run(transaction: Transaction, event: PaymentEvent): Promise<Noted> {
    const reading = this.read.run(event);
    const { noted, learned } =
      reading === null
        ? { noted: UNKNOWN_KIND, learned: null }
        : await this.apply(transaction, event, reading);
    await this.events.note(transaction, event, noted);
    if (isTrouble(noted)) await this.tell(transaction, event, noted);
    if (learned !== null) await this.applyWaiting(transaction, event, learned);
    return noted;
  }

  /** `learned`: the customer whose account is known since this event. */
  private async apply(
    transaction: Transaction,
    event: PaymentEvent,
    reading: Reading,
  ): Promise<{ noted: Noted; learned: string | null }> {
    const { customer, trouble } = reading;
    if (trouble?.outcome === 'unreadable')
      return { noted: { accountId: null, customer, ...trouble }, learned: null };
    const owner = await this.owners.run(transaction, event, reading);
    if (!owner.found) {
      const { outcome, detail } = owner;
      return { noted: { accountId: reading.account, customer, outcome, detail }, learned: null };
    }
    const { accountId, learned } = owner;
    const said = await this.say(transaction, reading, { event, accountId, customer, learned });
    const { outcome, detail } = trouble ?? { outcome: said, detail: '' };
    return { noted: { accountId, customer, outcome, detail }, learned: learned ? customer : null };
  }

  private async say(
    transaction: Transaction,
    { word }: Reading,
    of: { event: PaymentEvent; accountId: string; customer: string | null; learned: boolean },
  ): Promise<Noted['outcome']> {
    if (word !== null) return await this.words.run(transaction, word, of);
    return of.learned ? 'learned' : 'nothing';
  }

  private async applyWaiting(
    transaction: Transaction,
    { provider }: PaymentEvent,
    customer: string,
  ): Promise<void> {
    for (const waiting of await this.events.waiting(transaction, { provider, customer }))
      await this.run(transaction, waiting);
  }

  /** In the audit log, beside the list of events. */
  private async tell(transaction: Transaction, event: PaymentEvent, noted: Noted): Promise<void> {
    const { provider, id, kind } = event;
    const { outcome, detail, accountId } = noted;
    const details = { event: id, kind, outcome, told: sentenceOf(outcome, detail), account: accountId };
    await this.audit.record(
      { action: 'payment.not-applied', actor: actorOf(provider), subject: null, details },
      transaction,
    );
  }
}
