import { Global, Module } from '@nestjs/common';
import { EngineCatalog, EngineRouting } from '@clipwright/engines/catalog';
import { EnginesConfig } from '../config/engines-config.js';
import { GenerationConfig, ServerConfig, StorageConfig } from '../config/slices.js';
import { EngineUnderstanding, type RemarksOnWords, UnderstandingOnDemand } from './engine-understanding.js';
import { EnginesOnDemand } from './engines-on-demand.js';
import { withStage } from './stage-remarks.js';
import { VideoEngines } from './video-engines.js';

/** The code of engines is loaded before a worker starts, and by none that makes no video. */
const ENGINES = {
  provide: VideoEngines,
  inject: [ServerConfig, EnginesConfig, StorageConfig, GenerationConfig],
  useFactory: async (
    { role }: ServerConfig,
    config: EnginesConfig,
    storage: StorageConfig,
    generation: GenerationConfig,
  ): Promise<VideoEngines> => {
    const load = async (): Promise<VideoEngines> => {
      const { EngineRegistry } = await import('./engine.registry.js');
      return new EngineRegistry(config, storage, generation);
    };
    return role === 'http' ? new EnginesOnDemand(config, load) : await load();
  },
};

const CATALOG = {
  provide: EngineCatalog,
  inject: [EnginesConfig],
  useFactory: (config: EnginesConfig) => new EngineCatalog(config),
};

const ROUTING = {
  provide: EngineRouting,
  inject: [EnginesConfig, EngineCatalog, VideoEngines],
  useFactory: (config: EnginesConfig, catalog: EngineCatalog, engines: VideoEngines) =>
    new EngineRouting(config, catalog, engines),
};

const UNDERSTANDING = {
  provide: EngineUnderstanding,
  inject: [GenerationConfig],
  useFactory: (generation: GenerationConfig) =>
    new UnderstandingOnDemand({ sketch: () => remarksOfSketch(generation) }),
};

/** Those of the embedded engine; the stage speaks for what it films, where there is one. */
async function remarksOfSketch({ stageHome, instrumentsHome }: GenerationConfig): Promise<RemarksOnWords> {
  const { remarksOnWords, hasInstruments } = await import('@clipwright/sketch/understanding');
  const remarks: RemarksOnWords = (words) =>
    remarksOnWords(words, { hasInstruments: hasInstruments(instrumentsHome) });
  if (stageHome === null) return remarks;
  const stage = await import('@clipwright/stage').catch(() => null);
  return stage === null ? remarks : withStage(stage, stageHome, remarks);
}

@Global()
@Module({
  providers: [CATALOG, ENGINES, ROUTING, UNDERSTANDING],
  exports: [EngineCatalog, EngineRouting, EngineUnderstanding],
})
export class EnginesModule {}
