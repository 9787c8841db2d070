import { Module } from '@nestjs/common';
import { VideosModule } from '../videos/videos.module.js';
import { ServeMediaController } from './serve-media/serve-media.controller.js';
import { ServeMedia } from './serve-media/serve-media.service.js';
import { MediaFiles } from './served-file.js';

@Module({
  imports: [VideosModule],
  controllers: [ServeMediaController],
  providers: [{ provide: MediaFiles, useClass: ServeMedia }],
  exports: [MediaFiles],
})
export class MediaModule {}
