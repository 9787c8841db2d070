import type { VideoEngine } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { StorageConfig } from '../config/slices.js';
import type { EngineName } from './engine.catalog.js';
import { SketchEngine } from './sketch/sketch.engine.js';

/** The engines of a worker, by name. */
@Injectable()
export class EngineRegistry {
  private readonly engines: Readonly<Record<EngineName, VideoEngine>>;

  constructor(storage: StorageConfig) {
    this.engines = { sketch: new SketchEngine({ tempDir: storage.tempDir }) };
  }

  engine(name: EngineName): VideoEngine {
    return this.engines[name];
  }
}
