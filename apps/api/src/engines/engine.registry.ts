import type { VideoEngine } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { type DeclaredEngine, EnginesConfig } from '../config/engines-config.js';
import { StorageConfig } from '../config/slices.js';
import type { EngineKindName } from './engine.catalog.js';
import { SketchEngine } from './sketch/sketch.engine.js';

/** What every engine is made with, beside its own settings. */
interface EngineWire {
  readonly tempDir: string;
}

type MakeEngine = (declared: DeclaredEngine, wire: EngineWire) => VideoEngine;

/** The class behind each kind of engine.catalog.ts; its settings were parsed by that kind's schema. */
const CLASSES: Readonly<Record<EngineKindName, MakeEngine>> = {
  sketch: (_, { tempDir }) => new SketchEngine({ tempDir }),
};

/** The engines of a worker, by their declared names. */
@Injectable()
export class EngineRegistry {
  private readonly engines: ReadonlyMap<string, VideoEngine>;

  constructor(config: EnginesConfig, storage: StorageConfig) {
    const wire = { tempDir: storage.tempDir };
    this.engines = new Map([...config.engines.values()].map((declared) => [declared.name, made(declared, wire)]));
  }

  /** Undefined for an engine that is no longer declared. */
  engine(name: string): VideoEngine | undefined {
    return this.engines.get(name);
  }
}

/** The kind was looked up in the table that the classes' one is typed by. */
const made = (declared: DeclaredEngine, wire: EngineWire): VideoEngine => CLASSES[declared.kind as EngineKindName](declared, wire);
