import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../../platform/database/notifications.js';
import type { EventStream } from '../../../platform/http/event-streams.js';
import { SessionRepository } from '../../sign-in/session-records.door.js';
import { ACCOUNT_EVENTS, type AccountNote, eventOf, noteOf } from './account-note.js';
import { EventListeners, type Listener } from './event-listeners.js';
import { LivePlaces } from './live-places.js';
import { WorkNews } from './work-news.js';

/** What can be told again to a browser that was away for a moment. */
const MOST_KEPT = 4_096;
/** Floor under the notifications of ended sessions, and what ends one whose time is up. */
const LOOK_AT_SESSIONS_EVERY_MS = 15_000;

/**
 * Tells open dashboards what changes of their accounts, from one LISTEN connection of the process. PostgreSQL hands
 * notifications to every process in one order, that of the commits: so whoever goes on from an id goes on at any
 * replica, and where the id is not known any more is told to read everything anew.
 */
@Injectable()
export class AccountEvents implements OnModuleDestroy {
  private kept: AccountNote[] = [];
  private readonly looking: NodeJS.Timeout;

  constructor(
    notifications: Notifications,
    private readonly listeners: EventListeners,
    private readonly places: LivePlaces,
    private readonly sessions: SessionRepository,
    private readonly work: WorkNews,
  ) {
    notifications.on(ACCOUNT_EVENTS, (payload) => this.hear(noteOf(payload)));
    notifications.afterGap(() => this.startAnew());
    this.looking = setInterval(() => void this.lookAtSessions(), LOOK_AT_SESSIONS_EVERY_MS).unref();
  }

  /** Tells a stream what it has missed since the event that it names, and from now on what happens. */
  follow(stream: EventStream, listener: Listener, lastId: string | undefined): void {
    const at = lastId === undefined ? -1 : this.kept.findIndex(({ id }) => id === lastId);
    const resumed = at !== -1;
    stream.send({ name: 'hello', data: { resumed }, id: this.kept.at(-1)?.id });
    const missed = resumed ? this.kept.slice(at + 1) : [];
    for (const note of missed) if (note.account_id === listener.accountId) tell(stream, note);
    this.listeners.add(stream, listener);
    this.places.tellAgain();
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
  }

  private hear(note: AccountNote): void {
    if (note.id !== undefined) this.keep(note);
    if (note.kind === 'session_ended') return this.listeners.endSessions((id) => id === note.subject);
    this.work.hear(note);
    const event = eventOf(note);
    if (event !== null) this.listeners.tell(note.account_id, event, note.id);
    if (note.kind === 'queued' && this.listeners.has(note.account_id)) this.places.someoneWaits();
    else if (note.id !== undefined) this.places.moved();
  }

  private keep(note: AccountNote): void {
    this.kept.push(note);
    if (this.kept.length >= 2 * MOST_KEPT) this.kept = this.kept.slice(-MOST_KEPT);
  }

  private startAnew(): void {
    this.kept = [];
    this.listeners.tellAll({ name: 'hello', data: { resumed: false } });
    this.places.tellAgain();
  }

  private async lookAtSessions(): Promise<void> {
    const ids = this.listeners.sessionIds;
    if (ids.length === 0) return;
    const alive = await this.sessions.aliveAmong(ids).catch(() => ids);
    const asked = new Set(ids);
    this.listeners.endSessions((id) => asked.has(id) && !alive.includes(id));
  }
}

function tell(stream: EventStream, note: AccountNote): void {
  const event = eventOf(note);
  if (event !== null) stream.send({ ...event, id: note.id });
}
