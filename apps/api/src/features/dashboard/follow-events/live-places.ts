import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../../platform/database/notifications.js';
import { type QueuedPlace, QueuedPlaceRepository, WORK_SWITCHED } from '../../videos/queued-places.door.js';
import { EventListeners } from './event-listeners.js';

/** However fast the line moves, places are read no more often than this. */
const READ_EVERY_MS = 500;
const SOON_MS = 50;
/** What holds a line up, or no longer does, moves nothing in it. */
const LOOK_EVERY_MS = 4_000;

/**
 * Tells waiting videos' places to those who listen, as their line moves: read in one statement for all of them, and
 * only while one of their videos waits.
 */
@Injectable()
export class LivePlaces implements OnModuleDestroy {
  /** As they were last told. */
  private told = new Map<string, string>();
  private waits = false;
  private timer: NodeJS.Timeout | null = null;
  private readAtMs = Number.NEGATIVE_INFINITY;
  private readonly looking = setInterval(() => this.moved(), LOOK_EVERY_MS).unref();

  constructor(
    private readonly listeners: EventListeners,
    private readonly places: QueuedPlaceRepository,
    notifications: Notifications,
  ) {
    notifications.on(WORK_SWITCHED, () => this.moved());
  }

  /** A video of somebody who listens waits, or may. */
  someoneWaits(): void {
    this.waits = true;
    this.moved();
  }

  /** Some line has moved. */
  moved(): void {
    if (!this.waits || this.timer !== null) return;
    const inMs = Math.max(SOON_MS, this.readAtMs + READ_EVERY_MS - performance.now());
    this.timer = setTimeout(() => void this.read(), inMs).unref();
  }

  /** Has them told anew to somebody who has just come. */
  tellAgain(): void {
    this.told = new Map();
    this.someoneWaits();
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private async read(): Promise<void> {
    this.readAtMs = performance.now();
    const before = this.told;
    this.waits = false;
    const read = await this.places.of(this.listeners.accountIds).catch(() => null);
    this.timer = null;
    if (read === null) return this.someoneWaits();
    this.waits ||= read.length > 0;
    this.told = new Map(read.map((place) => [place.videoId, standingOf(place)]));
    for (const place of read) if (before.get(place.videoId) !== standingOf(place)) this.tell(place);
  }

  private tell({ videoId, accountId, queuePosition, estimatedSeconds, held }: QueuedPlace): void {
    const data = {
      video_id: videoId,
      queue_position: queuePosition,
      estimated_seconds: estimatedSeconds,
      held,
    };
    this.listeners.tell(accountId, { name: 'queued', data });
  }
}

const standingOf = ({ queuePosition, held }: QueuedPlace): string => `${queuePosition} ${held}`;
