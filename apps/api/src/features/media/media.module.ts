import { Module } from '@nestjs/common';
import { ServeMediaController } from './serve-media/serve-media.controller.js';
import { ServeMedia } from './serve-media/serve-media.service.js';

@Module({ controllers: [ServeMediaController], providers: [ServeMedia] })
export class MediaModule {}
