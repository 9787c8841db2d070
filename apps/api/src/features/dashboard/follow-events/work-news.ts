import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../../platform/database/notifications.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { WORK_SWITCHED } from '../../videos/switch-work.door.js';
import type { AccountNote } from './account-note.js';
import { EventListeners } from './event-listeners.js';
import { LivePlaces } from './live-places.js';

/** However much happens, operators are told no more often than this. */
const TELL_EVERY_MS = 400;
const LOOK_AT_OPERATORS_EVERY_MS = 15_000;

const MOVES: readonly AccountNote['kind'][] = ['queued', 'processing', 'settled', 'deleted'];

/**
 * Tells operators who listen of the work for all accounts: that something moved, and how far videos have come. What
 * happens within a moment is one event.
 */
@Injectable()
export class WorkNews implements OnModuleDestroy {
  private readonly progress = new Map<string, number>();
  private moved = false;
  private timer: NodeJS.Timeout | null = null;
  private toldAtMs = Number.NEGATIVE_INFINITY;
  private readonly looking: NodeJS.Timeout;

  constructor(
    private readonly listeners: EventListeners,
    private readonly places: LivePlaces,
    private readonly accounts: AccountRepository,
    notifications: Notifications,
  ) {
    notifications.on(WORK_SWITCHED, () => this.switched());
    this.looking = setInterval(() => void this.lookAtOperators(), LOOK_AT_OPERATORS_EVERY_MS).unref();
  }

  hear({ id, kind, subject, progress }: AccountNote): void {
    if (!MOVES.includes(kind) || this.listeners.operatorIds.length === 0) return;
    if (id === undefined) this.progress.set(subject, progress);
    else this.moved = true;
    this.soon();
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Places and estimates of all who wait are others too. */
  private switched(): void {
    this.places.someoneWaits();
    this.moved = true;
    this.soon();
  }

  private soon(): void {
    if (this.timer !== null) return;
    const inMs = Math.max(0, this.toldAtMs + TELL_EVERY_MS - performance.now());
    this.timer = setTimeout(() => this.tell(), inMs).unref();
  }

  private tell(): void {
    this.timer = null;
    this.toldAtMs = performance.now();
    const progress = [...this.progress].map(([videoId, percent]) => ({
      video_id: videoId,
      progress: percent,
    }));
    this.listeners.tellOperators({ name: 'work', data: { moved: this.moved, progress } });
    this.progress.clear();
    this.moved = false;
  }

  private async lookAtOperators(): Promise<void> {
    const ids = this.listeners.operatorIds;
    if (ids.length === 0) return;
    const still = await this.accounts.operatorsAmong(ids).catch(() => ids);
    const asked = new Set(ids);
    this.listeners.endOperators((id) => !asked.has(id) || still.includes(id));
  }
}
