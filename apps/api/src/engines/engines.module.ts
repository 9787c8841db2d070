import { Global, Module } from '@nestjs/common';
import { EngineCatalog } from './engine.catalog.js';
import { EngineRegistry } from './engine.registry.js';
import { EngineRouting } from './engine.routing.js';

@Global()
@Module({
  providers: [EngineCatalog, EngineRegistry, EngineRouting],
  exports: [EngineCatalog, EngineRouting],
})
export class EnginesModule {}
