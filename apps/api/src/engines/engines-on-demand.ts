import type { VideoEngine } from '@clipwright/core/engine';
import type { DeclaredEngine, EnginesConfig } from '../config/engines-config.js';
import type { VideoEngines } from './video-engines.js';

/**
 * The engines of a process that makes no video. What is declared of them is known at once; their code is
 * loaded when somebody asks how one of them does, and again where that failed.
 */
export class EnginesOnDemand implements VideoEngines {
  private loading: Promise<VideoEngines> | null = null;

  constructor(
    private readonly config: EnginesConfig,
    private readonly load: () => Promise<VideoEngines>,
  ) {}

  engine(name: string): VideoEngine | undefined {
    const declared = this.config.engines.get(name);
    return declared === undefined ? undefined : this.onDemand(declared);
  }

  private onDemand({ name, capabilities }: DeclaredEngine): VideoEngine {
    return {
      name,
      capabilities,
      generate: async (request, run) => (await this.loaded(name)).generate(request, run),
      clear: async (left, signal) => (await this.loaded(name)).clear(left, signal),
      health: async (replica, signal) => (await this.loaded(name)).health(replica, signal),
    };
  }

  private async loaded(name: string): Promise<VideoEngine> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    const engine = (await this.loading).engine(name);
    if (engine === undefined) throw new Error(`an engine is declared and not there: ${name}`);
    return engine;
  }
}
