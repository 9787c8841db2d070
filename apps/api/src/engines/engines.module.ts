import { Global, Module } from '@nestjs/common';
import { EngineCatalog } from './engine.catalog.js';
import { EngineRegistry } from './engine.registry.js';
import { EngineRouting } from './engine.routing.js';
import { VideoEngines } from './video-engines.js';

@Global()
@Module({
  providers: [EngineCatalog, { provide: VideoEngines, useClass: EngineRegistry }, EngineRouting],
  exports: [EngineCatalog, EngineRouting],
})
export class EnginesModule {}
