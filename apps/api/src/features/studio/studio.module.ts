import { Module } from '@nestjs/common';
import { PlannedStudio } from './planned-studio.js';
import { Studio } from './studio.js';
import { StudioUseRepository } from './studio-use.repository.js';

@Module({
  providers: [{ provide: Studio, useClass: PlannedStudio }, StudioUseRepository],
  exports: [Studio],
})
export class StudioModule {}
