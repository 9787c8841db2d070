import type { DayOfModel, FailedVideo, Work } from '@clipwright/core/dashboard';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { engineRow } from '../engine-row.js';
import { WatchWork } from './watch-work.service.js';

/** Queue, failures and engines, for operators. */
@Controller('dashboard/operator/work')
@UseGuards(OperatorGuard)
export class WatchWorkController {
  constructor(private readonly watchWork: WatchWork) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(): Promise<Work> {
    const { waiting, lastDay, failures, engines } = await this.watchWork.run();
    return {
      queue: {
        queued: waiting.queued,
        processing: waiting.processing,
        oldest_queued_seconds: waiting.oldestQueuedSeconds,
      },
      last_day: lastDay.map(({ medianSeconds, ...day }): DayOfModel => ({
        ...day,
        median_seconds: medianSeconds,
      })),
      failures: failures.map(({ id, at, ...failure }): FailedVideo => ({
        video_id: id,
        at: at.toISOString(),
        ...failure,
      })),
      engines: engines.map(engineRow),
    };
  }
}
