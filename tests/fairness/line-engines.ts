import type { VideoEngine } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import type { DeclaredEngine, EnginesConfig } from '../../apps/api/src/config/engines-config.js';

const ABILITIES = {
  modes: ['text' as const],
  durationsSeconds: { min: 1, max: 15 },
  resolutions: ['480p' as const, '720p' as const, '768p' as const, '1080p' as const, '1440p' as const],
  aspectRatios: ['16:9' as const],
  audio: true,
  parallelSlots: 1,
  idempotentStart: false,
};

const SKETCH: DeclaredEngine = {
  name: 'sketch',
  kind: 'sketch',
  site: 'embedded',
  settings: {},
  capabilities: ABILITIES,
  replicas: [{ name: 'sketch', url: null, slots: 1 }],
};

/** The lines of models whose first engine is not the embedded one; all others share one. */
export const REMOTE_LINES: Readonly<Record<ModelId, string>> = {
  modela2: 'generate-video-modela2',
  modelb3: 'generate-video-modelb3',
};
export const EMBEDDED_LINE = 'generate-video';

export interface LineOptions {
  readonly accountAtOnce?: number;
  /** Models that one and the same remote engine makes; the others are made by the embedded one. */
  readonly remote?: readonly ModelId[];
  readonly remoteSlots?: number;
  readonly replicas?: readonly string[];
  /** What works behind the remote engine. */
  readonly engine?: VideoEngine;
}

/** The embedded engine, and a remote one for the models that it makes. */
export function enginesConfig({
  remote = [],
  remoteSlots: slots = 8,
  replicas = ['gpu'],
}: LineOptions): EnginesConfig {
  const wan: DeclaredEngine = {
    ...SKETCH,
    name: 'wan',
    kind: 'openai-videos',
    site: 'replicas',
    replicas: replicas.map((name) => ({ name, url: 'http://127.0.0.1:1', slots })),
  };
  const routeOf = (model: ModelId) => ({
    engines: [remote.includes(model) ? 'wan' : 'sketch'] as const,
    parameters: {},
  });
  return {
    engines: new Map([
      ['sketch', SKETCH],
      ['wan', wan],
    ]),
    routes: { modela2: routeOf('modela2'), modelb3: routeOf('modelb3') },
  };
}
