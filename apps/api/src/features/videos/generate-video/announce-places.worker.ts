import { MODEL_IDS } from '@clipwright/core/models';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type EnginePlace, EngineRouting, nameOf } from '@clipwright/engines/catalog';
import { machineOf } from '@clipwright/engines/flow';
import { ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { EngineReplicas, type ReplicaState } from '../../engine-replicas/replicas.door.js';
import { WorkPlaceRepository, type WorkPlace } from '../work-place.repository.js';
import { WORK_SWITCHED, WorkSwitchRepository } from '../work-switch.repository.js';
import { GENERATE_REMOTELY, GENERATE_VIDEO } from './generate-video.job.js';
import { WorkerSlots } from './worker-slots.js';

/** A worker that was not heard of for three of these is not counted on. */
const SAY_EVERY_MS = 10_000;

/**
 * Says, as long as this worker lives, where the videos of each line are made, so that waits can be estimated.
 */
@Injectable()
export class AnnouncePlaces implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private saying: Promise<void> = Promise.resolve();

  constructor(
    private readonly slots: WorkerSlots,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
    private readonly workPlaces: WorkPlaceRepository,
    private readonly switches: WorkSwitchRepository,
    private readonly server: ServerConfig,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    notifications.on(WORK_SWITCHED, () => this.sayAgain());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.slots.works) return;
    await this.say();
    this.timer = setInterval(() => this.sayAgain(), SAY_EVERY_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer === null) return;
    clearInterval(this.timer);
    await this.saying;
    await this.workPlaces.withdraw(this.embedded()).catch(() => undefined);
  }

  /** One after the other. */
  private sayAgain(): void {
    if (this.timer !== null) this.saying = this.saying.then(() => this.say());
  }

  /** A drained worker is no place at which anything that waits will be made. */
  private async say(): Promise<void> {
    try {
      if (await this.switches.isDrained(this.server.workerName))
        return await this.workPlaces.withdraw(this.embedded());
      await this.workPlaces.announce([...this.embedded(), ...this.remote(await this.replicas.states())]);
    } catch (error) {
      this.log.warn('where videos are made could not be told and will be told again', { error });
    }
  }

  private embedded(): WorkPlace[] {
    return this.routing
      .places()
      .filter(({ site }) => site === 'embedded')
      .map((place) => ({
        line: GENERATE_VIDEO.queue,
        place: `${machineOf(place)}:${process.pid}`,
        machine: machineOf(place),
        slots: this.slots.embedded,
      }));
  }

  /** Of each model's first engine: its fallbacks are for when that is away, and nobody knows for how long. */
  private remote(states: readonly ReplicaState[]): WorkPlace[] {
    return MODEL_IDS.flatMap((model) => {
      const working = this.routing
        .firstPlaces(model)
        .filter((place) => place.site !== 'embedded' && !isSetAside(place, states));
      return working.map((place) => ({
        line: GENERATE_REMOTELY[model].queue,
        place: machineOf(place),
        machine: machineOf(place),
        slots: place.replica.slots,
      }));
    });
  }
}

function isSetAside(place: EnginePlace, states: readonly ReplicaState[]): boolean {
  const { engine, replica } = nameOf(place);
  return states.some(
    (state) =>
      state.engine === engine && state.replica === replica && (state.paused || state.drainedAt !== null),
  );
}
