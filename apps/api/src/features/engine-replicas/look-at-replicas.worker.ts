import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineHealth } from '@clipwright/core/engine';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EngineRouting, type UsedPlace, nameOf } from '@clipwright/engines/catalog';
import { ServerConfig } from '../../config/slices.js';
import { Log } from '../../platform/logging/log.js';
import { EngineReplicas } from './engine-replicas.js';

const HEALTH_WITHIN_MS = 30_000;

/** What is unfit is looked at each time, so that it is back soon after it was mended; the rest now and then. */
const LOOK_EVERY_MS = 5_000;
const FIT_EVERY_LOOKS = 6;

/** Longer than from one look at all to the next, lest an unfit replica takes work in between. */
const UNFIT_FOR_MS = 90_000;

/**
 * A worker looks at every place when it starts, and at replicas now and then: one that is unfit takes no
 * work, and the log says what is wrong. It starts all the same: a replica may come later. What a vendor is fit
 * for shows with each start there.
 */
@Injectable()
export class LookAtReplicas implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private readonly found = new Map<string, boolean>();
  private looking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly server: ServerConfig,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.role !== 'http') this.looking = this.lookOn().catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort(new Error('the worker is shutting down'));
    await this.looking;
  }

  /**
   * One round of looks. What makes a video at the moment works, whatever a look finds, and is left in peace
   * after the first one.
   */
  async look(round: number): Promise<void> {
    const due = this.routing.places().filter((place) => this.isDue(place, round));
    if (due.length === 0) return;
    const states = await this.replicas.states();
    const busy = new Set(states.filter(({ inUse }) => inUse > 0).map(keyOf));
    const isBusy = (place: UsedPlace): boolean => busy.has(keyOf(nameOf(place)));
    const looked = due.filter((place) => round === 0 || !isBusy(place));
    await Promise.all(looked.map((place) => this.lookAt(place, isBusy(place))));
  }

  private async lookOn(): Promise<void> {
    for (let round = 0; ; round += 1) {
      await this.look(round).catch((error: unknown) =>
        this.log.warn('the replicas of engines could not be looked at', { error }),
      );
      await sleep(LOOK_EVERY_MS, undefined, { signal: this.stop.signal });
    }
  }

  private isDue(place: UsedPlace, round: number): boolean {
    if (place.site === 'embedded') return false;
    if (place.site === 'vendor') return round === 0;
    return round % FIT_EVERY_LOOKS === 0 || this.found.get(keyOf(nameOf(place))) === false;
  }

  private async lookAt(place: UsedPlace, isBusy: boolean): Promise<void> {
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(HEALTH_WITHIN_MS)]);
    const health = await place.engine.health(place.replica, signal);
    if (this.stop.signal.aborted) return;
    this.tell(place, health);
    if (place.site !== 'vendor' && !isBusy) await this.replicas.looked(place, health, UNFIT_FOR_MS);
  }

  /** Once for each change. */
  private tell(place: UsedPlace, { healthy, detail }: EngineHealth): void {
    const key = keyOf(nameOf(place));
    if (this.found.get(key) === healthy) return;
    this.found.set(key, healthy);
    if (healthy) this.log.info('a replica of an engine is well', { ...nameOf(place), detail });
    else this.log.warn('a replica of an engine can not work', { ...nameOf(place), detail });
  }
}

const keyOf = ({ engine, replica }: { engine: string; replica: string }): string =>
  JSON.stringify([engine, replica]);
