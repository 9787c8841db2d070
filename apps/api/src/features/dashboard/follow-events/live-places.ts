import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type QueuedPlace, QueuedPlaceRepository } from '../../videos/queued-places.door.js';
import { EventListeners } from './event-listeners.js';

/** However fast the line moves, places are read no more often than this. */
const READ_EVERY_MS = 500;
const SOON_MS = 50;

/**
 * Tells waiting videos' places to those who listen, as their line moves: read in one statement for all of them, and
 * only while one of their videos waits.
 */
@Injectable()
export class LivePlaces implements OnModuleDestroy {
  /** As they were last told. */
  private told = new Map<string, number | null>();
  private waits = false;
  private timer: NodeJS.Timeout | null = null;
  private readAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly listeners: EventListeners,
    private readonly places: QueuedPlaceRepository,
  ) {}

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
    this.told = new Map(read.map(({ videoId, queuePosition }) => [videoId, queuePosition]));
    for (const place of read) if (before.get(place.videoId) !== place.queuePosition) this.tell(place);
  }

  private tell({ videoId, accountId, queuePosition, estimatedSeconds }: QueuedPlace): void {
    const data = { video_id: videoId, queue_position: queuePosition, estimated_seconds: estimatedSeconds };
    this.listeners.tell(accountId, { name: 'queued', data });
  }
}
