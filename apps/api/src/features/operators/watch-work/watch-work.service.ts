import { Injectable } from '@nestjs/common';
import {
  type DayOfModel,
  type Failure,
  type Waiting,
  AllVideosRepository,
} from '../../videos/all-videos.door.js';
import { type EngineView, WatchEngines } from '../watch-engines.js';

const FAILURES_SHOWN = 20;

export interface WorkView {
  readonly waiting: Waiting;
  readonly lastDay: readonly DayOfModel[];
  readonly failures: readonly Failure[];
  readonly engines: readonly EngineView[];
}

/**
 * How the server does: what waits, what became of the last day's videos, what failed and why, which engines
 * could work.
 */
@Injectable()
export class WatchWork {
  constructor(
    private readonly work: AllVideosRepository,
    private readonly engines: WatchEngines,
  ) {}

  async run(): Promise<WorkView> {
    const [waiting, lastDay, failures, engines] = await Promise.all([
      this.work.waiting(),
      this.work.lastDay(),
      this.work.failures(FAILURES_SHOWN),
      this.engines.run(),
    ]);
    return { waiting, lastDay, failures, engines };
  }
}
