import { setTimeout as sleep } from 'node:timers/promises';
import type { EngineKindName, VideoEngine } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { type DeclaredEngine, EnginesConfig } from '../config/engines-config.js';
import { GenerationConfig, StorageConfig } from '../config/slices.js';
import {
  operatorFetch,
  OperatorWebSocket,
  createVideoDownload,
  type DownloadVideo,
} from '@clipwright/engines/safe-fetch';
import { ComfyUiEngine, type ComfyUiSettings } from '@clipwright/engines/comfyui';
import { HostedEngine, type HostedSettings } from '@clipwright/engines/hosted';
import { OpenAiVideosEngine, type OpenAiVideosSettings } from '@clipwright/engines/openai-videos';
import { SketchEngine } from '@clipwright/engines/sketch';
import type { VideoEngines } from './video-engines.js';

/** What every engine is made with, beside its own settings. */
interface EngineWire {
  readonly tempDir: string;
  /** Videos that are drawn on this machine at a time. */
  readonly workerSlots: number;
  /** Whether what is drawn here is titled with its prompt. */
  readonly promptInMetadata: boolean;
  readonly fetch: typeof operatorFetch;
  /** Rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly download: DownloadVideo;
}

type MakeEngine = (declared: DeclaredEngine, wire: EngineWire) => VideoEngine;

/** The class behind each kind of ENGINE_KINDS; its settings were parsed by that kind's schema. */
const CLASSES: Readonly<Record<EngineKindName, MakeEngine>> = {
  sketch: (_, { tempDir, workerSlots, promptInMetadata }) =>
    new SketchEngine({ tempDir, atOnce: workerSlots, titled: promptInMetadata }),
  'openai-videos': ({ name, settings }, wire) =>
    new OpenAiVideosEngine({ ...wire, name, settings: settings as OpenAiVideosSettings }),
  comfyui: ({ name, settings }, wire) =>
    new ComfyUiEngine({ ...wire, name, settings: settings as ComfyUiSettings, WebSocket: OperatorWebSocket }),
  hosted: ({ name, settings }, wire) =>
    new HostedEngine({ ...wire, name, settings: settings as HostedSettings }),
};

/** The engines of a worker, by their declared names. */
@Injectable()
export class EngineRegistry implements VideoEngines {
  private readonly engines: ReadonlyMap<string, VideoEngine>;

  constructor(config: EnginesConfig, storage: StorageConfig, generation: GenerationConfig) {
    const { tempDir, reserveBytes } = storage;
    const { workerSlots, promptInMetadata } = generation;
    const wire = {
      tempDir,
      workerSlots,
      promptInMetadata,
      fetch: operatorFetch,
      sleep: pause,
      download: createVideoDownload({ tempDir, reserveBytes }),
    };
    this.engines = new Map(
      [...config.engines.values()].map((declared) => [declared.name, made(declared, wire)]),
    );
  }

  engine(name: string): VideoEngine | undefined {
    return this.engines.get(name);
  }
}

/** The kind was looked up in the table that the classes' one is typed by. */
const made = (declared: DeclaredEngine, wire: EngineWire): VideoEngine =>
  CLASSES[declared.kind as EngineKindName](declared, wire);

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
