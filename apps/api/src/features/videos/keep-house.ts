import { Injectable } from '@nestjs/common';
import { WorkFiles } from '@clipwright/engines/flow';
import { RetentionConfig } from '../../config/slices.js';
import { ExpireVideos } from './expire-videos/expire-videos.service.js';
import { TrashEnds } from './trash-ends.js';
import { SweepFiles } from './sweep-files/sweep-files.service.js';
import { UsageRepository } from './usage.repository.js';
import { WorkHoursRepository } from './work-hours.repository.js';
import { SweepHolds } from './sweep-files/sweep-holds.service.js';

/** One round: what is due expires, what was in the trash long enough is deleted, hours that are over and what accounts use are added up, then files without an owner go, then room that nobody's files take. */
@Injectable()
export class KeepHouse {
  constructor(
    private readonly retention: RetentionConfig,
    private readonly expireVideos: ExpireVideos,
    private readonly trash: TrashEnds,
    private readonly sweepFiles: SweepFiles,
    private readonly sweepHolds: SweepHolds,
    private readonly workFiles: WorkFiles,
    private readonly hours: WorkHoursRepository,
    private readonly usage: UsageRepository,
  ) {}

  get everyMs(): number {
    return this.retention.sweepEveryMs;
  }

  async run(nowMs: number): Promise<void> {
    await this.expireVideos.run();
    await this.trash.over();
    for (let behind = true; behind;) behind = await this.hours.rollUp();
    for (let behind = true; behind;) behind = await this.usage.rollUp();
    await this.workFiles.sweep(nowMs);
    const swept = await this.sweepFiles.run(nowMs);
    if (swept !== null) await this.sweepHolds.run();
  }
}
