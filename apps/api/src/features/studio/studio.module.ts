import { Module } from '@nestjs/common';
import { PlannedStudio } from './planned-studio.js';
import { Studio } from './studio.js';
import { StudioLimit } from './studio-limit.door.js';
import { StudioUseRepository } from './studio-use.repository.js';

@Module({
  providers: [
    PlannedStudio,
    { provide: Studio, useExisting: PlannedStudio },
    { provide: StudioLimit, useExisting: PlannedStudio },
    StudioUseRepository,
  ],
  exports: [Studio, StudioLimit],
})
export class StudioModule {}
