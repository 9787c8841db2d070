import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Notifications } from '../../platform/database/notifications.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { VideoRepository } from './video.repository.js';
import { statement } from '../../platform/database/statement.js';

/** Channel of the notifications; the payload is the video's id. */
export const VIDEO_SETTLED = 'video_settled';

/** Floor under the notifications: what was missed during a lost connection is found by asking. */
const POLL_EVERY_MS = 2_000;

/** Someone waiting for the end of one video. */
export interface Watch {
  /**
   * True once the video has ended, false when that took longer than `waitMs` or the server lets go of held
   * calls.
   */
  ended(waitMs: number): Promise<boolean>;
  /** Stops watching. */
  close(): void;
}

const TELL = statement('SELECT pg_notify($1, $2)');

/** Tells those who wait that a video has come to its end, in whatever process that happened. */
@Injectable()
export class VideoSettled implements OnModuleDestroy {
  private readonly waiting = new Map<string, Set<(ended: boolean) => void>>();
  private readonly poll: NodeJS.Timeout;
  private lettingGo = false;

  constructor(
    notifications: Notifications,
    private readonly videos: VideoRepository,
  ) {
    notifications.on(VIDEO_SETTLED, (videoId) => this.release(videoId, true));
    this.poll = setInterval(() => void this.ask(), POLL_EVERY_MS);
    this.poll.unref();
  }

  /** Announces the end of a video when the transaction commits. */
  async announce(transaction: Transaction, videoId: string): Promise<void> {
    await transaction.rows(TELL, [VIDEO_SETTLED, videoId]);
  }

  /** Starts to watch. Call it before the video is admitted, so that its end can't be missed. */
  watch(videoId: string): Watch {
    let resolveEnd: (ended: boolean) => void = () => undefined;
    const end = new Promise<boolean>((resolve) => (resolveEnd = resolve));
    const waiters = this.waiting.get(videoId) ?? new Set();
    this.waiting.set(videoId, waiters.add(resolveEnd));
    if (this.lettingGo) resolveEnd(false);
    return { ended: (waitMs) => within(end, waitMs), close: () => this.forget(videoId, resolveEnd) };
  }

  /** Held calls at the moment. */
  get held(): number {
    return [...this.waiting.values()].reduce((sum, waiters) => sum + waiters.size, 0);
  }

  /** Lets go of every held call, now and from now on: the server is shutting down. */
  letGo(): void {
    this.lettingGo = true;
    for (const videoId of [...this.waiting.keys()]) this.release(videoId, false);
  }

  onModuleDestroy(): void {
    clearInterval(this.poll);
  }

  private async ask(): Promise<void> {
    if (this.waiting.size === 0) return;
    const settled = await this.videos.settledAmong([...this.waiting.keys()]).catch(() => []);
    for (const videoId of settled) this.release(videoId, true);
  }

  private release(videoId: string, ended: boolean): void {
    for (const resolve of this.waiting.get(videoId) ?? []) resolve(ended);
  }

  private forget(videoId: string, resolve: (ended: boolean) => void): void {
    const waiters = this.waiting.get(videoId);
    waiters?.delete(resolve);
    if (waiters?.size === 0) this.waiting.delete(videoId);
  }
}

async function within(end: Promise<boolean>, waitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), waitMs)));
  try {
    return await Promise.race([end, late]);
  } finally {
    clearTimeout(timer);
  }
}
