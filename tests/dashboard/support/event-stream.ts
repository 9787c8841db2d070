import { LIVE_EVENTS, type LiveEvent } from '@clipwright/core/dashboard';
import { waitUntil } from '../../support/index.js';
import type { Person } from './person.js';

export interface Heard {
  readonly name: string;
  readonly id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ListenOptions {
  readonly lastEventId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser's connection to the events of an account, as EventSource has it. */
export class EventStreamClient {
  readonly heard: Heard[] = [];
  /** Null while it is open; then whether it ended in order. */
  ended: 'in order' | 'broken off' | null = null;
  private lastId: string | null = null;

  private constructor(
    readonly response: Response,
    private readonly away: AbortController,
  ) {}

  /** Opens one, and has heard its first event. */
  static async open(
    person: Person,
    { lastEventId, headers }: ListenOptions = {},
  ): Promise<EventStreamClient> {
    const away = new AbortController();
    const response = await fetch(`${person.origin}/dashboard/events`, {
      headers: {
        Cookie: person.cookieHeader(),
        ...headers,
        ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
      },
      signal: away.signal,
    });
    if (response.status !== 200) throw new Error(`The events answered ${response.status}.`);
    const client = new EventStreamClient(response, away);
    void client.listen();
    await client.hears('hello');
    return client;
  }

  get lastEventId(): string {
    return this.lastId ?? '';
  }

  /** Waits for an event of this name that says this. */
  async hears(name: LiveEvent['name'], data: object = {}): Promise<Heard> {
    const wanted = Object.entries(data);
    return await waitUntil(
      { what: `${name} ${JSON.stringify(data)} among ${JSON.stringify(this.heard.slice(-20))}` },
      () =>
        this.heard.findLast(
          (event) => event.name === name && wanted.every(([field, value]) => event.data[field] === value),
        ) ?? null,
    );
  }

  async hasEnded(): Promise<'in order' | 'broken off'> {
    return await waitUntil({ what: 'the stream to end' }, () => this.ended);
  }

  /** Forgets what it has heard. */
  forget(): void {
    this.heard.length = 0;
  }

  leave(): void {
    this.away.abort();
  }

  private async listen(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const bytes of this.response.body ?? []) {
        const parts = (text + decoder.decode(bytes as Uint8Array, { stream: true })).split('\n\n');
        text = parts.pop() ?? '';
        parts.forEach((part) => this.take(part));
      }
      this.ended = 'in order';
    } catch {
      this.ended = 'broken off';
    }
  }

  private take(part: string): void {
    const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const name = fields.get('event') ?? '';
    const data = JSON.parse(fields.get('data') ?? '{}') as Heard['data'];
    this.lastId = fields.get('id') ?? this.lastId;
    // As core says it is, with nothing besides.
    const told = LIVE_EVENTS[name as LiveEvent['name']].strict().parse(data);
    this.heard.push({ name, id: fields.get('id') ?? null, data: told });
  }
}
