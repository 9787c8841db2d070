import { createHash, randomUUID } from 'node:crypto';
import { ResourceBudgetError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { GenerationConfig } from '../../../config/slices.js';
import { type AttemptCounter, PostgresThrottlerStorage } from '../../../platform/limits/throttler-storage.js';
import { Log } from '../../../platform/logging/log.js';
import { VideoSettled } from '../video-settled.js';

/** Held calls that make nothing, of one account on all replicas. */
const AT_ONCE = 2;

/** A call that has its place, and the seconds that it was held: never rejects. */
export interface Hold {
  readonly heldSeconds: Promise<number>;
}

interface Place {
  readonly counter: AttemptCounter;
  readonly id: string;
}

/** Holds a call as a generation is held, with no video behind it. */
@Injectable()
export class HoldTest {
  constructor(
    private readonly config: GenerationConfig,
    private readonly settled: VideoSettled,
    private readonly places: PostgresThrottlerStorage,
    private readonly log: Log,
  ) {}

  /** As long as a generation is held. */
  get longestSeconds(): number {
    return this.config.syncWaitMs / 1000;
  }

  /**
   * Takes a place and holds: for all of the seconds, or fewer where `gone` fires or the server shuts down.
   * @throws ResourceBudgetError
   */
  async begin(accountId: string, seconds: number, gone: AbortSignal): Promise<Hold> {
    const counter = this.counterOf(accountId);
    const id = randomUUID();
    const { isBlocked, timeToBlockExpire } = await this.places.count(counter, id);
    if (isBlocked) throw tooMany(timeToBlockExpire);
    return { heldSeconds: this.holdPlace({ counter, id }, this.hold(seconds, gone)) };
  }

  /** A place that was never given back, since its process was killed, is free once no hold can last any longer. */
  private counterOf(accountId: string): AttemptCounter {
    const key = `hold-test:${createHash('sha256').update(accountId).digest('base64url')}`;
    return { key, withinMs: Math.max(1, this.config.syncWaitMs), limit: AT_ONCE };
  }

  private async holdPlace({ counter, id }: Place, held: Promise<number>): Promise<number> {
    const seconds = await held;
    await this.places
      .giveBack(counter, id)
      .catch((error: unknown) => this.log.warn('a place of a hold test could not be given back', { error }));
    return seconds;
  }

  private async hold(seconds: number, gone: AbortSignal): Promise<number> {
    const startMs = performance.now();
    const watch = this.settled.watch(randomUUID());
    const left = new Promise<void>((resolve) => {
      if (gone.aborted) resolve();
      gone.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([watch.ended(seconds * 1000), left]);
    watch.close();
    return Math.round((performance.now() - startMs) / 1000);
  }
}

/** `resetInSeconds` is when there is room at the latest: most holds end sooner. */
function tooMany(resetInSeconds: number): ResourceBudgetError {
  const resetAtMs = Math.ceil(Date.now() / 1000 + resetInSeconds) * 1000;
  return new ResourceBudgetError({
    message: `Resource budget exceeded: at most ${AT_ONCE} hold tests are held at once.`,
    reading: { count: AT_ONCE, limit: AT_ONCE, remaining: 0, resetInSeconds, resetAtMs },
  });
}
