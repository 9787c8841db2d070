import { Module } from '@nestjs/common';
import { AccountEndModule } from '../account-end/account-end.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { DataEndRepository } from './end-data/data-end.repository.js';
import { EndData } from './end-data/end-data.service.js';
import { EraseAccounts } from './erase-account/erase-accounts.service.js';
import { RetentionRound } from './retention-round.js';
import { RetentionWorker } from './retention.worker.js';

@Module({
  imports: [AccountEndModule, AuditModule, VideosModule],
  providers: [RetentionWorker, RetentionRound, EraseAccounts, EndData, DataEndRepository],
})
export class RetentionModule {}
