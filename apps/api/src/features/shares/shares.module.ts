import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MediaModule } from '../media/media.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { ShareRepository } from './share.repository.js';
import { ShareVideoController } from './share-video/share-video.controller.js';
import { ShareVideo } from './share-video/share-video.service.js';
import { FindSharedVideo } from './show-share/shared-video.service.js';
import { ShowShareController } from './show-share/show-share.controller.js';

/** Links by which videos are shown to people without an account. */
@Module({
  imports: [AccountsModule, AuditModule, MediaModule, SignInModule, VideoRowsModule],
  controllers: [ShareVideoController, ShowShareController],
  providers: [ShareRepository, ShareVideo, FindSharedVideo],
})
export class SharesModule {}
