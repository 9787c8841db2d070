import { Module } from '@nestjs/common';
import { Moderation } from './moderation.js';

@Module({ providers: [Moderation], exports: [Moderation] })
export class ModerationModule {}
