import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { MediaModule } from '../media/media.module.js';
import { ModelsModule } from '../models/models.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { BeginVideoController } from './begin-video/begin-video.controller.js';
import { BeginVideo } from './begin-video/begin-video.service.js';
import { ExtendVideoController } from './extend-video/extend-video.controller.js';
import { ExtendVideo } from './extend-video/extend-video.service.js';
import { NameModelsController } from './name-models/name-models.controller.js';
import { PageVideosController } from './page-videos/page-videos.controller.js';
import { ReadVideoController } from './read-video/read-video.controller.js';
import { RefuseOthersController } from './refuse-others/refuse-others.controller.js';
import { RemoveVideoController } from './remove-video/remove-video.controller.js';
import { RemoveVideo } from './remove-video/remove-video.service.js';
import { VideoBeginning } from './video-beginning.js';
import { VideoExtension } from './video-extension.js';
import { SendContentController } from './send-content/send-content.controller.js';

/** The shape of /v1/videos that OpenAI's SDKs speak. It has no rule of its own: every call ends in a use case of another feature. */
@Module({
  imports: [ApiKeysModule, VideosModule, VideoRowsModule, ModelsModule, MediaModule],
  controllers: [
    BeginVideoController,
    ExtendVideoController,
    PageVideosController,
    RefuseOthersController,
    ReadVideoController,
    SendContentController,
    RemoveVideoController,
    NameModelsController,
  ],
  providers: [
    { provide: VideoBeginning, useClass: BeginVideo },
    { provide: VideoExtension, useClass: ExtendVideo },
    RemoveVideo,
  ],
})
export class OpenAiModule {}
