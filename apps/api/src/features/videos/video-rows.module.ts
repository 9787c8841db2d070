import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { AccountVideosRepository } from './account-videos.repository.js';
import { AllVideosRepository } from './all-videos.repository.js';
import { AuditCredits } from './audit-credits/audit-credits.service.js';
import { LeftOperationRepository } from './left-operation.repository.js';
import { OwnVideoRepository } from './own-video.repository.js';
import { QueuedPlaceRepository } from './queued-place.repository.js';
import { BoardRepository } from './board.repository.js';
import { ReleaseSlot } from './release-slot/release-slot.service.js';
import { SwitchWork } from './switch-work/switch-work.service.js';
import { WorkHoursRepository } from './work-hours.repository.js';
import { WorkSwitchRepository } from './work-switch.repository.js';
import { UsageRepository } from './usage.repository.js';
import { VideoRepository } from './video.repository.js';

const ROWS = [
  VideoRepository,
  AccountVideosRepository,
  AllVideosRepository,
  LeftOperationRepository,
  OwnVideoRepository,
  QueuedPlaceRepository,
  UsageRepository,
  WorkSwitchRepository,
  BoardRepository,
  WorkHoursRepository,
];
const USE_CASES = [AuditCredits, ReleaseSlot, SwitchWork];

/** What others ask of the rows of videos, without engines, storage and queue: the command line too. */
@Module({
  imports: [AuditModule, CreditsModule],
  providers: [...ROWS, ...USE_CASES],
  exports: [...ROWS, ...USE_CASES],
})
export class VideoRowsModule {}
