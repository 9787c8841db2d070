import type { EngineReplica, EngineRequest, VideoEngine } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { ENGINE_OF_MODEL } from './engine.catalog.js';
import { EngineRegistry } from './engine.registry.js';

/** Where one attempt goes. */
export interface EngineRoute {
  readonly engine: VideoEngine;
  readonly replica: EngineReplica;
  readonly params: EngineRequest['params'];
}

const EMBEDDED: EngineReplica = { name: 'embedded', url: null };

/** Chooses engine and replica for a model. */
@Injectable()
export class EngineRouting {
  constructor(private readonly registry: EngineRegistry) {}

  routeFor(model: ModelId): EngineRoute {
    return { engine: this.registry.engine(ENGINE_OF_MODEL[model]), replica: EMBEDDED, params: {} };
  }
}
