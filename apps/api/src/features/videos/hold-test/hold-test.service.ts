import { randomUUID } from 'node:crypto';
import { ResourceBudgetError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { GenerationConfig } from '../../../config/slices.js';
import { VideoSettled } from '../video-settled.js';

/** Held calls that make nothing, of one account in this process. */
const AT_ONCE = 2;

/** When each of an account's tests ends at the latest, milliseconds since 1970. */
type Ends = Set<{ readonly atMs: number }>;

/** Holds a call as a generation is held, with no video behind it. */
@Injectable()
export class HoldTest {
  private readonly held = new Map<string, Ends>();

  constructor(
    private readonly config: GenerationConfig,
    private readonly settled: VideoSettled,
  ) {}

  /** As long as a generation is held. */
  get longestSeconds(): number {
    return this.config.syncWaitMs / 1000;
  }

  /**
   * Takes a place and gives the seconds of the hold: all of them, or fewer where `gone` fires or the server shuts down.
   * @throws ResourceBudgetError
   */
  begin(accountId: string, seconds: number, gone: AbortSignal): Promise<number> {
    const ends: Ends = this.held.get(accountId) ?? new Set();
    if (ends.size >= AT_ONCE) throw tooMany(ends);
    const own = { atMs: Date.now() + seconds * 1000 };
    this.held.set(accountId, ends.add(own));
    return this.hold(seconds, gone).finally(() => {
      ends.delete(own);
      if (ends.size === 0) this.held.delete(accountId);
    });
  }

  private async hold(seconds: number, gone: AbortSignal): Promise<number> {
    const startMs = performance.now();
    const watch = this.settled.watch(randomUUID());
    const left = new Promise<void>((resolve) =>
      gone.addEventListener('abort', () => resolve(), { once: true }),
    );
    await Promise.race([watch.ended(seconds * 1000), left]);
    watch.close();
    return Math.round((performance.now() - startMs) / 1000);
  }
}

function tooMany(ends: Ends): ResourceBudgetError {
  const nowMs = Date.now();
  const firstMs = Math.min(...[...ends].map(({ atMs }) => atMs));
  const resetInSeconds = Math.max(1, Math.ceil((firstMs - nowMs) / 1000));
  const resetAtMs = Math.ceil(nowMs / 1000 + resetInSeconds) * 1000;
  return new ResourceBudgetError({
    message: `Resource budget exceeded: at most ${AT_ONCE} hold tests are held at once.`,
    reading: { count: ends.size, limit: AT_ONCE, remaining: 0, resetInSeconds, resetAtMs },
  });
}
