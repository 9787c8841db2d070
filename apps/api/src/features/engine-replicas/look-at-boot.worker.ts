import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../config/slices.js';
import type { UsedPlace } from '../../engines/engine.place.js';
import { EngineRouting } from '../../engines/engine.routing.js';
import { Log } from '../../platform/logging/log.js';
import { nameOf } from './choose-place.js';

const HEALTH_WITHIN_MS = 30_000;

/**
 * A worker that starts looks at every replica once, and logs what is wrong. It starts all the same: a replica
 * may come later.
 */
@Injectable()
export class LookAtBoot implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private looks: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly server: ServerConfig,
    private readonly routing: EngineRouting,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.role === 'http') return;
    const remote = this.routing.places().filter(({ site }) => site !== 'embedded');
    this.looks = Promise.all(remote.map((place) => this.look(place)));
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort(new Error('the worker is shutting down'));
    await this.looks;
  }

  private async look(place: UsedPlace): Promise<void> {
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(HEALTH_WITHIN_MS)]);
    const { healthy, detail } = await place.engine.health(place.replica, signal);
    if (healthy) this.log.info('a replica of an engine is well', { ...nameOf(place), detail });
    else if (!this.stop.signal.aborted)
      this.log.warn('a replica of an engine can not work', { ...nameOf(place), detail });
  }
}
