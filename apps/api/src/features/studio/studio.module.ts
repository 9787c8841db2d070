import { Module } from '@nestjs/common';
import { Studio } from './studio.js';
import { StudioUseRepository } from './studio-use.repository.js';

@Module({ providers: [Studio, StudioUseRepository], exports: [Studio] })
export class StudioModule {}
