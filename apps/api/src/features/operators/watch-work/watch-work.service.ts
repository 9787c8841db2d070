import { Injectable } from '@nestjs/common';
import { EngineRouting } from '../../../engines/engine.routing.js';
import { type DayOfModel, type Failure, type Waiting, WorkRepository } from '../work.repository.js';

const HEALTH_WITHIN_MS = 3_000;
const FAILURES_SHOWN = 20;

/** An engine, the models it makes, and whether it could work now. */
export interface EngineView {
  readonly name: string;
  readonly replica: string;
  readonly models: readonly string[];
  readonly healthy: boolean;
  readonly detail: string | null;
}

export interface WorkView {
  readonly waiting: Waiting;
  readonly lastDay: readonly DayOfModel[];
  readonly failures: readonly Failure[];
  readonly engines: readonly EngineView[];
}

/** How the server does: what waits, what became of the last day's videos, what failed and why, which engines could work. */
@Injectable()
export class WatchWork {
  constructor(
    private readonly work: WorkRepository,
    private readonly routing: EngineRouting,
  ) {}

  async run(): Promise<WorkView> {
    const [waiting, lastDay, failures, engines] = await Promise.all([
      this.work.waiting(),
      this.work.lastDay(),
      this.work.failures(FAILURES_SHOWN),
      this.engines(),
    ]);
    return { waiting, lastDay, failures, engines };
  }

  private async engines(): Promise<EngineView[]> {
    return await Promise.all(
      this.routing.places().map(async ({ engine, replica, models }) => {
        const health = await engine.health(replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
        return { name: engine.name, replica: replica.name, models, ...health };
      }),
    );
  }
}
