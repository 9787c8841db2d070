import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineHealth } from '@clipwright/core/engine';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../config/slices.js';
import type { UsedPlace } from '../../engines/engine.place.js';
import { EngineRouting } from '../../engines/engine.routing.js';
import { Log } from '../../platform/logging/log.js';
import { nameOf } from './choose-place.js';
import { EngineReplicas } from './engine-replicas.js';

const HEALTH_WITHIN_MS = 30_000;

const LOOK_EVERY_MS = 5_000;

/**
 * In how many rounds a place is looked at: one that is unfit more often, so that it is back soon after it was
 * mended, and a vendor seldom. Unfit it stays for longer than that, lest it takes work before the next look.
 */
const CARES = {
  replicas: { fitEvery: 6, unfitEvery: 1, unfitForMs: 90_000 },
  vendor: { fitEvery: 60, unfitEvery: 12, unfitForMs: 180_000 },
} as const;

/**
 * A worker looks at every replica when it starts, and now and then: one that is unfit takes no work, and the
 * log says what is wrong. It starts all the same: a replica may come later.
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

  /** One round of looks. What makes a video at the moment works, and is left in peace. */
  async look(round: number): Promise<void> {
    const remote = this.routing.places().filter(({ site }) => site !== 'embedded');
    const due = remote.filter((place) => this.isDue(place, round));
    if (due.length === 0) return;
    const states = round === 0 ? [] : await this.replicas.states();
    const busy = states.filter(({ inUse }) => inUse > 0).map(keyOf);
    const idle = due.filter((place) => !busy.includes(keyOf(nameOf(place))));
    await Promise.all(idle.map((place) => this.lookAt(place)));
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
    const { fitEvery, unfitEvery } = careFor(place);
    const isUnfit = this.found.get(keyOf(nameOf(place))) === false;
    return round % (isUnfit ? unfitEvery : fitEvery) === 0;
  }

  private async lookAt(place: UsedPlace): Promise<void> {
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(HEALTH_WITHIN_MS)]);
    const health = await place.engine.health(place.replica, signal);
    if (this.stop.signal.aborted) return;
    this.tell(place, health);
    await this.replicas.looked(place, health, careFor(place).unfitForMs);
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

const careFor = ({ site }: UsedPlace): (typeof CARES)['replicas' | 'vendor'] =>
  CARES[site === 'vendor' ? 'vendor' : 'replicas'];

const keyOf = ({ engine, replica }: { engine: string; replica: string }): string =>
  JSON.stringify([engine, replica]);
