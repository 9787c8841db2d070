import { Injectable } from '@nestjs/common';
import { MODELS } from '@clipwright/core/models';
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
    const routes = MODELS.map(({ id }) => ({ model: id, ...this.routing.routeFor(id) }));
    const names = [...new Set(routes.map(({ engine }) => engine.name))];
    return await Promise.all(names.map((name) => this.viewOf(routes.filter(({ engine }) => engine.name === name))));
  }

  private async viewOf(routes: readonly (ReturnType<EngineRouting['routeFor']> & { model: string })[]): Promise<EngineView> {
    const [first] = routes;
    if (first === undefined) throw new Error('an engine without a route');
    const health = await first.engine.health(first.replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
    return { name: first.engine.name, replica: first.replica.name, models: routes.map(({ model }) => model), ...health };
  }
}
