import type { LiveEvent } from '@clipwright/core/dashboard';
import { Injectable } from '@nestjs/common';
import type { EventStream } from '../../../platform/http/event-streams.js';
import { Refusal } from '../../../platform/http/refusal.js';

/** Streams of one account in this process: a browser has one, however many tabs it has open. */
const AT_ONCE = 20;
const LATER_SECONDS = 30;

/** A browser that listens: whose, and by which session. */
export interface Listener {
  readonly accountId: string;
  readonly sessionId: string;
  /** Is told of the work for all accounts too. */
  readonly operator: boolean;
}

/** Who listens in this process. */
@Injectable()
export class EventListeners {
  private readonly streams = new Map<string, Map<EventStream, Listener>>();

  /** @throws Refusal 429 too_many_event_streams */
  refuseWhenMany(accountId: string): void {
    if ((this.streams.get(accountId)?.size ?? 0) < AT_ONCE) return;
    throw new Refusal({
      status: 429,
      code: 'too_many_event_streams',
      message: `At most ${AT_ONCE} browsers of an account are told of changes at once.`,
      retryAfterSeconds: LATER_SECONDS,
    });
  }

  add(stream: EventStream, listener: Listener): void {
    const streams = this.streams.get(listener.accountId) ?? new Map<EventStream, Listener>();
    this.streams.set(listener.accountId, streams.set(stream, listener));
    stream.body.once('close', () => this.remove(stream, listener));
  }

  has(accountId: string): boolean {
    return this.streams.has(accountId);
  }

  get accountIds(): string[] {
    return [...this.streams.keys()];
  }

  /** Accounts of those who are told as operators. */
  get operatorIds(): string[] {
    return [...new Set(this.operators().map(([, { accountId }]) => accountId))];
  }

  tellOperators({ name, data }: LiveEvent): void {
    for (const [stream] of this.operators()) stream.send({ name, data });
  }

  /** Ends the streams of operators that are none any more: they come again as what they are. */
  endOperators(isOne: (accountId: string) => boolean): void {
    for (const [stream, { accountId }] of this.operators()) if (!isOne(accountId)) stream.end();
  }

  get sessionIds(): string[] {
    return [...new Set(this.all().map(([, { sessionId }]) => sessionId))];
  }

  tell(accountId: string, { name, data }: LiveEvent, id?: string): void {
    for (const stream of this.streams.get(accountId)?.keys() ?? []) stream.send({ name, data, id });
  }

  tellAll({ name, data }: LiveEvent): void {
    for (const [stream] of this.all()) stream.send({ name, data });
  }

  /** Ends the streams of the sessions for which that is to be. */
  endSessions(isOver: (sessionId: string) => boolean): void {
    for (const [stream, { sessionId }] of this.all()) if (isOver(sessionId)) stream.end();
  }

  private operators(): (readonly [EventStream, Listener])[] {
    return this.all().filter(([, { operator }]) => operator);
  }

  private all(): (readonly [EventStream, Listener])[] {
    return [...this.streams.values()].flatMap((streams) => [...streams]);
  }

  private remove(stream: EventStream, { accountId }: Listener): void {
    const streams = this.streams.get(accountId);
    streams?.delete(stream);
    if (streams?.size === 0) this.streams.delete(accountId);
  }
}
