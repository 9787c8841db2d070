import { Global, Module } from '@nestjs/common';
import { EngineRegistry } from './engine.registry.js';
import { EngineRouting } from './engine.routing.js';

@Global()
@Module({ providers: [EngineRegistry, EngineRouting], exports: [EngineRouting] })
export class EnginesModule {}
