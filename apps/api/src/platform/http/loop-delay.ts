import { BusyError } from '@clipwright/core/errors';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LoadConfig } from '../../config/slices.js';
import { Metrics } from '../metrics/metrics.js';

const RESOLUTION_MS = 10;
const LOOK_EVERY_MS = 1_000;
const NANOSECONDS = 1e6;
/** Load is shed from here on, of what is allowed: what is under way goes on to cost time after it. */
const SHED_FROM = 0.5;

/**
 * How late the event loop is: the mean of the last second. A lateness that lasts is that of two such seconds,
 * one after the other: a process that stood still for however long has one late second behind it, in which its
 * only sample is the standstill.
 */
@Injectable()
export class LoopDelay implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private timer: NodeJS.Timeout | null = null;
  private lateMs = 0;
  private lastingMs = 0;

  constructor(
    private readonly config: LoadConfig,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.histogram.enable();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.histogram.disable();
  }

  /** @throws BusyError when the loop has been about to be later than it may be, and not for a moment only */
  refuseWhenLate(): void {
    if (this.lastingMs < this.config.loopLateMs * SHED_FROM) return;
    throw new BusyError({ message: 'The server is busy: it has more to do than it can do in time.' });
  }

  private look(): void {
    // Without a sample, the loop has not turned since the last look; the next look tells.
    if (this.histogram.count > 0) {
      const lateMs = Math.max(0, this.histogram.mean / NANOSECONDS - RESOLUTION_MS);
      this.lastingMs = Math.min(this.lateMs, lateMs);
      this.lateMs = lateMs;
    }
    this.histogram.reset();
    this.metrics.loopLate.set(this.lateMs / 1000);
  }
}
