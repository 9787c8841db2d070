import type { EngineKindName, VideoEngine } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { type DeclaredEngine, EnginesConfig } from '../config/engines-config.js';
import { GenerationConfig, StorageConfig } from '../config/slices.js';
import { comfyUi } from '@clipwright/engines/comfyui';
import { hosted } from '@clipwright/engines/hosted';
import { openAiVideos } from '@clipwright/engines/openai-videos';
import { sketch } from '@clipwright/engines/sketch';
import { engineWire, type EngineWire } from '@clipwright/engines/wire';
import { stageOnDemand } from './stage-on-demand.js';
import type { VideoEngines } from './video-engines.js';

type MakeEngine = (name: string, settings: never, wire: EngineWire) => VideoEngine;

/** How an engine of each kind of ENGINE_KINDS is made; its settings were parsed by that kind's schema. */
const CREATE: Readonly<Record<EngineKindName, MakeEngine>> = {
  sketch: sketch.create,
  'openai-videos': openAiVideos.create,
  comfyui: comfyUi.create,
  hosted: hosted.create,
};

/** The engines of a worker, by their declared names. */
@Injectable()
export class EngineRegistry implements VideoEngines {
  private readonly engines: ReadonlyMap<string, VideoEngine>;

  constructor(config: EnginesConfig, storage: StorageConfig, generation: GenerationConfig) {
    const { tempDir, reserveBytes } = storage;
    const { workerSlots, promptInMetadata, assetsHome, stageHome } = generation;
    const painter = stageHome === null ? null : stageOnDemand(stageHome, generation.deadlineMs);
    const wire = engineWire({ tempDir, reserveBytes, workerSlots, promptInMetadata, painter, assetsHome });
    this.engines = new Map(
      [...config.engines.values()].map((declared) => [declared.name, made(declared, wire)]),
    );
  }

  engine(name: string): VideoEngine | undefined {
    return this.engines.get(name);
  }
}

/** The kind was looked up in the table that this one is typed by. */
const made = ({ kind, name, settings }: DeclaredEngine, wire: EngineWire): VideoEngine =>
  CREATE[kind as EngineKindName](name, settings as never, wire);
